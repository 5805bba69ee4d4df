package import Scene

/// A view that displays Metal content; here a stand-in.
open class MTKView: UIView {
    package override func content(in context: ContentContext) -> [DrawCommand] {
        commands(of: .graphics, in: context)
    }
}
