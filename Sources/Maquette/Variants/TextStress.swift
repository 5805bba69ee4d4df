/// A transformation of a screen's text that tests whether the layout can handle it.
public enum TextStress: String, CaseIterable, Hashable, Codable, Sendable {
    /// Every text is doubled, as in Xcode's Double-Length Pseudolanguage.
    case long
    /// The rows that repeat a cell of a list have texts of other lengths.
    case rows

    /// Returns the transformed text.
    func transform(_ text: String) -> String {
        switch self {
        case .long: text + " " + text
        case .rows: text
        }
    }

    /// Returns a text in a row that repeats a cell; rows are counted from 0.
    ///
    /// Chosen: lengths in turn, so that three rows that follow each other show what is cut off, wraps and is aligned.
    func transform(_ text: String, inRow row: Int) -> String {
        guard self == .rows else { return text }
        switch row % 4 {
        case 1: return text + " " + text
        case 2: return text.split(separator: " ").first.map(String.init) ?? text
        case 3: return text + " " + text + " " + text
        default: return text
        }
    }
}
