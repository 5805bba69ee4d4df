public import CoreGraphics
public import Foundation
package import Scene

/// A view that displays an image.
public struct Image: Equatable, Sendable {
    /// Where an image comes from.
    enum Source: Equatable, Sendable {
        case named(String)
        case symbol(String)
        case bitmap(Bitmap)
        case provided(ProvidedImage)
    }

    /// Whether an image is drawn in its own colors.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// In the foreground style.
        case template
        /// In its own colors.
        case original
    }

    /// How an image fills a larger area.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated at its own size.
        case tile
        /// Scaled to the area.
        case stretch
    }

    /// The quality of scaled images; drawing here has one, beside pixels as they are.
    public enum Interpolation: Hashable, Sendable {
        /// Pixels as they are.
        case none
        /// A low quality.
        case low
        /// A medium quality.
        case medium
        /// A high quality.
        case high
    }

    /// The scales of symbols relative to text.
    public enum Scale: Hashable, Sendable {
        /// Smaller than the medium scale.
        case small
        /// The scale beside text.
        case medium
        /// Larger than the medium scale.
        case large

        /// The size relative to the medium scale. Source: the guides in Apple's symbol templates; confidence medium.
        var factor: CGFloat {
            switch self {
            case .small: 0.79
            case .medium: 1
            case .large: 1.28
            }
        }
    }

    /// How an image is resized.
    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    /// A change of the image that is on its way.
    struct Change: Equatable, Sendable {
        /// What the image was.
        var source: Source
        /// The share of the change, of a spring also above 1.
        var share: Double
    }

    let source: Source
    /// The change that is on its way; nil for an image at rest.
    private(set) var change: Change?
    var label: String?
    var isDecorative = false
    private(set) var resizing: Resizing?
    private(set) var rendering: TemplateRenderingMode?
    /// Whether scaled images show their pixels as they are.
    private(set) var isPixelated = false

    init(_ source: Source) { self.source = source }
    init(_ source: Source, resizing: Resizing?) { (self.source, self.resizing) = (source, resizing) }

    /// Creates an image of a name in the assets of the render.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }
    /// Creates an image of a name in the assets of the render, with a value that symbols show.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(.named(name)) }
    /// Creates an image of a name in the assets of the render, with a label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(.named(name)) }
    /// Creates an image of a name in the assets of the render, which accessibility ignores.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.named(name))
        isDecorative = true
    }
    /// Creates an image of a symbol of the system.
    public init(systemName: String) { self.init(.symbol(systemName)) }
    /// Creates an image of a symbol of the system, with a value that it shows; drawing here shows the whole.
    public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }
    /// Creates an image of a bitmap.
    package init(_ bitmap: Bitmap) { self.init(.bitmap(bitmap)) }
    /// Creates an image of another framework's.
    package init(_ provider: any ImageProvider) { self.init(.provided(ProvidedImage(provider: provider))) }
    /// Creates an image of one of Core Graphics, with a scale in pixels per point.
    public init(_ cgImage: CGImage, scale: CGFloat, label: Text) {
        self.init(Bitmap(name: "CGImage", pixmap: cgImage.pixmap, scale: Double(scale)))
    }
    /// Creates an image of one of Core Graphics, which accessibility ignores.
    public init(decorative cgImage: CGImage, scale: CGFloat) {
        self.init(Bitmap(name: "CGImage", pixmap: cgImage.pixmap, scale: Double(scale)))
        isDecorative = true
    }

    /// Returns the image, which takes the size that it is proposed; caps in points keep theirs.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return image
    }

    /// Returns the image, drawn in its own colors or in the foreground style; nil for as it says itself.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.rendering = renderingMode
        return image
    }

    /// Returns the image with a quality of scaling: without any, pixels are shown as they are; others look the same here.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.isPixelated = interpolation == .none
        return image
    }
    /// Returns the image with smooth edges or not; this has no effect here, where all are smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// Returns the image with a way to color its symbol; this has no effect here, where symbols have one color.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension Image: Interpolatable {
    func isSettled(at target: Image) -> Bool { source == target.source }

    func interpolated(to target: Image, by share: Double) -> Image {
        var image = target
        image.change = Change(source: source, share: share)
        return image
    }
}

/// The ways to color symbols.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String
    /// One color for all layers.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// The colors of the symbol itself.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// Levels of one color.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// A color for each layer.
    public static let palette = SymbolRenderingMode(name: "palette")
}
