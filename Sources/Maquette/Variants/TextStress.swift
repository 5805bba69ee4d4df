/// What is done to the words of a screen to see whether it bears that.
public enum TextStress: String, CaseIterable, Hashable, Sendable {
    /// Every text stands twice, as in Xcode's Double-Length Pseudolanguage.
    case long

    /// The words under stress.
    func words(_ text: String) -> String {
        switch self {
        case .long: text + " " + text
        }
    }
}
