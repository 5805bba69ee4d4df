public import Foundation
package import Geometry
package import Scene

/// A bitmap image, or an image mask: what of an area is painted.
public final class CGImage: Sendable {
    /// The pixels; those of an image mask are black with the alpha of what is painted.
    package let pixmap: Pixmap
    /// How the bytes of the data provider lie.
    private let layout: PixelLayout
    private let rowLength: Int?
    private let provider: CGDataProvider?
    /// Whether the image is a mask.
    public let isMask: Bool
    /// Whether the image is smoothed when it is enlarged; drawing here smooths all images.
    public let shouldInterpolate: Bool
    /// How colors that a space lacks are replaced.
    public let renderingIntent: CGColorRenderingIntent

    package convenience init(_ pixmap: Pixmap) { self.init(pixmap, .standard) }

    init(
        _ pixmap: Pixmap, _ layout: PixelLayout, provider: CGDataProvider? = nil, rowLength: Int? = nil,
        isMask: Bool = false, shouldInterpolate: Bool = true, intent: CGColorRenderingIntent = .defaultIntent
    ) {
        (self.pixmap, self.layout, self.provider, self.rowLength) = (pixmap, layout, provider, rowLength)
        (self.isMask, self.shouldInterpolate, renderingIntent) = (isMask, shouldInterpolate, intent)
    }

    /// Creates an image of the pixels of a data provider; nil for a layout that cannot be read here, as of floating-point
    /// numbers, and for rows that are too short.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        let layout = PixelLayout(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, info: bitmapInfo)
        guard let layout, CGImage.canRead(layout, width, height, bytesPerRow) else { return nil }
        let decode = decode.map { decode in (0..<layout.colorCount * 2).map { decode[$0] } }
        let pixmap = provider.bytes.withUnsafeBytes {
            layout.read($0, width: width, height: height, bytesPerRow: bytesPerRow, decode: decode)
        }
        self.init(
            pixmap, layout, provider: provider, rowLength: bytesPerRow, shouldInterpolate: shouldInterpolate,
            intent: intent)
    }

    /// Creates an image mask of the samples of a data provider: 0 is painted, the maximum is not; nil for samples that cannot be
    /// read.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let layout = PixelLayout(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            space: CGColorSpaceCreateDeviceGray(), info: [])
        guard let layout, CGImage.canRead(layout, width, height, bytesPerRow) else { return nil }
        var samples = provider.bytes.withUnsafeBytes {
            layout.read(
                $0, width: width, height: height, bytesPerRow: bytesPerRow,
                decode: decode.map { [$0[0], $0[1]] })
        }
        for index in samples.pixels.indices {
            samples.pixels[index] = (255 - samples.pixels[index] & 0xFF) << 24
        }
        self.init(
            samples, layout, provider: provider, rowLength: bytesPerRow, isMask: true,
            shouldInterpolate: shouldInterpolate)
    }

    /// Chosen: 64 Mi pixels, four times those of the largest camera image that a screen shows.
    private static let pixelLimit = 67_108_864

    private static func canRead(_ layout: PixelLayout, _ width: Int, _ height: Int, _ bytesPerRow: Int)
        -> Bool
    {
        guard width > 0, height > 0, width <= pixelLimit, height <= pixelLimit / width else { return false }
        return bytesPerRow >= layout.rowLength(width)
    }

    /// The width in pixels.
    public var width: Int { pixmap.width }
    /// The height in pixels.
    public var height: Int { pixmap.height }
    /// Bits of each component of the bytes.
    public var bitsPerComponent: Int { layout.bitsPerComponent }
    /// Bits of each pixel of the bytes.
    public var bitsPerPixel: Int { layout.bitsPerPixel }
    /// The distance of rows of the bytes.
    public var bytesPerRow: Int { rowLength ?? layout.rowLength(width) }
    /// The color space; nil for a mask.
    public var colorSpace: CGColorSpace? { isMask ? nil : layout.space }
    /// The position of the alpha.
    public var alphaInfo: CGImageAlphaInfo { layout.alpha }
    /// The position of the alpha and the byte order.
    public var bitmapInfo: CGBitmapInfo { layout.info }
    /// The byte order.
    public var byteOrderInfo: CGImageByteOrderInfo {
        CGImageByteOrderInfo(rawValue: layout.info.intersection(.byteOrderMask).rawValue) ?? .orderDefault
    }
    /// How the bits of a pixel are packed.
    public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }

    /// The bytes of the image, from the top left.
    public var dataProvider: CGDataProvider? {
        if let provider { return provider }
        var bytes = Data(count: bytesPerRow * height)
        bytes.withUnsafeMutableBytes { layout.write(pixmap, to: $0, bytesPerRow: bytesPerRow) }
        return CGDataProvider(bytes)
    }

    /// Returns the image itself, which cannot change.
    public func copy() -> CGImage? { self }

    /// Returns an image with other pixels of the same kind.
    func changed(_ pixmap: Pixmap) -> CGImage {
        isMask
            ? CGImage(
                pixmap, layout, provider: CGImage.samples(pixmap), rowLength: pixmap.width, isMask: true)
            : CGImage(pixmap)
    }

    /// The bytes of a mask of eight bits.
    private static func samples(_ pixmap: Pixmap) -> CGDataProvider {
        CGDataProvider(Data(pixmap.pixels.map { UInt8(255 - $0 >> 24) }))
    }
}
