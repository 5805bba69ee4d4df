package import Scene

/// A view that displays a SceneKit scene; here a placeholder.
open class SCNView: UIView {
    package override func content(in context: ContentContext) -> [DrawCommand] {
        commands(of: .graphics, in: context)
    }
}
