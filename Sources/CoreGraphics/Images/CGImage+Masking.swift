import ImageCodec
import Scene

extension CGImage {
    /// Returns the part of the image in a rectangle in pixels; nil where there is none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
        var part = Pixmap(width: Int(area.width), height: Int(area.height))
        for y in 0..<part.height {
            for x in 0..<part.width { part[x, y] = pixmap[Int(area.minX) + x, Int(area.minY) + y] }
        }
        return changed(part)
    }

    /// Returns the image with its alpha multiplied by a mask, which is scaled to the size of the image.
    ///
    /// Source: Apple's documentation: samples of an image mask are what is left out, those of another image, which should be
    /// gray, what is kept. Chosen: of an image with transparency, the alpha is used.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard mask.width > 0, mask.height > 0 else { return nil }
        let shares = mask.coverage
        var result = pixmap
        for y in 0..<height {
            let row = (2 * y + 1) * mask.height / (2 * height) * mask.width
            for x in 0..<width {
                let share = UInt32(shares[row + (2 * x + 1) * mask.width / (2 * width)])
                result[x, y] = CGImage.scaled(result[x, y], by: share)
            }
        }
        return CGImage(result)
    }

    /// The part of each pixel that a mask keeps, in 0...255.
    var coverage: [UInt8] {
        guard !isMask, pixmap.isOpaque else { return pixmap.pixels.map { UInt8($0 >> 24) } }
        return pixmap.pixels.map { pixel in
            let luma = (pixel & 0xFF) * 299 + (pixel >> 8 & 0xFF) * 587 + (pixel >> 16 & 0xFF) * 114
            return UInt8((luma + 500) / 1000)
        }
    }

    /// The mask as black pixels with the alpha that is kept.
    var maskPixels: Pixmap {
        var result = pixmap
        for (index, share) in coverage.enumerated() { result.pixels[index] = UInt32(share) << 24 }
        return result
    }

    private static func scaled(_ pixel: UInt32, by share: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            result |= (((pixel >> shift & 0xFF) * share + 127) / 255) << shift
        }
        return result
    }

    /// Returns the image without the pixels whose components are all within ranges: the lowest and the highest value of each
    /// component, in 0...255; nil for an image mask.
    public func copy(maskingColorComponents components: UnsafePointer<CGFloat>) -> CGImage? {
        guard !isMask else { return nil }
        let isGray = colorSpace?.model == .monochrome, count = isGray ? 1 : 3
        var result = pixmap
        for index in result.pixels.indices {
            let pixel = result.pixels[index]
            let isInside = (0..<count).allSatisfy { component in
                let value = CGFloat(pixel >> UInt32(8 * component) & 0xFF)
                return value >= components[2 * component] && value <= components[2 * component + 1]
            }
            if isInside { result.pixels[index] = 0 }
        }
        return CGImage(result)
    }

    /// Returns the image as it is: everything is drawn in sRGB.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? { isMask ? nil : self }

    /// Creates an image of a PNG file; nil for other bytes.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard let pixmap = try? decodeImage([UInt8](source.bytes)) else { return nil }
        self.init(pixmap)
    }

    /// Creates an image of a JPEG file; nil for other bytes.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard let pixmap = try? decodeImage([UInt8](source.bytes)) else { return nil }
        self.init(pixmap)
    }
}
