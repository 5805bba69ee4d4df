/// An image. Two are equal if they have the same source and the same settings.
public struct Image: SystemView, Hashable {
    /// Whether an image is drawn in one color.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    /// Where an image comes from.
    private enum Source: Hashable {
        case asset(String, bundle: Bundle?, isDecorative: Bool)
        case symbol(String)
        case image(UIImage)
    }

    private let source: Source
    private var isResizable = false
    private var renderingMode: TemplateRenderingMode?

    /// Creates an image of an asset catalog.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .asset(name, bundle: bundle, isDecorative: false)
    }
    /// Creates an image of a symbol.
    public init(systemName: String) { source = .symbol(systemName) }
    /// Creates an image of UIKit's.
    public init(uiImage: UIImage) { source = .image(uiImage) }
    /// Creates an image of an asset catalog that assistive technologies ignore.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .asset(name, bundle: bundle, isDecorative: true)
    }
    /// Returns the image, stretched to the space that it is given.
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }
    /// Returns the image in a rendering mode; nil for that of its source.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.renderingMode = renderingMode
        return image
    }
}
