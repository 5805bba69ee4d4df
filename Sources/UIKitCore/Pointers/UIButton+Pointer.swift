final class PointerProvider {
    static let key = AttachmentKey()
    var provider: UIButton.PointerStyleProvider?
}

extension UIButton {
    /// Returns the pointer's style over a button from the standard effect and shape.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
}
