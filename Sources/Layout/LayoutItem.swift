public import Geometry

/// A view or a layout guide of a problem.
public struct LayoutItem: Sendable {
    /// What determines its frame.
    public enum Placement: Hashable, Sendable {
        /// The constraints: four unknowns.
        case constraints
        /// This frame in the parent's bounds coordinates, whatever the parent's size.
        case fixed(Rect)
        /// This frame for a parent of this size, changed with it as the mask says.
        case autoresizing(frame: Rect, mask: AutoresizingMask, parentSize: Size)
        /// A guide: a rectangle of its owner, which is its parent.
        case guide(Guide)
    }

    /// The rectangles that come with every view.
    public enum Guide: Hashable, Sendable {
        /// The bounds less the safe area's insets.
        case safeArea
        /// The bounds less the layout margins.
        case margins
        /// The margins, at most this many points wide, centered.
        case readable(maximumWidth: Double)
        /// A scroll view's content area.
        case scrollContent
        /// A scroll view's frame, which stays when the content moves.
        case scrollFrame
        /// The strip that the keyboard covers, as high above the bottom of the root; without one, from the bottom safe
        /// area, or the bottom edge, to the bottom of the root.
        case keyboard(usesBottomSafeArea: Bool, height: Double)
    }

    /// The name for messages.
    public var name: String
    /// The index of the superview, or of a guide's owner; nil for the root.
    public var parent: Int?
    /// What determines its frame.
    public var placement: Placement
    /// The frame that was saved with the file, in the parent's bounds coordinates: it decides what the constraints
    /// leave open; nil for none.
    public var savedFrame: Rect?
    /// Whether a container generated it; its ambiguity is not the author's.
    public var isGenerated = false
    /// The reason for its frame, for messages about conflicts; nil for its autoresizing mask.
    public var frameReason: String?
    /// Whether it is a scroll view, whose content has an extent of its own.
    public var isScrollView = false
    /// Whether it has an intrinsic size, which `measure` returns.
    public var hasIntrinsicSize = false
    /// How strongly it resists growing beyond its intrinsic size, for both axes.
    public var hugging = AxisPriorities(horizontal: 250, vertical: 250)
    /// Where its lengths rank among those of all items, of which constraints that leave a choice make the earlier
    /// ones small; nil for its index.
    public var lengthRank: Int?
    /// How strongly it resists shrinking below its intrinsic size, for both axes.
    public var compressionResistance = AxisPriorities(horizontal: 750, vertical: 750)
    /// The distance of the alignment rectangle, to which constraints refer, from the frame's edges.
    public var alignmentInsets: Insets = .zero
    /// The point of its bounds coordinates at its frame's top-left corner (a scroll offset).
    public var boundsOrigin: Point = .zero
    /// Whether leading means right.
    public var isRightToLeft = false
    /// How its margins and safe area are computed.
    public var insetRule = InsetRule()

    /// A view or guide.
    public init(name: String, parent: Int?, placement: Placement) {
        self.name = name
        self.parent = parent
        self.placement = placement
    }
}

/// A layout priority for each axis, each above 0 and at most 1000.
public struct AxisPriorities: Hashable, Sendable {
    /// Left to right.
    public var horizontal: Float
    /// Top to bottom.
    public var vertical: Float

    /// A priority for each axis.
    public init(horizontal: Float, vertical: Float) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The priority along an axis.
    public subscript(axis: Axis) -> Float { axis == .horizontal ? horizontal : vertical }
}

/// Where an item's layout margins and safe area come from.
/// Source: UIView.layoutMargins, safeAreaInsets, insetsLayoutMarginsFromSafeArea (Apple's documentation).
public struct InsetRule: Hashable, Sendable {
    /// The safe area given from outside, for the root; nil takes the part of the parent's that it covers.
    public var safeArea: Insets?
    /// The safe area that a subclass puts in place of the one that follows from the parent's; nil for none.
    public var overriddenSafeArea: Insets?
    /// Added to the safe area.
    public var additionalSafeArea: Insets = .zero
    /// The axes along which children see this item's safe area; a scroll view that moves its content out
    /// of the unsafe strips keeps it from them.
    public var axesPassingSafeArea: AxisSet = [.horizontal, .vertical]
    /// The margins as set, left and right resolved.
    public var margins = Insets(all: 8)
    /// What each margin is at least.
    public var minimumMargins: Insets = .zero
    /// Whether a margin is at least the parent's, less the distance to the parent's edge.
    public var preservesParentMargins = false
    /// Whether the safe area is added to the margins.
    public var insetsMarginsFromSafeArea = true

    /// Creates an item with the defaults of `UIView`.
    public init() {}
}
