/// Whether the user prefers bold text. Raw values match Apple's.
public enum UILegibilityWeight: Int, Hashable, Sendable {
    /// No preference is set.
    case unspecified = -1
    /// Text in the weights of its fonts.
    case regular = 0
    /// Bold text: fonts are heavier than requested.
    case bold = 1
}

/// Whether a screen supports 3D Touch. Raw values match Apple's.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
    /// The capability is not known.
    case unknown = 0
    /// The screen does not measure the force of touches.
    case unavailable = 1
    /// The screen measures the force of touches.
    case available = 2
}
