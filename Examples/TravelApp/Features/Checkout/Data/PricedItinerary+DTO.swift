// Scaffolded by dtogen. Yours to edit.

import Foundation
import SharedKernel

extension PricedItinerary {
    init(dto: PricedItineraryDTO) throws {
        guard dto.guaranteedUntil > dto.pricedAt else { throw MappingError.invalid(field: "guaranteedUntil") }
        guard !dto.segments.isEmpty else { throw MappingError.invalid(field: "segments") }
        guard !dto.passengers.isEmpty else { throw MappingError.invalid(field: "passengers") }
        guard
            try WireMapping.decimal(dto.total.amount, at: "total.amount") > 0
        else { throw MappingError.invalid(field: "total.amount") }
        for (index, tax) in dto.taxes.enumerated() {
            guard
                try WireMapping.decimal(tax.amount.amount, at: "taxes[\(index)].amount.amount") >= 0
            else { throw MappingError.invalid(field: "taxes[\(index)].amount.amount") }
        }
        self.init(
            id: PricedItineraryID(dto.id),
            offerID: OfferID(dto.offerId),
            pricedAt: dto.pricedAt,
            guaranteedUntil: dto.guaranteedUntil,
            segments: try WireMapping.each(dto.segments, at: "segments", PricedItinerary.Segment.init(dto:)),
            passengers: try WireMapping.each(dto.passengers, at: "passengers", Passenger.init(dto:)),
            taxes: try WireMapping.each(dto.taxes, at: "taxes", PricedItinerary.Tax.init(dto:)),
            total: try WireMapping.one(dto.total, at: "total", Money.init(dto:)),
            refundPolicy: try WireMapping.one(dto.refundPolicy, at: "refundPolicy", RefundPolicy.init(dto:)),
            contactEmail: dto.contact?.email
        )
    }
}

extension PricedItinerary.Segment {
    init(dto: PricedItineraryDTO.SegmentDTO) throws {
        self.init(
            carrierCode: dto.carrierCode,
            number: dto.number,
            departure: try WireMapping.one(dto.departure, at: "departure", Stop.init(dto:)),
            arrival: try WireMapping.one(dto.arrival, at: "arrival", Stop.init(dto:)),
            baggageKg: dto.baggageKg
        )
    }
}

extension PricedItinerary.Tax {
    init(dto: PricedItineraryDTO.TaxDTO) throws {
        self.init(
            code: dto.code,
            nature: dto.nature,
            amount: try WireMapping.one(dto.amount, at: "amount", Money.init(dto:))
        )
    }
}
