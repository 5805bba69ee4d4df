public import Scene

/// Decodes the bytes of an image file: a picture in premultiplied sRGB.
///
/// The format is told by the first bytes: PNG in every colour type, depth and interlacing, JPEG, WebP and GIF,
/// of animations the first frame. Colour profiles made of primaries and curves count, others do not; what is
/// untagged is sRGB. Pictures of cameras are set upright. A PNG that lacks nothing but its end chunk is a
/// picture. Nothing the bytes hold can trap, and a header that claims more
/// than `limits` is refused before memory is taken.
public func decodeImage(
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
