/// The priority of a constraint: 1000 is required; of lower ones a higher takes precedence over any number of others.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
    /// The priority, above 0 and at most 1000.
    public var rawValue: Float

    /// Creates a priority above 0 and at most 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority above 0 and at most 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The priority of a required constraint, 1000.
    public static let required = UILayoutPriority(1000)
    /// The compression resistance of buttons, 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a dragged divider that may resize its scene, 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority at which a scene keeps its size, 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a dragged divider that may not resize its scene, 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The default content hugging of views, 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target size when a view is fitted, 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Returns whether a priority is lower than another.
    public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    /// Returns a priority that is higher by an amount.
    public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
        UILayoutPriority(lhs.rawValue + rhs)
    }

    /// Returns a priority that is lower by an amount.
    public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
        UILayoutPriority(lhs.rawValue - rhs)
    }

    /// Returns a priority that is higher by an amount.
    public static func + (lhs: Float, rhs: UILayoutPriority) -> UILayoutPriority { rhs + lhs }

    /// Returns by how much the first priority is higher.
    public static func - (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Float {
        lhs.rawValue - rhs.rawValue
    }

    /// Raises a priority by an amount.
    public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue += rhs }

    /// Lowers a priority by an amount.
    public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue -= rhs }
}
