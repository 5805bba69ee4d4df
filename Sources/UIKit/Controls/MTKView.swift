package import Scene

/// Shows what a graphics program draws; here a placeholder.
open class MTKView: UIView {
    package override func content(in context: ContentContext) -> [DrawCommand] {
        labelledPlaceholder("Metal", in: context)
    }
}
