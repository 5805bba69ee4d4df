/// A visible element of a section, whose appearance a handler may change.
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The alpha, 0 (invisible) to 1.
    var alpha: CGFloat { get set }
    /// The position on the z axis.
    var zIndex: Int { get set }
    /// Whether the element is hidden.
    var isHidden: Bool { get set }
    /// The center, in the content's coordinates.
    var center: CGPoint { get set }
    /// The affine transform about the center.
    var transform: CGAffineTransform { get set }
    /// The three-dimensional transform about the center.
    var transform3D: CATransform3D { get set }
    /// A description of the element.
    var name: String { get }
    /// The index path of the item, or of the section of a supplementary view.
    var indexPath: IndexPath { get }
    /// The frame, in the content's coordinates: those of the row where the section scrolls sideways.
    var frame: CGRect { get }
    /// The bounds of the element, in points.
    var bounds: CGRect { get }
    /// Whether the element is a cell, a header or footer, or a decoration.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view; nil for a cell.
    var representedElementKind: String? { get }
}

/// A closure that is called at each layout with a section's visible elements, the content offset and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A visible element by its attributes, which a handler changes through it.
final class VisibleItem: NSCollectionLayoutVisibleItem {
    let attributes: UICollectionViewLayoutAttributes
    /// The distance from the coordinates of the attributes to those that are shown.
    private let shift: CGPoint

    init(_ attributes: UICollectionViewLayoutAttributes, shift: CGPoint) {
        self.attributes = attributes
        self.shift = shift
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var center: CGPoint {
        get { CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y) }
        set { attributes.center = CGPoint(x: newValue.x - shift.x, y: newValue.y - shift.y) }
    }
    var name: String { "\(representedElementKind ?? "cell") \(indexPath.section)-\(indexPath.item)" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame.offsetBy(dx: shift.x, dy: shift.y) }
    var bounds: CGRect { CGRect(origin: .zero, size: attributes.size) }
    var representedElementCategory: UICollectionView.ElementCategory {
        attributes.representedElementCategory
    }
    var representedElementKind: String? { attributes.representedElementKind }
}
