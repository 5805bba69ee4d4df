import Foundation

/// A value of a property list.
indirect enum PropertyListValue: Codable, Equatable {
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case text(String)
    case date(Date)
    case data(Data)
    case list([PropertyListValue])
    case entries([String: PropertyListValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .real(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode(Date.self) {
            self = .date(value)
        } else if let value = try? container.decode(Data.self) {
            self = .data(value)
        } else if let value = try? container.decode([PropertyListValue].self) {
            self = .list(value)
        } else {
            self = .entries(try container.decode([String: PropertyListValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .boolean(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .real(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .date(let value): try container.encode(value)
        case .data(let value): try container.encode(value)
        case .list(let values): try container.encode(values)
        case .entries(let values): try container.encode(values)
        }
    }

    /// The value with all texts changed.
    func mapTexts(_ change: (String) -> String) -> PropertyListValue {
        switch self {
        case .text(let text): .text(change(text))
        case .list(let values): .list(values.map { $0.mapTexts(change) })
        case .entries(let values): .entries(values.mapValues { $0.mapTexts(change) })
        default: self
        }
    }
}
