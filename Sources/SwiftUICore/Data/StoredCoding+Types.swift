import FoundationAdditions

extension StoredCoding where Value == Bool {
    /// Truth values, also stored as numbers.
    static var plain: StoredCoding {
        StoredCoding(decode: { ($0 as? Bool) ?? ($0 as? Int).map { $0 != 0 } }, encode: { $0 })
    }
}

extension StoredCoding where Value == Int {
    /// Whole numbers; of others their whole part.
    static var plain: StoredCoding {
        StoredCoding(
            decode: { ($0 as? Int) ?? ($0 as? Double).flatMap { Int(exactly: $0.rounded(.towardZero)) } },
            encode: { $0 })
    }
}

extension StoredCoding where Value == Double {
    /// Numbers, also stored as whole ones.
    static var plain: StoredCoding {
        StoredCoding(decode: { ($0 as? Double) ?? ($0 as? Int).map { Double($0) } }, encode: { $0 })
    }
}

extension StoredCoding where Value == String {
    /// Strings as they are.
    static var plain: StoredCoding { StoredCoding(decode: { $0 as? String }, encode: { $0 }) }
}

extension StoredCoding where Value == Data {
    /// Bytes as they are.
    static var plain: StoredCoding { StoredCoding(decode: { $0 as? Data }, encode: { $0 }) }
}

extension StoredCoding where Value == Date {
    /// Dates as they are.
    static var plain: StoredCoding { StoredCoding(decode: { $0 as? Date }, encode: { $0 }) }
}

extension StoredCoding where Value == URL {
    /// Locations, as user defaults keep them: paths of files, and texts of others.
    static var plain: StoredCoding {
        StoredCoding(
            decode: { stored in
                (stored as? String).flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : URL(string: $0) }
            }, encode: { $0.isFileURL ? $0.path : $0.absoluteString })
    }
}

extension StoredCoding where Value: RawRepresentable {
    /// Values that are stored as their raw values.
    static func raw(_ coding: StoredCoding<Value.RawValue>) -> StoredCoding {
        StoredCoding(
            decode: { coding.decode($0).flatMap(Value.init(rawValue:)) },
            encode: { coding.encode($0.rawValue) })
    }
}

extension StoredCoding {
    /// Values that may be missing: nil stores nothing.
    static func optional<Wrapped>(_ coding: StoredCoding<Wrapped>) -> StoredCoding
    where Value == Wrapped? {
        StoredCoding(decode: { .some(coding.decode($0)) }, encode: { $0.flatMap(coding.encode) })
    }
}
