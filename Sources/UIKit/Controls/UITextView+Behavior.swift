extension UITextView {
    private static let storedUsesStandardTextScaling = SparseProperty<Bool>(false)
    private static let storedIsFindInteractionEnabled = SparseProperty<Bool>(false)
    private static let storedSmartQuotesType = SparseProperty<UITextSmartQuotesType>(.default)
    private static let storedSmartDashesType = SparseProperty<UITextSmartDashesType>(.default)
    private static let storedSmartInsertDeleteType = SparseProperty<UITextSmartInsertDeleteType>(.default)
    private static let storedInlinePredictionType = SparseProperty<UITextInlinePredictionType>(.default)
    private static let storedWritingToolsBehavior = SparseProperty<UIWritingToolsBehavior>(.default)
    private static let storedMarkedTextStyle = SparseProperty<[NSAttributedString.Key: Any]?>(nil)

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

    /// Whether typographic quotation marks are inserted; kept, and has no effect here.
    public var smartQuotesType: UITextSmartQuotesType {
        get { Self.storedSmartQuotesType[self] }
        set { Self.storedSmartQuotesType[self] = newValue }
    }

    /// Whether typographic dashes are inserted; kept, and has no effect here.
    public var smartDashesType: UITextSmartDashesType {
        get { Self.storedSmartDashesType[self] }
        set { Self.storedSmartDashesType[self] = newValue }
    }

    /// Whether spaces are adjusted around pasted text; kept, and has no effect here.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { Self.storedSmartInsertDeleteType[self] }
        set { Self.storedSmartInsertDeleteType[self] = newValue }
    }

    /// Whether predictions are shown inline; they are not here.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { Self.storedInlinePredictionType[self] }
        set { Self.storedInlinePredictionType[self] = newValue }
    }

    /// The behavior of Writing Tools, which are not available here.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { Self.storedWritingToolsBehavior[self] }
        set { Self.storedWritingToolsBehavior[self] = newValue }
    }

    /// The attributes of marked text; kept, and has no effect here.
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { Self.storedMarkedTextStyle[self] }
        set { Self.storedMarkedTextStyle[self] = newValue }
    }

    /// Whether Writing Tools are active: never.
    public var isWritingToolsActive: Bool { false }
    /// Creates a text view; both versions of TextKit are the same here.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
}
