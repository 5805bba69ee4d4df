/// A direction in a text as it is stored. Raw values match Apple's.
public enum UITextStorageDirection: Int, Hashable, Sendable {
    /// To the end.
    case forward = 0
    /// To the start.
    case backward = 1
}
