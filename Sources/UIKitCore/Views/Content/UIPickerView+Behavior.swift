extension UIPickerView {
    private static let storedShowsSelectionIndicator = SparseProperty<Bool>(true)

    /// Whether the selected row has an indicator; always, as since iOS 7.
    public var showsSelectionIndicator: Bool {
        get { Self.storedShowsSelectionIndicator[self] }
        set { Self.storedShowsSelectionIndicator[self] = newValue }
    }
}
