extension NSValue {
    /// Creates a value of insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            numbers: [insets.top, insets.left, insets.bottom, insets.right], objCType: NSValue.insetsType)
    }

    /// Creates a value of an offset.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(numbers: [offset.horizontal, offset.vertical], objCType: NSValue.pairType)
    }

    /// The offset; zero where the value is none.
    public var uiOffsetValue: UIOffset {
        numbers(ofType: NSValue.pairType).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    /// The insets; zero where the value is none.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        guard let n = numbers(ofType: NSValue.insetsType) else { return .zero }
        return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }

    private static let insetsType = "[4d]"
}
