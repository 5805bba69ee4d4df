public import Foundation

/// A function that frees the bytes of a data provider.
public typealias CGDataProviderReleaseDataCallback =
    (
        UnsafeMutableRawPointer?, UnsafeRawPointer, Int
    ) -> Void

/// A source of bytes, which are copied when it is made.
public final class CGDataProvider: Sendable {
    let bytes: Data

    init(_ bytes: Data) { self.bytes = bytes }

    /// Creates a source of data.
    public convenience init?(data: CFData) { self.init(Data(referencing: data)) }
    /// Creates a source of a file; nil where it cannot be read.
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url as URL) else { return nil }
        self.init(data)
    }
    /// Creates a source of a file; nil where it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        guard let data = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
        self.init(data)
    }
    /// Creates a source of bytes in memory, which are released at once.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        self.init(Data(bytes: data, count: max(0, size)))
        releaseData(info, data, size)
    }

    /// A copy of the bytes.
    public var data: CFData? { NSData(data: bytes) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The bytes of data; valid as long as the data is kept.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.map { $0.bytes.assumingMemoryBound(to: UInt8.self) }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of bytes of data.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.length ?? 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns data with a copy of bytes.
public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: Int) -> CFData!
{
    bytes.map { NSData(bytes: $0, length: length) } ?? NSData()
}
