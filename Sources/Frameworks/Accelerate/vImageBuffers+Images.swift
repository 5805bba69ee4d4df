// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Allocates the memory of a buffer and fills it with the pixels of an image.
///
/// - Parameters:
///   - buf: The buffer, whose memory code frees.
///   - format: How the pixels lie in it: a layout that bitmap contexts draw into.
///   - backgroundColor: The color behind transparent pixels of formats without alpha; black here.
///   - image: The image.
///   - flags: With `kvImageNoAllocate` the memory is that of the code.
/// - Returns: `kvImageNoError`, or `kvImageInvalidImageFormat` for another layout.
@discardableResult
public func vImageBuffer_InitWithCGImage(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
    _ backgroundColor: UnsafePointer<CGFloat>!, _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
    let layout = format.pointee, ownMemory = buf.pointee
    let isOwn = Int(flags) & kvImageNoAllocate != 0
    if isOwn {
        guard ownMemory.data != nil else { return kvImageNullPointerArgument }
    } else {
        let status = vImageBuffer_Init(
            buf, vImagePixelCount(image.height), vImagePixelCount(image.width), layout.bitsPerPixel, flags)
        guard status == kvImageNoError else { return status }
    }
    let context = CGContext(
        data: buf.pointee.data, width: image.width, height: image.height,
        bitsPerComponent: Int(layout.bitsPerComponent), bytesPerRow: buf.pointee.rowBytes,
        space: layout.space, bitmapInfo: layout.bitmapInfo.rawValue)
    guard let context else {
        if !isOwn { buf.pointee.free() }
        return kvImageInvalidImageFormat
    }
    let rows = buf.pointee.rowBytes * image.height
    buf.pointee.data.initializeMemory(as: UInt8.self, repeating: 0, count: rows)
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    return kvImageNoError
}

/// Creates an image of the pixels in a buffer, which are copied.
///
/// - Parameters:
///   - buf: The buffer.
///   - format: How the pixels lie in it.
///   - callback: Frees the buffer's memory when the image needs it no longer: at once.
///   - userData: A value for the callback.
///   - flags: With `kvImageNoAllocate` the callback frees the memory; nothing frees it otherwise.
///   - error: What prevented it.
/// - Returns: The image; nil for a layout that cannot be read.
public func vImageCreateCGImageFromBuffer(
    _ buf: UnsafePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
    _ callback: ((UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?,
    _ userData: UnsafeMutableRawPointer?, _ flags: vImage_Flags,
    _ error: UnsafeMutablePointer<vImage_Error>?
) -> Unmanaged<CGImage>! {
    let buffer = buf.pointee, layout = format.pointee
    guard let memory = buffer.data, buffer.rowBytes >= 0, buffer.height <= vImage_Buffer.sideLimit,
        let provider = CGDataProvider(
            data: NSData(bytes: memory, length: buffer.rowBytes * Int(buffer.height))),
        let image = CGImage(
            width: Int(buffer.width), height: Int(buffer.height),
            bitsPerComponent: Int(layout.bitsPerComponent), bitsPerPixel: Int(layout.bitsPerPixel),
            bytesPerRow: buffer.rowBytes, space: layout.space, bitmapInfo: layout.bitmapInfo,
            provider: provider, decode: layout.decode, shouldInterpolate: true,
            intent: layout.renderingIntent)
    else {
        error?.pointee = kvImageInvalidImageFormat
        return nil
    }
    error?.pointee = kvImageNoError
    if Int(flags) & kvImageNoAllocate != 0 { callback?(userData, memory) }
    return .passRetained(image)
}

extension vImage_Buffer {
    /// Creates a buffer of the pixels of an image, whose memory code frees.
    ///
    /// - Parameters:
    ///   - cgImage: The image.
    ///   - format: How the pixels lie in the buffer; by default as in the image.
    ///   - options: Options of vImage, which make no difference here.
    /// - Throws: `vImage.Error.invalidImageFormat` for a layout that bitmap contexts do not draw into.
    public init(
        cgImage: CGImage, format: vImage_CGImageFormat? = nil, flags options: vImage.Options = .noFlags
    )
        throws
    {
        guard var format = format ?? vImage_CGImageFormat(cgImage: cgImage) else {
            throw vImage.Error.invalidImageFormat
        }
        self.init()
        let status = vImageBuffer_InitWithCGImage(&self, &format, nil, cgImage, options.flags)
        guard status == kvImageNoError else { throw vImage.Error(vImageError: status) }
    }

    /// Creates a buffer with memory for pixels, which code frees.
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        self.init()
        guard width >= 0, height >= 0 else { throw vImage.Error.invalidParameter }
        let status = vImageBuffer_Init(
            &self, vImagePixelCount(height), vImagePixelCount(width), bitsPerPixel, 0)
        guard status == kvImageNoError else { throw vImage.Error(vImageError: status) }
    }

    /// Returns an image of the pixels in the buffer.
    public func createCGImage(format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags) throws
        -> CGImage
    {
        var format = format, status = kvImageNoError
        let image = withUnsafePointer(to: self) {
            vImageCreateCGImageFromBuffer($0, &format, nil, nil, 0, &status)
        }
        guard let image else { throw vImage.Error(vImageError: status) }
        return image.takeRetainedValue()
    }
}
