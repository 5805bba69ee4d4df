/// How much a constraint matters: 1000 must hold; of lower ones a higher wins whatever the number of others.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
    /// Above 0 and at most 1000.
    public var rawValue: Float

    /// A priority above 0 and at most 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority above 0 and at most 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Must hold.
    public static let required = UILayoutPriority(1000)
    /// What buttons resist compression with.
    public static let defaultHigh = UILayoutPriority(750)
    /// A dragged divider that may resize its scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// A scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// A dragged divider that may not resize its scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// What views hug their content with.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target size of fitting.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// The lower first.
    public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    /// A priority somewhat higher.
    public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
        UILayoutPriority(lhs.rawValue + rhs)
    }

    /// A priority somewhat lower.
    public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
        UILayoutPriority(lhs.rawValue - rhs)
    }

    /// A priority somewhat higher.
    public static func + (lhs: Float, rhs: UILayoutPriority) -> UILayoutPriority { rhs + lhs }

    /// How much higher the first is.
    public static func - (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Float {
        lhs.rawValue - rhs.rawValue
    }

    /// Makes a priority somewhat higher.
    public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue += rhs }

    /// Makes a priority somewhat lower.
    public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue -= rhs }
}
