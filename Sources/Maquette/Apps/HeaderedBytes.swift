import Foundation

/// A value as JSON with bytes after it: the size of the JSON as 4 bytes, little-endian, the JSON, and the bytes.
package enum HeaderedBytes {
    /// Joins a value and bytes.
    ///
    /// - Parameters:
    ///   - header: The value.
    ///   - bytes: The bytes.
    /// - Returns: Both as one array; an empty one if the value has no JSON.
    package static func joined(_ header: some Encodable, _ bytes: [UInt8]) -> [UInt8] {
        guard let json = try? JSONEncoder().encode(header) else { return [] }
        return withUnsafeBytes(of: UInt32(json.count).littleEndian) { Array($0) } + json + bytes
    }

    /// Reads what may be anything.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - bytes: The value with its bytes.
    ///   - limit: The greatest size of the JSON in bytes.
    /// - Returns: The value, and the bytes after it; nil for something else.
    package static func read<Header: Decodable>(
        _ type: Header.Type, from bytes: ArraySlice<UInt8>, headerLimit limit: Int
    ) -> (header: Header, rest: ArraySlice<UInt8>)? {
        guard bytes.count >= 4 else { return nil }
        let count = bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        let rest = bytes.dropFirst(4)
        guard count <= min(limit, rest.count),
            let header = try? JSONDecoder().decode(type, from: Data(rest.prefix(count)))
        else { return nil }
        return (header, rest.dropFirst(count))
    }
}
