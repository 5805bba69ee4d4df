private final class PointerProvider {
    static let key = AttachmentKey()
    var provider: UIButton.PointerStyleProvider?
}

extension UIButton {
    /// Returns the look of a pointer over a button by the standard effect and shape.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    /// Returns the look of a pointer over the button; there is no pointer, so that it is not called.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { PointerProvider.key.value(of: self) { PointerProvider() }.provider }
        set { PointerProvider.key.value(of: self) { PointerProvider() }.provider = newValue }
    }
}
