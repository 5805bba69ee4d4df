package import Scene

/// A view that displays a OpenGL drawing; here a stand-in.
open class GLKView: UIView {
    package override func content(in context: ContentContext) -> [DrawCommand] {
        commands(of: .graphics, in: context)
    }
}
