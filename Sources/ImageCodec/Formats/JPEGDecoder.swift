import CImageLibraries
import Scene

/// Decodes JPEG with libjpeg-turbo, if it is installed.
///
/// Baseline and progressive images, gray, color or CMYK. Only the exact integer transform is used:
/// libjpeg-turbo tests that its SIMD code gives the same bits as its C code for it and for its default fancy
/// upsampling. Data that libjpeg can recover gives an image, as on phones; a truncated file does not.
enum JPEGDecoder {
    static func decode(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) -> Pixmap {
        let structure = try JPEGStructure(bytes)
        let (width, height) = (structure.width, structure.height)
        try limits.check(width: width, height: height, of: "JPEG")
        guard structure.depth == 8 else {
            throw .corrupt("JPEG", detail: "samples of \(structure.depth) bits are not supported")
        }
        var message = [CChar](repeating: 0, count: Int(CIMAGE_MESSAGE_CAPACITY))
        var status = CIMAGE_FAILED
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            // A truncated image leaves rows unchanged.
            buffer.initialize(repeating: 0)
            status = cimage_decode_jpeg(
                bytes, bytes.count, CInt(width), CInt(height), structure.componentCount == 4 ? 1 : 0,
                buffer.baseAddress, &message)
            count = width * height
        }
        switch status {
        case CIMAGE_DONE: break
        case CIMAGE_MISSING: throw .missingLibrary(.turboJPEG)
        case CIMAGE_DOUBTFUL where structure.isComplete(bytes): break
        case CIMAGE_DOUBTFUL: throw .truncated("JPEG", byteCount: bytes.count)
        default: throw .corrupt("JPEG", detail: String(message: message).lowercasedFirst)
        }
        guard let pixmap = Pixmap(width: width, height: height, pixels: pixels) else {
            throw .corrupt("JPEG", detail: "its extent is wrong")
        }
        return finished(pixmap, structure).upright(from: structure.orientation)
    }

    private static func finished(_ pixmap: Pixmap, _ structure: JPEGStructure) -> Pixmap {
        var pixmap = pixmap
        guard structure.componentCount != 4 else {
            InkColors.convert(&pixmap.pixels, isInverted: structure.isAdobe)
            return pixmap
        }
        if let profile = structure.profile, let space = ColorSpace(profile: profile) {
            space.convertToSRGB(&pixmap.pixels)
        }
        return pixmap
    }
}

/// Conversion of CMYK pixels to sRGB.
enum InkColors {
    /// Converts CMYK to sRGB without a profile: each channel is the product of what its ink and black leave
    /// of white.
    /// Chosen: as browsers and users of libjpeg-turbo do without a press profile.
    static func convert(_ pixels: inout [UInt32], isInverted: Bool) {
        for index in pixels.indices {
            // The remaining white; 255 without ink.
            let pixel = isInverted ? pixels[index] : ~pixels[index]
            let black = pixel >> 24
            let red = ((pixel & 0xFF) * black + 127) / 255
            let green = ((pixel >> 8 & 0xFF) * black + 127) / 255
            let blue = ((pixel >> 16 & 0xFF) * black + 127) / 255
            pixels[index] = red | green << 8 | blue << 16 | 0xFF00_0000
        }
    }
}
