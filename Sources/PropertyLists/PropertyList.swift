/// A value of a property list.
///
/// Foundation's parser is not used: a list whose objects or entities reference one another can expand from a few hundred
/// bytes to gigabytes, and it creates all of them.
package enum PropertyList: Hashable, Sendable {
    /// Text, of `<string>`.
    case string(String)
    /// A Boolean value.
    case boolean(Bool)
    /// A whole number.
    case integer(Int)
    /// A floating-point number.
    case real(Double)
    /// A date, in seconds since the beginning of 2001 in UTC.
    case date(Double)
    /// Bytes, of `<data>`.
    case data([UInt8])
    /// Values in order.
    case array([PropertyList])
    /// Values by key.
    case dictionary([String: PropertyList])

    /// The text of a string; nil for other values.
    package var string: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    /// The values of an array; nil for other values.
    package var array: [PropertyList]? {
        if case .array(let values) = self { return values }
        return nil
    }

    /// The values of a dictionary; nil for other values.
    package var dictionary: [String: PropertyList]? {
        if case .dictionary(let entries) = self { return entries }
        return nil
    }

    /// The texts of an array, without what else is in it; nil for other values.
    package var strings: [String]? { array?.compactMap(\.string) }

    /// Returns the value with all strings changed, but those that are keys.
    package func mapStrings(_ change: (String) -> String) -> PropertyList {
        switch self {
        case .string(let text): .string(change(text))
        case .array(let values): .array(values.map { $0.mapStrings(change) })
        case .dictionary(let entries): .dictionary(entries.mapValues { $0.mapStrings(change) })
        case .boolean, .integer, .real, .date, .data: self
        }
    }
}
