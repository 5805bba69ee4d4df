package import Diagnostics

extension DiagnosticCode {
    static let textOverlap = DiagnosticCode(
        "text.overlap", .warning, "text overlaps",
        cause: "The text of one view is drawn over that of another.",
        remedy:
            "Add a constraint that keeps the views apart; where it is meant, list the code in `ignoredFindings`."
    )
    static let textOutside = DiagnosticCode(
        "text.outside", .warning, "text outside the screen",
        cause: "Text lies outside the screen, or partly so, where no scrolling reaches it.",
        remedy:
            "Constrain the view to the safe area or put it into a scroll view; where it is meant, list the code in "
            + "`ignoredFindings`.")

    /// The codes of findings on finished screens.
    package static let findingCodes: [DiagnosticCode] = [textOverlap, textOutside]
}
