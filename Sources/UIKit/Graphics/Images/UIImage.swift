import Diagnostics
import ImageCodec
package import Scene
import VectorImages

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

    /// What is shown.
    package enum Picture: Sendable {
        /// Pixels.
        case bitmap(Bitmap)
        /// An outline.
        case symbol(SymbolPicture)
        /// Outlines in their own colours.
        case vector(VectorPicture)
    }

    /// How it is shown.
    struct Look: Sendable {
        /// The distances from the edges of what keeps its size when the image is resized, in points.
        var capInsets = UIEdgeInsets.zero
        /// What happens to the parts between the caps.
        var resizingMode = ResizingMode.stretch
        /// Whether the picture's own colours count.
        var renderingMode = RenderingMode.automatic
        /// Whether it was ever given caps: without, the whole picture stretches.
        var isResizable = false
        /// How far what it shows lies inside its edges, in points.
        var alignmentRectInsets = UIEdgeInsets.zero
        /// What replaces its colours where the place it is shown in does not; nil for its own.
        var tint: UIColor?
        /// Whether it is mirrored where the interface runs to the left.
        var flipsForRightToLeft = false
        /// Whether it is mirrored anyway.
        var isMirrored = false
    }

    /// What is shown.
    package let picture: Picture
    /// How it is shown.
    let look: Look

    init(_ picture: Picture, look: Look = Look()) {
        self.picture = picture
        self.look = look
    }

    package convenience init(_ bitmap: Bitmap) { self.init(.bitmap(bitmap)) }

    /// The image of a name among the assets of the render; nil, with a diagnostic, where there is none.
    /// One that is there and cannot be drawn is a marked box of its size, with a diagnostic.
    public convenience init?(named name: String) {
        let environment = RenderEnvironment.current
        self.init(environment.assets.image(named: name, traits: environment.traits), name)
    }

    /// The image of a file; nil, with a diagnostic, where it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        self.init(RenderEnvironment.current.assets.image(atPath: path), path)
    }

    /// The image in the bytes of a file, one pixel to the point; nil, with a diagnostic, where they hold none.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The image in the bytes of a file; nil, with a diagnostic, where they hold none.
    public convenience init?(data: Data, scale: CGFloat) {
        do throws(ImageError) {
            self.init(Bitmap(name: "data", pixmap: try decodeImage([UInt8](data)), scale: scale))
        } catch {
            RenderEnvironment.current.report(error.diagnostic(forImageNamed: "data"))
            return nil
        }
    }

    private convenience init?(_ outcome: AssetLookup.Outcome, _ name: String) {
        switch outcome {
        case .image(let bitmap): self.init(bitmap)
        case .catalogued(let bitmap, let look): self.init(.bitmap(bitmap), look: Look(look))
        case .vector(var picture, let look):
            picture.displayScale = max(1, RenderEnvironment.current.traits.displayScale)
            if !picture.image.omissions.isEmpty {
                let parts = picture.image.omissions.joined(separator: ", ")
                RenderEnvironment.current.report(.warning("image '\(name)': not drawn of it: \(parts)"))
            }
            self.init(.vector(picture), look: look.map(Look.init) ?? Look())
        case .undrawn(let size, var why, let look):
            why.message += "; a marked box of its size stands in"
            RenderEnvironment.current.report(why)
            let box = UIImage.placeholder(named: name, size: size)
            // The mark keeps its colours.
            var plain = look.map(Look.init) ?? Look()
            plain.renderingMode = .alwaysOriginal
            self.init(box.picture, look: plain)
        case .problem(let problem):
            RenderEnvironment.current.report(problem)
            return nil
        }
    }

    /// The extent in points.
    public var size: CGSize {
        switch picture {
        case .bitmap(let bitmap): CGSize(bitmap.size)
        case .symbol(let symbol): symbol.size
        case .vector(let picture): picture.size
        }
    }

    /// Pixels a point.
    public var scale: CGFloat {
        switch picture {
        case .bitmap(let bitmap): bitmap.scale
        case .symbol(let symbol): symbol.displayScale
        case .vector(let picture): picture.displayScale
        }
    }

    /// The distances from the edges of what keeps its size when the image is resized, in points.
    public var capInsets: UIEdgeInsets { look.capInsets }
    /// What happens to the parts between the caps.
    public var resizingMode: ResizingMode { look.resizingMode }
    /// Whether the picture's own colours count.
    public var renderingMode: RenderingMode { look.renderingMode }
    /// How far what it shows lies inside its edges, in points. Constraints keep to what it shows.
    public var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }
}

extension UIImage {
    /// The image with caps that keep their size; the rest is tiled.
    /// Source: Apple's documentation, where tile is the default.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The image with caps that keep their size.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
    ) -> UIImage {
        changed { look in
            look.capInsets = capInsets
            look.resizingMode = resizingMode
            look.isResizable = true
        }
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
        changed { $0.renderingMode = renderingMode }
    }

    /// The image in a colour. Where a view shows templates in its tint, that counts; an image of mode
    /// `alwaysOriginal` keeps the colour.
    public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

    /// The image in a colour and a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed { look in
            look.tint = color
            look.renderingMode = renderingMode
        }
    }

    /// The image with other insets for constraints.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Whether it is shown in the tint where the place leaves the choice to the image.
    package var isTemplate: Bool {
        renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage
    }

    func changed(_ change: (inout Look) -> Void) -> UIImage {
        var look = look
        change(&look)
        return UIImage(picture, look: look)
    }
}

extension UIImage.Look {
    /// As an image set says.
    init(_ set: ImageSetLook) {
        self.init(
            capInsets: set.capInsets ?? .zero, resizingMode: set.tiles ? .tile : .stretch,
            renderingMode: set.renderingMode, isResizable: set.capInsets != nil,
            alignmentRectInsets: set.alignmentInsets)
    }
}

extension Int {
    /// The number in 0...limit.
    fileprivate func clamped(to limit: CGFloat) -> CGFloat { Swift.max(0, Swift.min(CGFloat(self), limit)) }
}
