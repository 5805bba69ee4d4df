import CImageLibraries
import Scene

/// Reads JPEG through libjpeg-turbo, where it is on the machine.
///
/// Baseline and progressive pictures, grey, in colours or in inks. Only the exact integer transform is asked
/// for: libjpeg-turbo tests that its vector code gives the same bits as its C code for it, and for the smooth
/// upsampling of colours that it does by default. Data that libjpeg can make good give a picture, as on phones,
/// a file that ends early does not.
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
            // A picture that ends early leaves rows as they are.
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

/// Colours printed with cyan, magenta, yellow and black.
enum InkColors {
    /// Makes sRGB of inks, without a profile: each colour is what its ink and the black one leave of white.
    /// Chosen: as browsers and libjpeg-turbo's own users do where they have no table of a press.
    static func convert(_ pixels: inout [UInt32], isInverted: Bool) {
        for index in pixels.indices {
            // What is left of white, 255 where no ink is.
            let pixel = isInverted ? pixels[index] : ~pixels[index]
            let black = pixel >> 24
            let red = ((pixel & 0xFF) * black + 127) / 255
            let green = ((pixel >> 8 & 0xFF) * black + 127) / 255
            let blue = ((pixel >> 16 & 0xFF) * black + 127) / 255
            pixels[index] = red | green << 8 | blue << 16 | 0xFF00_0000
        }
    }
}
