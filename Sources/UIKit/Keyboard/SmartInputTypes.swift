/// Whether quotation marks are made typographic. Raw values match Apple's.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
    /// As the input decides.
    case `default` = 0
    /// Not.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether dashes are made typographic. Raw values match Apple's.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
    /// As the input decides.
    case `default` = 0
    /// Not.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether spaces are adjusted around what is pasted. Raw values match Apple's.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
    /// As the input decides.
    case `default` = 0
    /// Not.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether predicted text is shown in the line. Raw values match Apple's.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
    /// As the input decides.
    case `default` = 0
    /// Not.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether writing tools are offered. Raw values match Apple's.
public enum UIWritingToolsBehavior: Int, Hashable, Sendable {
    /// Not.
    case none = -1
    /// As the system chooses.
    case `default` = 0
    /// In the text.
    case complete = 1
    /// Beside the text.
    case limited = 2
}
