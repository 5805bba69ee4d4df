import Geometry
import Scene

/// The magnifying glass of the search field. Measured: 16.8 points across and 7 from the edge for text of 17, scaled
/// from a search bar of iOS 15 with text of 11 points.
///
/// An image view, as on iOS, where code makes the image a template and sets a tint; the image is made when it is asked
/// for, and drawn by the glyph as long as it is that symbol.
final class MagnifierView: UIImageView {
    private static let symbolName = "magnifyingglass"
    private var hasOwnImage = false

    override var image: UIImage? {
        get { hasOwnImage ? super.image : UIImage(systemName: Self.symbolName) }
        set {
            hasOwnImage = true
            super.image = newValue
        }
    }

    override var intrinsicContentSize: CGSize {
        hasOwnImage
            ? super.intrinsicContentSize
            : CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    override var alignmentRectInsets: UIEdgeInsets { hasOwnImage ? super.alignmentRectInsets : .zero }

    /// Whether the image is the magnifying glass, as a template perhaps.
    private var isMagnifier: Bool {
        guard hasOwnImage else { return true }
        if case .symbol(let symbol) = super.image?.content { return symbol.name == Self.symbolName }
        return false
    }

    override func content(in context: ContentContext) -> [DrawCommand] {
        guard isMagnifier else { return super.content(in: context) }
        let color: UIColor = ownTint == nil ? .secondaryLabel : tintColor ?? .secondaryLabel
        return ControlGlyph.magnifier.commands(
            at: Point(x: bounds.minX + 15.4, y: bounds.midY), side: 16.8, width: 1.5,
            color: context.color(color))
    }
}
