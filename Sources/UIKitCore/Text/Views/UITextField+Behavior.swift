extension UITextField {
    private static let storedDisabledBackground = SparseProperty<UIImage?>(nil)
    private static let storedClearsOnInsertion = SparseProperty<Bool>(false)

    /// The background image while disabled; kept, and has no effect here, as it is not drawn.
    public var disabledBackground: UIImage? {
        get { Self.storedDisabledBackground[self] }
        set { Self.storedDisabledBackground[self] = newValue }
    }

    /// Whether inserted text replaces the content; kept, and has no effect here.
    public var clearsOnInsertion: Bool {
        get { Self.storedClearsOnInsertion[self] }
        set { Self.storedClearsOnInsertion[self] = newValue }
    }
}
