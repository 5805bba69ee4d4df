public import UIKitCore

/// A range of floating-point values.
public struct UIFloatRange: Hashable, Sendable {
    /// The minimum of the range.
    public var minimum: CGFloat
    /// The maximum of the range.
    public var maximum: CGFloat

    /// Creates a range from its minimum and maximum.
    public init(minimum: CGFloat, maximum: CGFloat) {
        (self.minimum, self.maximum) = (minimum, maximum)
    }
    /// Creates a range that contains zero alone.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// A range that contains zero alone.
    public static let zero = UIFloatRange()
    /// A range without limits.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
    /// Whether the range is without limits.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// Attaches an item to an anchor point or to another item; they do not move, as physics is not simulated.
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is attached to. Raw values match Apple's.
    public enum AttachmentType: Int, Hashable, Sendable {
        /// Two items are attached to each other.
        case items = 0
        /// An item is attached to an anchor point.
        case anchor = 1
    }

    /// The items, one or two.
    open private(set) var items: [any UIDynamicItem]
    /// What the item is attached to.
    public let attachedBehaviorType: AttachmentType
    /// The anchor point, in the coordinates of the reference view.
    open var anchorPoint: CGPoint
    /// The distance between the attached points, in points.
    open var length: CGFloat
    /// The damping of the oscillation; 0 by default.
    open var damping: CGFloat = 0
    /// The frequency of the oscillation in hertz; 0, the default, is rigid.
    open var frequency: CGFloat = 0
    /// The torque that resists the rotation about the anchor point; 0 by default.
    open var frictionTorque: CGFloat = 0
    /// The range of motion; infinite by default.
    open var attachmentRange: UIFloatRange = .infinite

    /// Attaches the center of an item to an anchor point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }
    /// Attaches a point of an item to an anchor point.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        items = [item]
        attachedBehaviorType = .anchor
        anchorPoint = point
        length = Self.distance(Self.place(of: item, offset), point)
        super.init()
    }
    /// Attaches the centers of two items.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }
    /// Attaches points of two items.
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

    /// Creates an attachment of two items that slide along an axis through a point.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], about: point) }
    /// Creates an attachment of an item that slides along an axis through a point.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item], about: point) }
    /// Creates an attachment that limits the distance of two items to the present one, as a rope does.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(
            item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    }
    /// Creates an attachment of two items that move as one rigid body.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], about: point) }
    /// Creates an attachment of two items that rotate about a point.
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
