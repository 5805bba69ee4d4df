public import UIKitCore

/// An item that dynamic behaviors can animate.
public protocol UIDynamicItem: AnyObject {
    /// The center, in the coordinates of the animator's reference view.
    var center: CGPoint { get set }
    /// The bounds, in the item's own coordinates, in points.
    var bounds: CGRect { get }
    /// The transform about the center.
    var transform: CGAffineTransform { get set }
    /// The shape with which the item collides.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The path about the center with which the item collides, where it is neither the bounds nor their ellipse.
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

/// A group of items that behaves as one.
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The items of the group.
    open private(set) var items: [any UIDynamicItem]
    /// The transform of the group; not applied to the items.
    open var transform: CGAffineTransform = .identity

    /// Creates a group of items.
    public init(items: [any UIDynamicItem]) { self.items = items }

    /// The center of the bounding rectangle of the items; setting it moves them all.
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
    /// The size of the bounding rectangle of the items, at the origin.
    open var bounds: CGRect { CGRect(origin: .zero, size: surroundingRect.size) }

    private var surroundingRect: CGRect {
        let rects = items.map(\.coveredRect)
        guard let first = rects.first else { return .zero }
        return rects.dropFirst().reduce(first) { $0.union($1) }
    }
}
