// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Rows of pixels in memory.
public struct vImage_Buffer {
    /// The first byte of the first row.
    public var data: UnsafeMutableRawPointer!
    /// The number of rows.
    public var height: vImagePixelCount
    /// The number of pixels of a row.
    public var width: vImagePixelCount
    /// The distance of rows in bytes.
    public var rowBytes: Int

    /// Creates a buffer without memory.
    public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }

    /// Creates a buffer of memory that the code owns.
    public init(
        data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
    ) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }

    /// Frees memory that `vImageBuffer_Init` has allocated.
    public func free() { data?.deallocate() }
}

/// Allocates the memory of a buffer, which code frees.
///
/// - Parameters:
///   - buf: The buffer.
///   - height: The number of rows.
///   - width: The number of pixels of a row.
///   - pixelBits: Bits of a pixel.
///   - flags: With `kvImageNoAllocate` only the buffer's numbers are set, and its alignment is returned.
/// - Returns: `kvImageNoError`, or what prevented it.
@discardableResult
public func vImageBuffer_Init(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount,
    _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
    guard width <= vImage_Buffer.sideLimit, height <= vImage_Buffer.sideLimit, pixelBits <= 128 else {
        return kvImageMemoryAllocationError
    }
    let alignment = 16
    let length = (Int(width) * Int(pixelBits) + 7) / 8
    let rowBytes = (length + alignment - 1) / alignment * alignment
    buf.pointee = vImage_Buffer(data: nil, height: height, width: width, rowBytes: rowBytes)
    guard flags & UInt32(kvImageNoAllocate) == 0 else { return alignment }
    buf.pointee.data = .allocate(byteCount: max(1, rowBytes * Int(height)), alignment: alignment)
    return kvImageNoError
}

extension vImage_Buffer {
    /// The pixels of a side at most. Chosen: those of an image that the decoders accept.
    static let sideLimit: vImagePixelCount = 32_767

    /// Whether rows of pixels with four channels of eight bits are in its memory.
    var holdsFourChannels: Bool { data != nil && rowBytes >= Int(width) * 4 }

    /// The first byte of a row.
    func row(_ index: Int) -> UnsafeMutablePointer<UInt8> {
        (data + index * rowBytes).assumingMemoryBound(to: UInt8.self)
    }
}
