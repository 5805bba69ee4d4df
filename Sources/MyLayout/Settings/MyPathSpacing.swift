public import UIKitCore

/// How the distance of subviews along the curve of a path layout is found.
public struct MyPathSpacingType: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches MyLayout's.
    public let rawValue: UInt

    /// Creates a type from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The subviews share the curve.
    public static let flexed = MyPathSpacingType(rawValue: 0)
    /// The distance is fixed.
    public static let fixed = MyPathSpacingType(rawValue: 1)
    /// A number of subviews would share the curve.
    public static let count = MyPathSpacingType(rawValue: 2)
}

/// The distance of subviews along the curve of a path layout.
///
/// Source: MyLayout 2.0.
public final class MyPathSpacing {
    /// How the distance is found.
    public let type: MyPathSpacingType
    /// The distance in points, or the number of subviews.
    public let value: CGFloat

    private init(_ type: MyPathSpacingType, _ value: CGFloat) {
        self.type = type
        self.value = value
    }

    /// The subviews share the curve; on an open one, the first and the last are at its ends.
    public static func flexed() -> MyPathSpacing { MyPathSpacing(.flexed, 0) }

    /// A distance in points.
    public static func fixed(_ length: CGFloat) -> MyPathSpacing { MyPathSpacing(.fixed, length) }

    /// The distance at which `count` subviews would share the curve.
    public static func count(_ count: Int) -> MyPathSpacing { MyPathSpacing(.count, CGFloat(count)) }
}

/// The coordinates that the equation of a path layout is in.
///
/// Source: MyLayout 2.0.
public final class MyCoordinateSetting {
    private weak var layout: UIView?
    /// The place of the origin, as parts of the width and the height inside the padding.
    public var origin = CGPoint.zero { didSet { layout?.setNeedsLayout() } }
    /// Whether y grows upwards, as in mathematics.
    public var isMath = false { didSet { layout?.setNeedsLayout() } }
    /// Whether x and y change places.
    public var isReverse = false { didSet { layout?.setNeedsLayout() } }
    /// The smallest argument of the equation; the negative largest number for the edge of the layout, or the angle 0.
    public var start = -CGFloat.greatestFiniteMagnitude { didSet { layout?.setNeedsLayout() } }
    /// The largest argument of the equation; the largest number for the edge of the layout, or a full turn.
    public var end = CGFloat.greatestFiniteMagnitude { didSet { layout?.setNeedsLayout() } }

    init(_ layout: UIView) { self.layout = layout }

    /// Takes the values of the beginning.
    public func reset() {
        (origin, isMath, isReverse) = (.zero, false, false)
        (start, end) = (-.greatestFiniteMagnitude, .greatestFiniteMagnitude)
    }
}
