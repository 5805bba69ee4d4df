package import Scene

/// A view that displays an AR scene over the camera's image; here a placeholder.
open class ARSCNView: SCNView {
    package override func content(in context: ContentContext) -> [DrawCommand] {
        commands(of: .camera, in: context)
    }
}
