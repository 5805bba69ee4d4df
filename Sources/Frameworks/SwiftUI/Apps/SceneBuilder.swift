public import SwiftUICore

/// A result builder for composing a collection of scenes into a single composite scene.
@resultBuilder public enum SceneBuilder {
    /// Passes a scene through.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// Passes a single scene through.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Combines several scenes.
    public static func buildBlock<First: Scene, each Content: Scene>(
        _ first: First, _ content: repeat each Content
    ) -> TupleScene {
        var scenes: [any Scene] = [first]
        repeat scenes.append(each content)
        return TupleScene(scenes: scenes)
    }
    /// Passes a scene that depends on availability through.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
    /// Combines a scene that is there only under a condition.
    public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> {
        _OptionalScene(scene: content)
    }
}
