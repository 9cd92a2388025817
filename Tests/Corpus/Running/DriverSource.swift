/// The program that is compiled with a batch's generated code: decodes and maps one file, and prints both results.
///
/// It sees values only by reflection, so that it knows nothing of how their types were made.
enum DriverSource {
  static func main(models: [(name: String, isList: Bool, mapsLists: Bool)]) -> String {
    let cases = models.map { model in
      let dto = model.isList ? "[\(model.name)DTO].self" : "\(model.name)DTO.self"
      let map =
        !model.isList
        ? "[try \(model.name)(dto: dto)]"
        : model.mapsLists ? "try [\(model.name)](dto: dto)" : "try dto.map { try \(model.name)(dto: $0) }"
      return """
        case "\(model.name)":
            try sweep(name, decode: { try WireDecoder.decode(\(dto), from: $0) }, map: { dto in \(map) })
        """
    }
    return """
      import Foundation

      let name = CommandLine.arguments[1]
      do {
          switch name {
      \(cases.joined(separator: "\n"))
          default: fatalError("no model \\(name)")
          }
      } catch let error as Stopped {
          print("\\(error.step): \\(error.reason)")
          exit(1)
      }
      """
  }

  static let reflection = #"""
    import Foundation

    struct Stopped: Error {
        var step: String
        var reason: String
    }

    /// Each line of JSON Lines is a document of its own; a file with one document has one part.
    func sweep<Wire, Domain>(
        _ name: String, decode: (Data) throws -> Wire, map: (Wire) throws -> [Domain]
    ) throws {
        var wire = "["
        var domain = "["
        let parts = try FileManager.default.contentsOfDirectory(atPath: "in").filter { $0.hasPrefix(name + ".") }.sorted()
        for part in parts {
            let data = try Data(contentsOf: URL(fileURLWithPath: "in/\(part)"))
            let dto: Wire
            do { dto = try decode(data) } catch { throw Stopped(step: "decode", reason: "\(error)") }
            let models: [Domain]
            do { models = try map(dto) } catch { throw Stopped(step: "map", reason: "\(error)") }
            let values: [Any] = (dto as? [Any]) ?? [dto]
            for value in values { write(value, to: &wire); wire += ",\n" }
            for value in models { write(value, to: &domain); domain += ",\n" }
        }
        try (wire + "null]").write(toFile: "out/\(name).dto.json", atomically: false, encoding: .utf8)
        try (domain + "null]").write(toFile: "out/\(name).domain.json", atomically: false, encoding: .utf8)
    }

    func quote(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    func write(_ value: Any, to out: inout String) {
        switch value {
        case let value as String: out += quote(value); return
        case let value as Bool: out += value ? "true" : "false"; return
        case let value as Int: out += "\(value)"; return
        case let value as Double: out += "\(value)"; return
        case let value as Int64: out += "\(value)"; return
        case let value as UInt64: out += "\(value)"; return
        case let value as Int32: out += "\(value)"; return
        case let value as Decimal: out += "\(value)"; return
        case let value as Date: out += "{\"date\":\(value.timeIntervalSince1970)}"; return
        case let value as Duration: out += "{\"duration\":\(value / .seconds(1))}"; return
        case let value as UUID: out += "{\"uuid\":\"\(value.uuidString)\"}"; return
        case let value as URL: out += "{\"url\":\(quote(value.absoluteString))}"; return
        default: break
        }
        let mirror = Mirror(reflecting: value)
        let type = "\(Swift.type(of: value))"
        switch mirror.displayStyle {
        case .optional:
            if let child = mirror.children.first { write(child.value, to: &out) } else { out += "null" }
        case .collection:
            out += "["
            for (index, child) in mirror.children.enumerated() {
                if index > 0 { out += "," }
                write(child.value, to: &out)
            }
            out += "]"
        case .dictionary:
            out += "{\"map\":["
            for (index, child) in mirror.children.enumerated() {
                if index > 0 { out += "," }
                let pair = Array(Mirror(reflecting: child.value).children)
                out += "["
                write(pair[0].value, to: &out)
                out += ","
                write(pair[1].value, to: &out)
                out += "]"
            }
            out += "]}"
        case .enum:
            guard let child = mirror.children.first else {
                out += "{\"case\":\(quote("\(value)")),\"of\":\(quote(type))}"
                return
            }
            if type.hasPrefix("WireIndirect<") || type.hasPrefix("Indirect<") { return write(child.value, to: &out) }
            out += "{\"case\":\(quote(child.label ?? "")),\"of\":\(quote(type)),\"value\":"
            let payload = Mirror(reflecting: child.value)
            if payload.displayStyle == .tuple, payload.children.count == 1, let only = payload.children.first {
                write(only.value, to: &out)
            } else {
                write(child.value, to: &out)
            }
            out += "}"
        default:
            out += "{\"struct\":\(quote(type)),\"members\":["
            for (index, child) in mirror.children.enumerated() {
                if index > 0 { out += "," }
                out += "[\(quote(child.label ?? "")),"
                write(child.value, to: &out)
                out += "]"
            }
            out += "]}"
        }
    }
    """#
}
