/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
/// Left to right or right to left.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }
/// Whether there is much room along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
/// Whether a scene is used.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }
/// Whether rows are edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    /// Whether rows are edited.
    public var isEditing: Bool { self != .inactive }
}
/// How a picture fills its place.
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }
/// How lines of text are placed.
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

/// The sizes of text, from the smallest.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    /// Whether the size is one of those for people who do not see well.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
    /// Whether one size is smaller.
    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// The sizes of text by their older names.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

/// What of a view is a placeholder.
public struct RedactionReasons: OptionSet, Sendable {
    /// The bit mask of the set.
    public let rawValue: Int
    /// Creates reasons from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The content is not there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private.
    public static let privacy = RedactionReasons(rawValue: 2)
}

/// An edge, in the direction of layout.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing
    /// A set of edges.
    public struct Set: OptionSet, Sendable {
        /// The bit mask of the set.
        public let rawValue: Int8
        /// Creates edges from their bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The top edge.
        public static let top = Set(rawValue: 1)
        /// The side where lines begin.
        public static let leading = Set(rawValue: 2)
        /// The bottom edge.
        public static let bottom = Set(rawValue: 4)
        /// The side where lines end.
        public static let trailing = Set(rawValue: 8)
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four edges.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// Distances from the edges, in points.
public struct EdgeInsets: Hashable, Sendable {
    /// The inset of each edge.
    public var top, leading, bottom, trailing: CGFloat
    /// Creates insets of the four edges.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

/// The horizontal or vertical dimension.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal, vertical
    /// A set of axes.
    public struct Set: OptionSet, Sendable {
        /// The bit mask of the set.
        public let rawValue: Int8
        /// Creates axes from their bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis.
        public static let vertical = Set(rawValue: 2)
    }
}

/// A place along the horizontal axis.
public enum HorizontalAlignment: Hashable, Sendable { case leading, center, trailing }
/// A place along the vertical axis.
public enum VerticalAlignment: Hashable, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// A place along both axes.
public struct Alignment: Hashable, Sendable {
    /// The place along each axis.
    public var horizontal: HorizontalAlignment
    /// The place along the vertical axis.
    public var vertical: VerticalAlignment
    /// Creates a place.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    /// The center of both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the side where lines begin.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the side where lines end.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The corner where lines begin at the top.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The corner where lines end at the top.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The corner where lines begin at the bottom.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The corner where lines end at the bottom.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// A point in the unit square of a view.
public struct UnitPoint: Hashable, Sendable {
    /// The coordinates, 0 to 1.
    public var x, y: CGFloat
    /// Creates a point.
    public init(x: CGFloat = 0, y: CGFloat = 0) { (self.x, self.y) = (x, y) }
    /// The corner where lines begin at the top.
    public static let zero = UnitPoint()
    /// The center of the view.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The middle of the side where lines begin.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the side where lines end.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// A geometric angle.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double
    /// Creates an angle in radians.
    public init(radians: Double = 0) { self.radians = radians }
    /// Creates an angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }
    /// An angle of 0 radians.
    public static let zero = Angle()
    /// Returns an angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// Returns an angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// Whether one angle is smaller.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
