extension UITextInput {
    /// The range of marked text, which is provisional; nil, as there is none.
    public var markedTextRange: UITextRange? { nil }

    /// Whether the selection is empty.
    public var isSelectionEmpty: Bool { selectedTextRange?.isEmpty ?? true }
}

extension UITextView {
    /// Returns the rectangle of the first line of a range, in the content's coordinates.
    public func firstRect(for range: UITextRange) -> CGRect {
        let start = caretRect(for: range.start), end = caretRect(for: range.end)
        guard end.minY <= start.minY else {
            let right = bounds.width - textContainerInset.right - textContainer.lineFragmentPadding
            return CGRect(
                x: start.minX, y: start.minY, width: max(0, right - start.minX), height: start.height)
        }
        return CGRect(
            x: start.minX, y: start.minY, width: max(0, end.minX - start.minX), height: start.height)
    }
}

extension UITextField {
    /// Returns the rectangle of a range.
    public func firstRect(for range: UITextRange) -> CGRect {
        let start = caretRect(for: range.start), end = caretRect(for: range.end)
        return CGRect(
            x: min(start.minX, end.minX), y: start.minY, width: abs(end.minX - start.minX),
            height: start.height)
    }
}
