import CHarfBuzz

/// What the language decides: the forms of Chinese characters, and where lines may end.
struct TextLocale {
    /// The language for HarfBuzz; nil for none.
    let language: hb_language_t?
    /// What is its own of where lines end.
    let lineBreaking: LineBreaker.Tailoring
    /// Its parts in lower case, the language first.
    let parts: [String]

    /// A locale by its identifier, such as `zh-Hant_HK`; `en` where it is empty.
    init(identifier: String) {
        let parts = identifier.replacing("_", with: "-").split(separator: "-").map { $0.lowercased() }
        let code = parts.first.flatMap { $0.allSatisfy(\.isASCII) && $0.count <= 8 ? $0 : nil } ?? "en"
        let isTraditional = !Set(["hant", "tw", "hk", "mo"]).isDisjoint(with: parts)
        let tag = code == "zh" && isTraditional && !parts.contains("hans") ? "zh-hant" : code
        self.parts = [code] + parts.dropFirst()
        language = hb_language_from_string(tag, -1)
        lineBreaking = LineBreaker.Tailoring(quotesAreBrackets: code == "ja" || code == "zh")
    }
}
