package import Scene

/// The curve of rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve that begins farther out.
    case continuous

    /// The curve of drawings.
    package var curve: RoundedRect.Curve { self == .circular ? .circular : .continuous }
}
