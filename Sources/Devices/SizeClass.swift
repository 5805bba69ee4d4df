/// How much room an interface has along one axis.
public enum SizeClass: String, CaseIterable, Hashable, Sendable {
    /// Little.
    case compact
    /// Much.
    case regular
}

/// The size classes along both axes.
public struct SizeClasses: Hashable, Sendable {
    /// From left to right.
    public var horizontal: SizeClass
    /// From top to bottom.
    public var vertical: SizeClass

    /// A pair of size classes.
    public init(horizontal: SizeClass, vertical: SizeClass) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
