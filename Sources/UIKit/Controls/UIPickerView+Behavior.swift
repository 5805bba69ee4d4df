extension UIPickerView {
    private static let storedShowsSelectionIndicator = SparseProperty<Bool>(true)

    /// Whether the selected row is marked; it always is, as since iOS 7.
    public var showsSelectionIndicator: Bool {
        get { Self.storedShowsSelectionIndicator[self] }
        set { Self.storedShowsSelectionIndicator[self] = newValue }
    }
}
