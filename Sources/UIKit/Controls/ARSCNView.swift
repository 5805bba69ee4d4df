package import Scene

/// Shows the camera's picture with a scene in it; here a placeholder.
open class ARSCNView: SCNView {
    package override func content(in context: ContentContext) -> [DrawCommand] {
        labelledPlaceholder("Camera", in: context)
    }
}
