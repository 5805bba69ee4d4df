package import Scene

/// A picture, and how it is to be resized and coloured.
///
/// Immutable and Sendable.
public final class UIImage: NSObject, Sendable {
    /// How the parts between the caps fill a larger area.
    public enum ResizingMode: Int, Hashable, Sendable {
        /// Repeated.
        case tile = 0
        /// Scaled.
        case stretch = 1
    }

    /// Whether a picture's own colours count.
    public enum RenderingMode: Int, Hashable, Sendable {
        /// As the place it is shown in has it.
        case automatic = 0
        /// Its own colours.
        case alwaysOriginal = 1
        /// Its alpha, in the tint colour.
        case alwaysTemplate = 2
    }

    /// The pixels.
    package let bitmap: Bitmap
    /// The distances from the edges of what keeps its size when the image is resized, in points.
    public let capInsets: UIEdgeInsets
    /// What happens to the parts between the caps.
    public let resizingMode: ResizingMode
    /// Whether the picture's own colours count.
    public let renderingMode: RenderingMode
    /// Whether it was ever given caps: without, the whole picture stretches.
    package let isResizable: Bool

    package init(
        _ bitmap: Bitmap, capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .stretch,
        renderingMode: RenderingMode = .automatic, isResizable: Bool = false
    ) {
        self.bitmap = bitmap
        self.capInsets = capInsets
        self.resizingMode = resizingMode
        self.renderingMode = renderingMode
        self.isResizable = isResizable
    }

    /// The image of a name among the assets of the render; nil, with a diagnostic, where there is none.
    public convenience init?(named name: String) {
        let environment = RenderEnvironment.current
        switch environment.assets.image(named: name, traits: environment.traits) {
        case .image(let bitmap): self.init(bitmap)
        case .catalogued(let bitmap, let look):
            self.init(
                bitmap, capInsets: look.capInsets ?? .zero, resizingMode: look.tiles ? .tile : .stretch,
                renderingMode: look.isTemplate ? .alwaysTemplate : .automatic,
                isResizable: look.capInsets != nil)
        case .problem(let problem):
            environment.report(problem)
            return nil
        }
    }

    /// The image of a file; nil, with a diagnostic, where it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        let environment = RenderEnvironment.current
        switch environment.assets.image(atPath: path) {
        case .image(let bitmap): self.init(bitmap)
        case .catalogued(let bitmap, let look):
            self.init(
                bitmap, capInsets: look.capInsets ?? .zero, resizingMode: look.tiles ? .tile : .stretch,
                renderingMode: look.isTemplate ? .alwaysTemplate : .automatic,
                isResizable: look.capInsets != nil)
        case .problem(let problem):
            environment.report(problem)
            return nil
        }
    }

    /// The extent in points.
    public var size: CGSize { CGSize(bitmap.size) }
    /// Pixels a point.
    public var scale: CGFloat { bitmap.scale }

    /// The image with caps that keep their size; the rest is tiled.
    /// Source: Apple's documentation, where tile is the default.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The image with caps that keep their size.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
    ) -> UIImage {
        UIImage(
            bitmap, capInsets: capInsets, resizingMode: resizingMode, renderingMode: renderingMode,
            isResizable: true)
    }

    /// The image with caps at the left and top, one stretched point, and the rest as the other caps.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = leftCapWidth.clamped(to: size.width), top = topCapHeight.clamped(to: size.height)
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
            right: left > 0 ? max(0, size.width - left - 1) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// The image in another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            bitmap, capInsets: capInsets, resizingMode: resizingMode, renderingMode: renderingMode,
            isResizable: isResizable)
    }
}

extension Int {
    /// The number in 0...limit.
    fileprivate func clamped(to limit: CGFloat) -> CGFloat { Swift.max(0, Swift.min(CGFloat(self), limit)) }
}
