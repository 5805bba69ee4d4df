/// The values of the traits that nothing here uses.
private enum UnusedTraits {
    static let smartQuotesType = SparseProperty<UITextSmartQuotesType>(.default)
    static let smartDashesType = SparseProperty<UITextSmartDashesType>(.default)
    static let smartInsertDeleteType = SparseProperty<UITextSmartInsertDeleteType>(.default)
    static let inlinePredictionType = SparseProperty<UITextInlinePredictionType>(.default)
    static let writingToolsBehavior = SparseProperty<UIWritingToolsBehavior>(.default)
    static let markedTextStyle = SparseProperty<[NSAttributedString.Key: Any]?>(nil)
}

extension UITextInputTraits {
    /// Whether typographic quotation marks are inserted; kept, and has no effect here.
    public var smartQuotesType: UITextSmartQuotesType {
        get { UnusedTraits.smartQuotesType[self] }
        set { UnusedTraits.smartQuotesType[self] = newValue }
    }

    /// Whether typographic dashes are inserted; kept, and has no effect here.
    public var smartDashesType: UITextSmartDashesType {
        get { UnusedTraits.smartDashesType[self] }
        set { UnusedTraits.smartDashesType[self] = newValue }
    }

    /// Whether spaces are adjusted around pasted text; kept, and has no effect here.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { UnusedTraits.smartInsertDeleteType[self] }
        set { UnusedTraits.smartInsertDeleteType[self] = newValue }
    }

    /// Whether predictions are shown inline; they are not here.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { UnusedTraits.inlinePredictionType[self] }
        set { UnusedTraits.inlinePredictionType[self] = newValue }
    }

    /// The behavior of Writing Tools, which are not available here.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { UnusedTraits.writingToolsBehavior[self] }
        set { UnusedTraits.writingToolsBehavior[self] = newValue }
    }
}

extension UITextInput {
    /// The attributes of marked text; kept, and has no effect here.
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { UnusedTraits.markedTextStyle[self] }
        set { UnusedTraits.markedTextStyle[self] = newValue }
    }
}
