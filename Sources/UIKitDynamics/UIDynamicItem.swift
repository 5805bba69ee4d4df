public import UIKitCore

/// Something that the behaviors of an animator move.
public protocol UIDynamicItem: AnyObject {
    /// The center, in the coordinates of the animator's reference view.
    var center: CGPoint { get set }
    /// The bounds.
    var bounds: CGRect { get }
    /// The transform about the center.
    var transform: CGAffineTransform { get set }
    /// The outline by which the item collides.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline about the center, where it is neither the bounds nor their ellipse.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// The bounds are the outline.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The bounds, about the center.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: boundsAboutCenter) }

    /// The bounds, about the center.
    var boundsAboutCenter: CGRect {
        CGRect(
            x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
    }
    /// The rectangle that the item covers without its transform.
    var coveredRect: CGRect { boundsAboutCenter.offsetBy(dx: center.x, dy: center.y) }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Several items that move as one.
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The items.
    open private(set) var items: [any UIDynamicItem]
    /// The transform of the group; it is not given to the items.
    open var transform: CGAffineTransform = .identity

    /// Creates a group.
    public init(items: [any UIDynamicItem]) { self.items = items }

    /// The middle of the rectangle around the items; setting it moves them all.
    open var center: CGPoint {
        get { CGPoint(x: surroundingRect.midX, y: surroundingRect.midY) }
        set {
            let old = center
            for item in items {
                let place = item.center
                item.center = CGPoint(x: place.x + newValue.x - old.x, y: place.y + newValue.y - old.y)
            }
        }
    }
    /// The bounds: those of the rectangle around the items.
    open var bounds: CGRect { CGRect(origin: .zero, size: surroundingRect.size) }

    private var surroundingRect: CGRect {
        let rects = items.map(\.coveredRect)
        guard let first = rects.first else { return .zero }
        return rects.dropFirst().reduce(first) { $0.union($1) }
    }
}
