import DTOGenKernel
import DTOGenSupport
import DTOGenTestSupport
import Foundation
import Testing

private enum Status { case confirmed, unknown(raw: String) }
private enum Fare { case flex(Rules), none, both(Int, String) }
private struct Rules { let days: Int, fee: Money? }
private struct CityName: Hashable { let rawValue: String }
private struct Empty {}
private struct Identifier: Hashable { let rawValue: String }

private struct Sample {
  let id = Identifier(rawValue: "o\"1\n\u{1}")
  let number = CityName(rawValue: "IST")
  let count = 2
  let flag = true
  let ratio = 0.1
  let big = 1e16
  let exact = Decimal(string: "1500.250")
  let whole = Decimal(1000)
  let at = Date(timeIntervalSince1970: 1_714_557_600)
  let precise = WireDate.parse("2024-05-01T10:00:00.0509Z")
  let ref = UUID(uuidString: "6f9619ff-8b86-d011-b42d-00c04fc964ff")
  let link = URL(string: "https://x.example/a?b=c")
  let price: Money? = Money(minorUnits: 124990, currencyCode: "TRY")
  let day = CalendarDate("2024-05-01")
  let time = TimeOfDay("14:30")
  let local = LocalDateTime("2024-05-01 14:30:00.5")
  let seats: Int? = nil
  let status = Status.confirmed
  let other = Status.unknown(raw: "x")
  let fare = Fare.flex(Rules(days: 1, fee: nil))
  let none = Fare.none
  let both = Fare.both(1, "a")
  let legs = [Rules(days: 3, fee: nil)]
  let empty: [Int] = []
  let stock = [CityName(rawValue: "b"): 2, CityName(rawValue: "a"): 1]
  let grid = ["x": [1, nil]]
  let nothing = Empty()
}

/// A domain value is compared as lines of text.
@Suite struct DomainTextTests {
  static let expected = #"""
    id = "o\"1\n\u{1}"
    number = "IST"
    count = 2
    flag = true
    ratio = 0.1
    big = 1e+16
    exact = 1500.25
    whole = 1000
    at = 2024-05-01T10:00:00Z
    precise = 2024-05-01T10:00:00.051Z
    ref = 6F9619FF-8B86-D011-B42D-00C04FC964FF
    link = https://x.example/a?b=c
    price = 124990 TRY
    day = 2024-05-01
    time = 14:30:00
    local = 2024-05-01T14:30:00.5
    seats = nil
    status = .confirmed
    other = .unknown(raw: "x")
    fare = .flex
    fare.flex.days = 1
    fare.flex.fee = nil
    none = .none
    both = .both(1, "a")
    legs.count = 1
    legs[0].days = 3
    legs[0].fee = nil
    empty.count = 0
    stock.count = 2
    stock["a"] = 1
    stock["b"] = 2
    grid.count = 1
    grid["x"].count = 2
    grid["x"][0] = 1
    grid["x"][1] = nil
    """#

  @Test func eachPropertyIsALine() {
    #expect(DomainText.text(of: Sample()) == Self.expected)
    #expect(DomainText.text(of: [Rules(days: 1, fee: nil)]) == "count = 1\n[0].days = 1\n[0].fee = nil")
    #expect(DomainText.text(of: Status.unknown(raw: "x")) == #"self = .unknown(raw: "x")"#)
  }

  @Test func aPropertyKeptIndirectlyIsLikeAnyOther() {
    struct Node {
      var name: String
      @Indirect var next: Node?
    }
    let node = Node(name: "a", next: Node(name: "b", next: nil))
    #expect(DomainText.text(of: node) == "name = \"a\"\nnext.name = \"b\"\nnext.next = nil")
  }

  @Test func whatDiffersIsShown() {
    #expect(DomainText.difference(of: Sample(), from: Self.expected) == "")
    #expect(DomainText.difference(of: Sample(), from: "count = 2\nlegs[0].days = 3") == "")
    #expect(
      DomainText.difference(of: Rules(days: 1, fee: nil), from: "days = 2\nfee = nil\nextra = 1")
        == "expected days = 2\n   found days = 1\nexpected extra = 1\n   found nothing of that name")
  }
}
