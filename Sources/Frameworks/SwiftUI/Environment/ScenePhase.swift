public import SwiftUICore

/// An indication of a scene's operational state.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The scene is not visible.
    case background
    /// The scene is visible and receives no events.
    case inactive
    /// The scene is visible and receives events.
    case active
}

extension EnvironmentValues {
    private enum PhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

    /// The phase of the scene: active while it is rendered.
    public var scenePhase: ScenePhase {
        get { self[PhaseKey.self] }
        set { self[PhaseKey.self] = newValue }
    }
}
