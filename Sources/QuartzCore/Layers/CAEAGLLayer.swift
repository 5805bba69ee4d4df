/// A layer that OpenGL draws into; nothing draws into it here, and it shows its background.
open class CAEAGLLayer: CALayer {
    /// What is drawn, by the names of OpenGL ES; kept.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var drawableProperties: [AnyHashable: Any]! = [:]
    /// Whether drawables are presented together with other changes; kept.
    open var presentsWithTransaction = false
}
