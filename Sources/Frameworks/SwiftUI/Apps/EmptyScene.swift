import SwiftUICore

/// A scene that shows nothing.
public struct EmptyScene: SystemScene {
    /// Creates a scene that shows nothing.
    public init() {}
    var launchedView: (any View)? { nil }
}
