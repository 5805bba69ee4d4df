package import Scene

/// Shows a scene in three dimensions; here a placeholder.
open class SCNView: UIView {
    package override func content(in context: ContentContext) -> [DrawCommand] {
        labelledPlaceholder("3D", in: context)
    }
}
