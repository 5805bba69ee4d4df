public import UIKitCore

/// A range of numbers.
public struct UIFloatRange: Hashable, Sendable {
    /// The lowest number.
    public var minimum: CGFloat
    /// The highest number.
    public var maximum: CGFloat

    /// Creates a range.
    public init(minimum: CGFloat, maximum: CGFloat) {
        (self.minimum, self.maximum) = (minimum, maximum)
    }
    /// Creates the range of zero alone.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// The range of zero alone.
    public static let zero = UIFloatRange()
    /// The range of all numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
    /// Whether the range has no ends.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// Ties an item to a point or to another item; they stay where they are, as physics is not simulated.
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is tied to. Raw values match Apple's.
    public enum AttachmentType: Int, Hashable, Sendable {
        /// Another item.
        case items = 0
        /// A point.
        case anchor = 1
    }

    /// The items, one or two.
    open private(set) var items: [any UIDynamicItem]
    /// What the item is tied to.
    public let attachedBehaviorType: AttachmentType
    /// The point, in the coordinates of the reference view.
    open var anchorPoint: CGPoint
    /// The distance that is kept.
    open var length: CGFloat
    /// How soon the items stop swinging.
    open var damping: CGFloat = 0
    /// How often the items swing in a second; 0 is stiff.
    open var frequency: CGFloat = 0
    /// How hard it is to turn the items about the point.
    open var frictionTorque: CGFloat = 0
    /// How far the items may move or turn.
    open var attachmentRange: UIFloatRange = .infinite

    /// Ties the center of an item to a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }
    /// Ties a place of an item to a point.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        items = [item]
        attachedBehaviorType = .anchor
        anchorPoint = point
        length = Self.distance(Self.place(of: item, offset), point)
        super.init()
    }
    /// Ties the centers of two items to each other.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }
    /// Ties places of two items to each other.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        items = [item1, item2]
        attachedBehaviorType = .items
        anchorPoint = .zero
        length = Self.distance(Self.place(of: item1, offset1), Self.place(of: item2, offset2))
        super.init()
    }

    private init(_ items: [any UIDynamicItem], about point: CGPoint) {
        self.items = items
        attachedBehaviorType = items.count == 1 ? .anchor : .items
        anchorPoint = point
        length = 0
        super.init()
    }

    /// Lets two items slide along an axis through a point.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], about: point) }
    /// Lets an item slide along an axis through a point.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item], about: point) }
    /// Keeps two items from getting farther from each other, as a rope does.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(
            item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    }
    /// Makes one rigid body of two items.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], about: point) }
    /// Lets two items turn about a point.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], about: point) }

    private static func place(of item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
        CGPoint(x: item.center.x + offset.horizontal, y: item.center.y + offset.vertical)
    }
    private static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
        hypot(one.x - other.x, one.y - other.y)
    }

    override func comeToRest() { dynamicAnimator?.reportUnsimulated("UIAttachmentBehavior") }
    override var ownItems: [any UIDynamicItem] { items }
}
