import Files

/// How well the language of a slot suits a screen.
enum AssetLanguage {
    /// Returns the rank of a slot among others: the best for the screen's language and region, then for its language,
    /// then for any, then for English, then for others.
    ///
    /// Source: documentation of `Bundle.preferredLocalizations(from:forPreferences:)`, by which the localizations of an
    /// app are chosen. Chosen: English stands for the language that the app is developed in, as for texts.
    ///
    /// - Parameters:
    ///   - locale: The language of the slot, such as `de`, `pt-BR` or `zh-Hans`; nil for any.
    ///   - traits: The properties of the screen.
    /// - Returns: The rank; a larger one is better.
    static func rank(_ locale: String?, _ traits: AssetTraits) -> Double {
        guard let locale, !locale.isEmpty else { return 0 }
        let name = normalized(locale)
        let names = LanguageNames.all(for: traits.locale).map(normalized)
        if let index = names.firstIndex(of: name) { return Double(names.count - index) }
        return name == "en" ? -1 : -2
    }

    private static func normalized(_ locale: String) -> String {
        String(locale.lowercased().map { $0 == "_" ? "-" : $0 })
    }
}
