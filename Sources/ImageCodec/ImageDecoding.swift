public import Scene

/// Decodes the bytes of an image file: a picture in premultiplied sRGB.
///
/// The format is told by the first bytes. PNG is read in every colour type, depth and interlacing; gamma
/// and colour profiles count as far as libpng honours them; what is untagged is sRGB. A file that lacks
/// nothing but its end chunk is a picture. Nothing the bytes hold can trap, and a header that claims more
/// than `limits` is refused before memory is taken.
public func decodeImage(
    _ bytes: [UInt8], limits: ImageLimits = .standard
) throws(ImageError) -> Pixmap {
    guard !bytes.isEmpty else { throw .empty }
    switch ImageFormat.recognize(bytes) {
    case .png: return try PNGDecoder.decode(bytes, limits: limits)
    case .some(let format): throw .unsupportedFormat(format.rawValue)
    case nil: throw .unknownFormat
    }
}
