import Geometry
import Raster
import RenderContext
import Scene

/// A function that is called when a bitmap context with memory of the code is no longer used.
public typealias CGBitmapContextReleaseDataCallback =
    (
        UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> Void

extension CGContext {
    /// Creates a context that draws into a bitmap, whose y increases upward from the bottom left.
    ///
    /// Memory that is passed in, or read by `data`, is up to date after each drawing operation, but inside transparency
    /// layers. Source of the formats: Apple's Quartz 2D Programming Guide, but for floating-point numbers and 16 bits for
    /// three components.
    ///
    /// - Parameters:
    ///   - data: The memory; nil for memory of the context.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bitsPerComponent: 8 or 16.
    ///   - bytesPerRow: The distance of rows; 0 for as many bytes as pixels have, where the memory is the context's.
    ///   - space: The color space; nil for an alpha alone.
    ///   - bitmapInfo: The place of the alpha and the byte order.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        let layout = PixelLayout(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: nil, space: space,
            info: CGBitmapInfo(rawValue: bitmapInfo))
        guard let layout, bitsPerComponent >= 8, layout.isDrawable,
            let canvas = BitmapCanvas(
                memory: data, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout)
        else { return nil }
        let upward = Geometry.AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height))
        self.init(size: CGSize(width: width, height: height), base: upward, canvas: canvas)
        isOpaque = canvas.isOpaque
    }

    /// Creates a context that draws into memory; the callback is called at once if there is none, and else never: the memory
    /// stays the code's.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
        releaseInfo: UnsafeMutableRawPointer?
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
            bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo)
    }

    /// The memory of a bitmap context, with what was drawn; nil for other contexts.
    public var data: UnsafeMutableRawPointer? {
        guard let canvas else { return nil }
        let isNew = !canvas.isShared, memory = canvas.share()
        if isNew { updateCanvas() }
        return memory
    }
    /// The width in pixels.
    public var width: Int { canvas?.width ?? CGContext.pixelCount(size.width * imageScale) }
    /// The height in pixels.
    public var height: Int { canvas?.height ?? CGContext.pixelCount(size.height * imageScale) }
    /// Bits of each component.
    public var bitsPerComponent: Int { canvas?.layout.bitsPerComponent ?? 8 }
    /// Bits of each pixel.
    public var bitsPerPixel: Int { canvas?.layout.bitsPerPixel ?? 32 }
    /// The distance of rows in bytes.
    public var bytesPerRow: Int { canvas?.bytesPerRow ?? 4 * width }
    /// The color space; nil for an alpha alone.
    public var colorSpace: CGColorSpace? { canvas.map(\.layout.space) ?? PixelLayout.standard.space }
    /// The position of the alpha.
    public var alphaInfo: CGImageAlphaInfo { canvas?.layout.alpha ?? .premultipliedLast }
    /// The position of the alpha and the byte order.
    public var bitmapInfo: CGBitmapInfo { (canvas?.layout ?? .standard).info }

    private static func pixelCount(_ length: CGFloat) -> Int {
        length > 0 && length < 1e9 ? Int(length.rounded(.up)) : 0
    }

    /// Returns the pixels of what was recorded; nil where there would be too many.
    func pixels(scale: CGFloat) -> Pixmap? {
        let list = DisplayList(size: size.pipelineSize, commands: finishedCommands)
        return try? rasterize(
            list, scale: scale, text: RenderEnvironment.current.textEngine,
            background: isOpaque ? .black : nil)
    }
}

extension PixelLayout {
    /// Whether contexts can have the layout: colors are multiplied by an alpha, and opaque pixels of several components have a
    /// place that is skipped.
    fileprivate var isDrawable: Bool {
        switch alpha {
        case .last, .first: false
        case .none: colorCount == 1 || colorCount == 4
        default: true
        }
    }
}
