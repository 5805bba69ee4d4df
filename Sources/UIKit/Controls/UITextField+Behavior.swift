extension UITextField {
    private static let storedDisabledBackground = SparseProperty<UIImage?>(nil)
    private static let storedClearsOnInsertion = SparseProperty<Bool>(false)
    private static let storedSmartQuotesType = SparseProperty<UITextSmartQuotesType>(.default)
    private static let storedSmartDashesType = SparseProperty<UITextSmartDashesType>(.default)
    private static let storedSmartInsertDeleteType = SparseProperty<UITextSmartInsertDeleteType>(.default)
    private static let storedInlinePredictionType = SparseProperty<UITextInlinePredictionType>(.default)
    private static let storedWritingToolsBehavior = SparseProperty<UIWritingToolsBehavior>(.default)
    private static let storedMarkedTextStyle = SparseProperty<[NSAttributedString.Key: Any]?>(nil)

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
}
