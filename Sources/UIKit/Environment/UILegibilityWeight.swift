/// Whether text is bolder than its fonts say. Raw values match Apple's.
public enum UILegibilityWeight: Int, Hashable, Sendable {
    /// Not said.
    case unspecified = -1
    /// As the fonts say.
    case regular = 0
    /// Bolder.
    case bold = 1
}

/// Whether a screen feels pressure. Raw values match Apple's.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
    /// Not known.
    case unknown = 0
    /// It does not.
    case unavailable = 1
    /// It does.
    case available = 2
}
