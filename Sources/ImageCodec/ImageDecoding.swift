package import Scene

/// Decodes an image file to premultiplied sRGB.
///
/// The format is detected by the first bytes: PNG of every color type, bit depth and interlacing, JPEG, WebP
/// and GIF; of animations the first frame. Color profiles of primaries and curves are applied, others are
/// ignored; untagged images are sRGB. The EXIF orientation is applied. A PNG that lacks only its end chunk is
/// accepted. No input can trap, and a header with more pixels than `limits` is rejected before memory is
/// allocated.
package func decodeImage(
    _ bytes: [UInt8], limits: ImageLimits = .standard
) throws(ImageError) -> Pixmap {
    guard !bytes.isEmpty else { throw .empty }
    switch ImageFormat.recognize(bytes) {
    case .png: return try PNGDecoder.decode(bytes, limits: limits)
    case .jpeg: return try JPEGDecoder.decode(bytes, limits: limits)
    case .webP: return try WebPDecoder.decode(bytes, limits: limits)
    case .gif: return try GIFDecoder.decode(bytes, limits: limits)
    case .some(let format): throw .unsupportedFormat(format.rawValue)
    case nil: throw .unknownFormat
    }
}
