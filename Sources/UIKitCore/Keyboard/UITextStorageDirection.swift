/// The directions in stored text. Raw values match Apple's.
public enum UITextStorageDirection: Int, Hashable, Sendable {
    /// Toward the end of the text.
    case forward = 0
    /// Toward the start of the text.
    case backward = 1
}
