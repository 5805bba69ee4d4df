/// A transformation of a screen's text that tests whether the layout can handle it.
public enum TextStress: String, CaseIterable, Hashable, Sendable {
    /// Every text is doubled, as in Xcode's Double-Length Pseudolanguage.
    case long

    /// Returns the transformed text.
    func transform(_ text: String) -> String {
        switch self {
        case .long: text + " " + text
        }
    }
}
