/// The amount of space for an interface along one axis.
public enum SizeClass: String, CaseIterable, Hashable, Codable, Sendable {
    /// Limited space, such as the width of an iPhone in portrait.
    case compact
    /// Ample space, such as the width of an iPad in full screen.
    case regular
}

/// The size classes along both axes.
public struct SizeClasses: Hashable, Codable, Sendable {
    /// The horizontal size class.
    public var horizontal: SizeClass
    /// The vertical size class.
    public var vertical: SizeClass

    /// Creates a pair of size classes.
    public init(horizontal: SizeClass, vertical: SizeClass) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
