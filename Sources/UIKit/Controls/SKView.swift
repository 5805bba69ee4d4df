package import Scene

/// A view that displays a SpriteKit scene; here a placeholder.
open class SKView: UIView {
    package override func content(in context: ContentContext) -> [DrawCommand] {
        commands(of: .graphics, in: context)
    }
}
