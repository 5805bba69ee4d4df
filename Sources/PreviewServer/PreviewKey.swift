/// A scene under some conditions.
struct PreviewKey: Hashable, Sendable {
    /// The number of the scene.
    var scene: Int
    var choice: PreviewChoice
}
