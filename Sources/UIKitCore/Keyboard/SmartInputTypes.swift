/// The behaviors of typographic quotation marks. Raw values match Apple's.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
    /// The behavior depends on the input.
    case `default` = 0
    /// Quotation marks stay as typed.
    case no = 1
    /// Typographic quotation marks are inserted.
    case yes = 2
}

/// The behaviors of typographic dashes. Raw values match Apple's.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
    /// The behavior depends on the input.
    case `default` = 0
    /// Hyphens stay as typed.
    case no = 1
    /// Hyphens are combined into dashes.
    case yes = 2
}

/// The behaviors of spaces around pasted text. Raw values match Apple's.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
    /// The behavior depends on the input.
    case `default` = 0
    /// Spaces are not adjusted.
    case no = 1
    /// Spaces are added or removed around pasted text.
    case yes = 2
}

/// The behaviors of inline predictions. Raw values match Apple's.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
    /// The behavior depends on the input.
    case `default` = 0
    /// Predictions are never shown inline.
    case no = 1
    /// Predictions are shown after the insertion point.
    case yes = 2
}

/// The behaviors of Writing Tools. Raw values match Apple's.
public enum UIWritingToolsBehavior: Int, Hashable, Sendable {
    /// Writing Tools are not offered.
    case none = -1
    /// The system chooses.
    case `default` = 0
    /// Writing Tools change the text inline.
    case complete = 1
    /// Writing Tools show results in a panel beside the text.
    case limited = 2
}
