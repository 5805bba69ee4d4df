/// A value of a property list, as the defaults database stores it.
package enum StoredValue: Hashable, Sendable {
    case string(String)
    case boolean(Bool)
    case integer(Int)
    /// A floating-point number.
    case double(Double)
    case date(Date)
    case data(Data)
    case array([StoredValue])
    case dictionary([String: StoredValue])
}

extension StoredValue: Decodable {
    /// Decodes a value of JSON or of a property list.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // JSON would also take a number for a date.
        if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .double(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([StoredValue].self) {
            self = .array(value)
        } else if let value = try? container.decode([String: StoredValue].self) {
            self = .dictionary(value)
        } else if let value = try? container.decode(Date.self) {
            self = .date(value)
        } else {
            self = .data(try container.decode(Data.self))
        }
    }
}

extension StoredValue {
    /// Creates a value from one of Foundation; nil if no property list can hold it.
    init?(_ value: Any) {
        switch value {
        case let value as StoredValue: self = value
        case let value as String: self = .string(value)
        case let value as Bool: self = .boolean(value)
        case let value as Int: self = .integer(value)
        case let value as any BinaryInteger:
            guard let number = Int(exactly: value) else { return nil }
            self = .integer(number)
        case let value as Double: self = .double(value)
        case let value as Float: self = .double(Double(value))
        case let value as CGFloat: self = .double(Double(value))
        case let value as Date: self = .date(value)
        case let value as Data: self = .data(value)
        case let value as URL: self = .string(value.absoluteString)
        case let value as [Any]:
            let values = value.compactMap { StoredValue($0) }
            guard values.count == value.count else { return nil }
            self = .array(values)
        case let value as [String: Any]:
            let values = value.compactMapValues { StoredValue($0) }
            guard values.count == value.count else { return nil }
            self = .dictionary(values)
        case let value as NSNumber: self.init(number: value)
        default: return nil
        }
    }

    private init(number: NSNumber) {
        let double = number.doubleValue
        self = Int(exactly: double).map { .integer($0) } ?? .double(double)
    }

    /// The value as an object of Foundation.
    var object: Any {
        switch self {
        case .string(let value): value
        case .boolean(let value): value
        case .integer(let value): value
        case .double(let value): value
        case .date(let value): value
        case .data(let value): value
        case .array(let values): values.map(\.object)
        case .dictionary(let values): values.mapValues(\.object)
        }
    }

    // Conversions as in Apple's documentation of `UserDefaults`: strings and numbers are read as one another.

    /// The value as an integer; 0 where it cannot be converted.
    var integer: Int {
        switch self {
        case .integer(let value): value
        case .boolean(let value): value ? 1 : 0
        case .double(let value): Int(exactly: value.rounded(.towardZero)) ?? 0
        case .string(let value):
            Self.leadingNumber(value).flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0
        case .date, .data, .array, .dictionary: 0
        }
    }

    /// The value as a floating-point number; 0 where it cannot be converted.
    var double: Double {
        switch self {
        case .integer(let value): Double(value)
        case .boolean(let value): value ? 1 : 0
        case .double(let value): value
        case .string(let value): Self.leadingNumber(value) ?? 0
        case .date, .data, .array, .dictionary: 0
        }
    }

    /// The value as a Boolean; false where it cannot be converted.
    var boolean: Bool {
        switch self {
        case .boolean(let value): value
        case .integer(let value): value != 0
        case .double(let value): value != 0
        case .string(let value):
            ["yes", "true"].contains(value.lowercased()) || (Self.leadingNumber(value) ?? 0) != 0
        case .date, .data, .array, .dictionary: false
        }
    }

    /// The value as a string; nil where it cannot be converted.
    var string: String? {
        switch self {
        case .string(let value): value
        case .boolean(let value): value ? "1" : "0"
        case .integer(let value): String(value)
        case .double(let value): Int(exactly: value).map(String.init) ?? String(value)
        case .date, .data, .array, .dictionary: nil
        }
    }

    /// Returns the number that a string begins with; nil for none.
    private static func leadingNumber(_ text: String) -> Double? {
        let trimmed = text.drop(while: \.isWhitespace)
        let digits = trimmed.prefix { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
        var candidate = digits
        while !candidate.isEmpty {
            if let number = Double(candidate) { return number }
            candidate = candidate.dropLast()
        }
        return nil
    }
}
