import Assets
import Diagnostics
import Files
import ImageCodec
package import Scene
import VectorImages

/// An image, and how it is resized and tinted.
///
/// Immutable and Sendable.
public final class UIImage: NSObject, Sendable {
    /// How the parts between the caps fill a larger area.
    public enum ResizingMode: Int, Hashable, Sendable {
        /// The area between the cap insets is repeated.
        case tile = 0
        /// The area between the cap insets is stretched.
        case stretch = 1
    }

    /// Whether an image is drawn in its own colors.
    public enum RenderingMode: Int, Hashable, Sendable {
        /// Determined by the context.
        case automatic = 0
        /// The image's own colors.
        case alwaysOriginal = 1
        /// The image's alpha, in the tint color.
        case alwaysTemplate = 2
    }

    /// The content of an image.
    package enum Content: Sendable {
        /// Pixels at a scale.
        case bitmap(Bitmap)
        /// A symbol, which is drawn for its configuration.
        case symbol(SymbolContent)
        /// Vector graphics in their own colors.
        case vector(VectorContent)
    }

    /// How an image is displayed.
    struct DisplayAttributes: Sendable {
        /// The insets of the caps that keep their size when the image is resized, in points.
        var capInsets = UIEdgeInsets.zero
        /// How the parts between the caps are resized.
        var resizingMode = ResizingMode.stretch
        /// Whether the image is drawn in its own colors.
        var renderingMode = RenderingMode.automatic
        /// Whether caps were ever set; without them, the whole image stretches.
        var isResizable = false
        /// The insets of the alignment rectangle, in points.
        var alignmentRectInsets = UIEdgeInsets.zero
        /// The tint color where the context has none; nil for the image's own colors.
        var tint: UIColor?
        /// Whether the image is mirrored in right-to-left layout.
        var flipsForRightToLeft = false
        /// Whether the image is mirrored in either direction.
        var isMirrored = false
        /// The images that are shown in turn; nil for one that stays.
        var animation: (images: [UIImage], duration: TimeInterval)?
    }

    /// The content of the image.
    package let content: Content
    /// How the image is displayed.
    let displayAttributes: DisplayAttributes

    init(_ content: Content, displayAttributes: DisplayAttributes = DisplayAttributes()) {
        self.content = content
        self.displayAttributes = displayAttributes
    }

    /// Creates an image of no size, which draws nothing, for APIs where nil is for the default image.
    public override convenience init() {
        self.init(.vector(VectorContent(name: "", image: .empty, preservesVectors: true)))
    }

    package convenience init(_ bitmap: Bitmap) { self.init(.bitmap(bitmap)) }

