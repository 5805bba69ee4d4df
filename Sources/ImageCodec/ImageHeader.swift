import CImageLibraries

/// What an image file says before it is decoded.
package struct ImageHeader: Sendable {
    /// The name of the format, such as "PNG".
    package let format: String
    /// The width of the stored pixels, before the orientation is applied; 0 for a format without a decoder.
    package private(set) var width = 0
    /// The height of the stored pixels, before the orientation is applied; 0 for a format without a decoder.
    package private(set) var height = 0
    /// Which way up the pixels are stored.
    package private(set) var orientation = EXIFOrientation.up
    /// Whether pixels may be transparent.
    package private(set) var hasAlpha = false
    /// Whether the file has grays and no colors.
    package private(set) var isGray = false
    /// Bits of a component.
    package private(set) var depth = 8
    /// Pixels in an inch, horizontally and vertically; nil if the file does not say.
    package private(set) var dotsPerInch: (x: Double, y: Double)?
    /// How long each frame is shown in hundredths of a second; one for an image that does not move.
    package private(set) var delays = [0]
    /// How often an animation repeats, 0 for ever; nil if the file does not say.
    package private(set) var loopCount: Int?

    /// Whether the format has a decoder here.
    package var isDecoded: Bool { width > 0 }

    /// Reads the header of a file; nil for a format that is not known.
    ///
    /// - Throws: `ImageError` for a file whose header is cut off or makes no sense.
    package init?(_ bytes: [UInt8], limits: ImageLimits = .standard) throws(ImageError) {
        guard let format = ImageFormat.recognize(bytes) else { return nil }
        self.format = format.rawValue
        switch format {
        case .png: try readPNG(bytes)
        case .jpeg: try readJPEG(bytes)
        case .webP: try readWebP(bytes)
        case .gif:
            let structure = try GIFStructure(GIFDecoder(bytes, limits: limits))
            (width, height, hasAlpha) = (structure.width, structure.height, true)
            (delays, loopCount) = (structure.frames.map(\.delay), structure.loopCount)
        default: return
        }
        try limits.check(width: width, height: height, of: self.format)
    }

    /// Source: the PNG specification, chapters 11.2.1 (IHDR), 11.3.1.1 (tRNS) and 11.3.4.3 (pHYs), whose unit is the meter.
    private mutating func readPNG(_ bytes: [UInt8]) throws(ImageError) {
        let structure = try PNGStructure(bytes), file = ByteReader(bytes)
        (width, height, depth) = (structure.width, structure.height, Int(file[24] ?? 8))
        let kind = file[25] ?? 2
        isGray = kind & 2 == 0
        hasAlpha = kind & 4 != 0 || structure.content("tRNS", of: bytes) != nil
        if let density = structure.content("pHYs", of: bytes), density[8] == 1,
            let x = density.number(0, 4), let y = density.number(4, 4)
        {
            dotsPerInch = (Double(x) * 0.0254, Double(y) * 0.0254)
        }
    }

    /// Source: the JPEG File Interchange Format 1.02, whose density is per inch (1) or centimeter (2).
    private mutating func readJPEG(_ bytes: [UInt8]) throws(ImageError) {
        let structure = try JPEGStructure(bytes), file = ByteReader(bytes)
        (width, height, orientation) = (structure.width, structure.height, structure.orientation)
        (isGray, depth) = (structure.componentCount == 1, structure.depth)
        guard file[3] == 0xE0, file.word(6, 5) == "JFIF\0", let unit = file[13], unit == 1 || unit == 2,
            let x = file.number(14, 2), let y = file.number(16, 2)
        else { return }
        let factor = unit == 1 ? 1 : 2.54
        dotsPerInch = (Double(x) * factor, Double(y) * factor)
    }

    /// Source: the WebP container specification (RFC 9649): a flag of the extended header, or one of the lossless header.
    private mutating func readWebP(_ bytes: [UInt8]) throws(ImageError) {
        let structure = try WebPStructure(bytes), file = ByteReader(bytes)
        switch file.word(12, 4) {
        case "VP8X": hasAlpha = (file[20] ?? 0) & 0x10 != 0
        case "VP8L": hasAlpha = (file[24] ?? 0) & 0x10 != 0
        default: break
        }
        orientation = structure.orientation
        if let frame = structure.frame {
            (width, height) = (frame.canvasWidth, frame.canvasHeight)
            return
        }
        var width: CInt = 0, height: CInt = 0
        switch cimage_webp_extent(structure.still, structure.still.count, &width, &height) {
        case CIMAGE_DONE: (self.width, self.height) = (Int(width), Int(height))
        case CIMAGE_MISSING: throw .missingLibrary(.webP)
        default: throw .corrupt("WebP", detail: "its header makes no sense")
        }
    }
}
