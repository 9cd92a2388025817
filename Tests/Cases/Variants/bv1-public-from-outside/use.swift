import Foundation
import Shop

func use(_ data: Data) throws -> Root? {
  let dto = try WireDecoder.decode(RootDTO.self, from: data)
  do {
    let root = try Root(dto: dto)
    return Root(id: root.id, name: root.name, price: root.price, lines: [Root.Line(sku: "b")])
  } catch MappingError.invalid(let field) {
    print(field)
    return nil
  }
}
