package import Scene

/// A view that displays a SpriteKit scene over the camera's image; here a placeholder.
open class ARSKView: SKView {
    package override func content(in context: ContentContext) -> [DrawCommand] {
        commands(of: .camera, in: context)
    }
}
