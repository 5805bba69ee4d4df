/// The direction of text and layout.
public enum LayoutDirection: String, CaseIterable, Hashable, Codable, Sendable {
    /// Left to right, as in English.
    case leftToRight = "ltr"
    /// Right to left, as in Arabic.
    case rightToLeft = "rtl"

    /// Returns the direction of a locale's language, or of its script if it specifies one (`az-Arab`).
    ///
    /// Source: Unicode CLDR, languages whose default script runs from right to left.
    public static func natural(forLocale locale: String) -> LayoutDirection {
        let parts = locale.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
            return ["arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg"].contains(script)
                ? .rightToLeft : .leftToRight
        }
        let language = parts.first ?? ""
        return ["ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "syr", "nqo"]
            .contains(language) ? .rightToLeft : .leftToRight
    }
}
