extension UITextInput {
    /// The range of marked text, which is provisional; nil, as there is none.
    public var markedTextRange: UITextRange? { nil }

    /// Whether the selection is empty.
    public var isSelectionEmpty: Bool { selectedTextRange?.isEmpty ?? true }
}
