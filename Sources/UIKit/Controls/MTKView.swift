package import Scene

/// A view that displays Metal content; here a placeholder.
open class MTKView: UIView {
    package override func content(in context: ContentContext) -> [DrawCommand] {
        labeledPlaceholder("Metal", in: context)
    }
}
