extension UITextView {
    private static let storedUsesStandardTextScaling = SparseProperty<Bool>(false)
    private static let storedIsFindInteractionEnabled = SparseProperty<Bool>(false)

    /// Whether text is scaled as on a Mac; kept, and has no effect here.
    public var usesStandardTextScaling: Bool {
        get { Self.storedUsesStandardTextScaling[self] }
        set { Self.storedUsesStandardTextScaling[self] = newValue }
    }

    /// Whether the find interaction is available; it is not here.
    public var isFindInteractionEnabled: Bool {
        get { Self.storedIsFindInteractionEnabled[self] }
        set { Self.storedIsFindInteractionEnabled[self] = newValue }
    }
    /// Creates a text view; both versions of TextKit are the same here.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
}