    /// Creates an image of a name from the render's assets; returns nil, with a diagnostic, where there is
    /// none. An image that exists but cannot be drawn becomes a placeholder of its size, with a diagnostic.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates an image of a name from the render's assets.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - bundle: Has no effect: all assets are the render's.
    ///   - configuration: Has no effect: images of assets are no symbols.
    public convenience init?(
        named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
    ) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// Creates an image of a name from the render's assets, for some traits; returns nil, with a diagnostic, where
    /// there is none.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - bundle: Has no effect: all assets are the render's.
    ///   - traitCollection: The traits; nil for those of the render.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let environment = RenderEnvironment.current
        let traits = AssetTraits(traitCollection ?? environment.traits)
        environment.assetRequests?.insert(.image(name, scale: traits.scale))
        self.init(environment.assets.image(named: name, traits: traits), name)
    }

    /// Creates an image from a file; returns nil, with a diagnostic, where it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        let environment = RenderEnvironment.current
        environment.assetRequests?.insert(.file(path))
        self.init(environment.assets.image(atPath: path), path)
    }

    /// Creates an image from data at one pixel per point; returns nil, with a diagnostic, where it is not an
    /// image.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from data at a scale; returns nil, with a diagnostic, where it is not an image.
    public convenience init?(data: Data, scale: CGFloat) {
        let bytes = [UInt8](data)
        guard !FileText.isPointer(bytes) else {
            let problem = ContentProblem.pointer
            RenderEnvironment.current.report(
                Diagnostic(
                    problem.code, "image 'data': the file \(problem.predicate)", of: "data",
                    hints: problem.hints))
            return nil
        }
        do throws(ImageError) {
            self.init(Bitmap(name: "data", pixmap: try decodeImage(bytes), scale: scale))
        } catch {
            RenderEnvironment.current.report(error.diagnostic(forImageNamed: "data"))
            return nil
        }
    }

    private convenience init?(_ outcome: AssetLookup.Outcome, _ name: String) {
        switch outcome {
        case .image(let bitmap): self.init(bitmap)
        case .catalogued(let bitmap, let displayAttributes):
            self.init(.bitmap(bitmap), displayAttributes: DisplayAttributes(displayAttributes))
        case .vector(let asset, let displayAttributes):
            let content = VectorContent(
                name: asset.name, image: asset.image, preservesVectors: asset.preservesVectors,
                displayScale: max(1, RenderEnvironment.current.traits.displayScale))
            if !content.image.omissions.isEmpty {
                let parts = content.image.omissions.joined(separator: ", ")
                RenderEnvironment.current.report(
                    Diagnostic(.imageUnsupported, "image '\(name)': not drawn: \(parts)", of: name))
            }
            self.init(
                .vector(content),
                displayAttributes: displayAttributes.map(DisplayAttributes.init) ?? DisplayAttributes())
        case .undrawn(let size, var why, let displayAttributes):
            why.message += "; a marked box of its size is drawn"
            RenderEnvironment.current.report(why)
            let box = UIImage.placeholder(named: name, size: CGSize(size))
            // The placeholder keeps its colors.
            var plain = displayAttributes.map(DisplayAttributes.init) ?? DisplayAttributes()
            plain.renderingMode = .alwaysOriginal
            self.init(box.content, displayAttributes: plain)
        case .problem(let problem):
            RenderEnvironment.current.report(problem)
            return nil
        }
    }

    /// Returns whether an object is an image that shows the same in the same way.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || isShown(like: other)
    }
    /// A number that equal images share.
    public override var hash: Int { size.hashValue }

    /// The size in points.
    public var size: CGSize {
        switch content {
        case .bitmap(let bitmap): CGSize(bitmap.size)
        case .symbol(let symbol): symbol.size
        case .vector(let content): content.size
        }
    }

    /// The scale in pixels per point.
    public var scale: CGFloat {
        switch content {
        case .bitmap(let bitmap): bitmap.scale
        case .symbol(let symbol): symbol.displayScale
        case .vector(let content): content.displayScale
        }
    }

    /// The insets of the caps that keep their size when the image is resized, in points.
    public var capInsets: UIEdgeInsets { displayAttributes.capInsets }
    /// How the parts between the caps are resized.
    public var resizingMode: ResizingMode { displayAttributes.resizingMode }
    /// Whether the image is drawn in its own colors.
    public var renderingMode: RenderingMode { displayAttributes.renderingMode }
    /// The insets of the alignment rectangle, in points, which constraints refer to.
    public var alignmentRectInsets: UIEdgeInsets { displayAttributes.alignmentRectInsets }
}

extension UIImage {
    /// Returns the image with cap insets; the rest is tiled.
    /// Source: Apple's documentation, where tile is the default.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the image with cap insets and a resizing mode.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
    ) -> UIImage {
        changed { displayAttributes in
            displayAttributes.capInsets = capInsets
            displayAttributes.resizingMode = resizingMode
            displayAttributes.isResizable = true
        }
    }

    /// Returns the image with caps at the left and top, one stretched point, and the rest as the other caps.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = leftCapWidth.clamped(to: size.width), top = topCapHeight.clamped(to: size.height)
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
            right: left > 0 ? max(0, size.width - left - 1) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// Returns the image in another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// Returns the image in a color. A view that displays templates in its tint takes precedence; an image of
    /// mode `alwaysOriginal` keeps the color.
    public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

    /// Returns the image in a color and a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed { displayAttributes in
            displayAttributes.tint = color
            displayAttributes.renderingMode = renderingMode
        }
    }

    /// Returns the image with other alignment insets.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Whether the image is tinted where the context leaves it to the image.
    package var isTemplate: Bool {
        renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage
    }

    func changed(_ change: (inout DisplayAttributes) -> Void) -> UIImage {
        var displayAttributes = displayAttributes
        change(&displayAttributes)
        return UIImage(content, displayAttributes: displayAttributes)
    }
}

extension UIImage.DisplayAttributes {
    /// Creates the properties that an image set specifies.
    init(_ set: ImageSetAttributes) {
        self.init(
            capInsets: set.capInsets.map(UIEdgeInsets.init) ?? .zero,
            resizingMode: set.tiles ? .tile : .stretch,
            renderingMode: UIImage.RenderingMode(set.renderingMode), isResizable: set.capInsets != nil,
            alignmentRectInsets: UIEdgeInsets(set.alignmentInsets))
    }
}

extension UIImage.RenderingMode {
    fileprivate init(_ rendering: ImageSetAttributes.Rendering) {
        switch rendering {
        case .automatic: self = .automatic
        case .template: self = .alwaysTemplate
        case .original: self = .alwaysOriginal
        }
    }
}

extension Int {
    /// Returns the number clamped to 0...limit.
    fileprivate func clamped(to limit: CGFloat) -> CGFloat { Swift.max(0, Swift.min(CGFloat(self), limit)) }
}
