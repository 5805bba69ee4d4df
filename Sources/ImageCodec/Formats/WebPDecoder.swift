import CImageLibraries
import Scene

/// Decodes WebP with libwebp, if it is installed: lossy or lossless, the first frame of an animation on its
/// canvas. libwebp's SIMD code gives the same bits as its C code.
enum WebPDecoder {
    static func decode(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) -> Pixmap {
        let structure = try WebPStructure(bytes)
        let still = structure.still
        var width: CInt = 0, height: CInt = 0
        switch cimage_webp_extent(still, still.count, &width, &height) {
        case CIMAGE_DONE: break
        case CIMAGE_MISSING: throw .missingLibrary(.webP)
        default: throw .corrupt("WebP", detail: "its header makes no sense")
        }
        try limits.check(width: Int(width), height: Int(height), of: "WebP")
        if let frame = structure.frame {
            try limits.check(width: frame.canvasWidth, height: frame.canvasHeight, of: "WebP")
        }
        var status = CIMAGE_FAILED
        let count = Int(width) * Int(height)
        var pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
            buffer.initialize(repeating: 0)
            status = cimage_decode_webp(still, still.count, width, height, buffer.baseAddress)
            filled = count
        }
        guard status == CIMAGE_DONE else {
            throw .corrupt("WebP", detail: "its picture cannot be decoded; the file may be cut off")
        }
        if let profile = structure.profile, let space = ColorSpace(profile: profile) {
            space.convertToSRGB(&pixels)
        }
        Pixmap.premultiply(&pixels)
        guard let pixmap = Pixmap(width: Int(width), height: Int(height), pixels: pixels) else {
            throw .corrupt("WebP", detail: "its extent is wrong")
        }
        return placed(pixmap, structure.frame).upright(from: structure.orientation)
    }

    /// Returns the first frame of an animation on its transparent canvas.
    private static func placed(_ pixmap: Pixmap, _ frame: WebPStructure.Frame?) -> Pixmap {
        guard let frame else { return pixmap }
        var canvas = Pixmap(width: frame.canvasWidth, height: frame.canvasHeight)
        canvas.copy(pixmap, x: frame.x, y: frame.y)
        return canvas
    }
}
