import CPNG
import Scene

/// Reads PNG through libpng, row by row: its simplified interface puts the rows of interlaced pictures of 16 bits
/// in wrong places (1.6.39).
enum PNGDecoder {
    static func decode(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) -> Pixmap {
        let structure = try PNGStructure(bytes)
        let (width, height) = (structure.width, structure.height)
        try limits.check(width: width, height: height, of: "PNG")
        let space = PNGColors.space(of: bytes, structure)
        var message = [CChar](repeating: 0, count: Int(CPNG_MESSAGE_CAPACITY))
        var succeeded = false
        var pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            succeeded =
                cpng_decode(
                    bytes, bytes.count, UInt32(width), UInt32(height),
                    // libpng knows curves, not primaries.
                    space == nil ? 0 : 1, buffer.baseAddress, &message) != 0
            if succeeded { count = width * height }
        }
        if succeeded {
            space?.convertToSRGB(&pixels)
            Pixmap.premultiply(&pixels)
        }
        guard succeeded, let pixmap = Pixmap(width: width, height: height, pixels: pixels) else {
            guard structure.isComplete else { throw .truncated("PNG", byteCount: bytes.count) }
            throw .corrupt("PNG", detail: String(message: message).lowercasedFirst)
        }
        return pixmap
    }
}
