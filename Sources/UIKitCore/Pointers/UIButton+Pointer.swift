private final class PointerProvider {
    static let key = AttachmentKey()
    var provider: UIButton.PointerStyleProvider?
}

extension UIButton {
    /// Returns the pointer's style over a button from the standard effect and shape.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    /// Returns the pointer's style over the button; there is no pointer, so that it is not called.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { PointerProvider.key.value(of: self) { PointerProvider() }.provider }
        set { PointerProvider.key.value(of: self) { PointerProvider() }.provider = newValue }
    }
}
