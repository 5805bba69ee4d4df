/// The names that files in a language have.
package enum LanguageNames {
    /// Returns the names of languages for a locale, the best match first: its own, then those with fewer parts.
    ///
    /// Source: Unicode CLDR's likely scripts of Chinese regions and its aliases of languages.
    package static func all(for locale: String) -> [String] {
        var parts = locale.split { $0 == "-" || $0 == "_" }.map(String.init)
        var names: [String] = []
        if parts.first == "zh", !parts.contains("Hans"), !parts.contains("Hant") {
            let isTraditional = parts.contains { ["TW", "HK", "MO"].contains($0) }
            let script = isTraditional ? "Hant" : "Hans"
            names += [locale, "zh-\(script)"]
            parts.insert(script, at: 1)
        }
        while !parts.isEmpty {
            names += [parts.joined(separator: "-"), parts.joined(separator: "_")]
            parts.removeLast()
        }
        let aliases = ["he": "iw", "iw": "he", "nb": "no", "no": "nb", "id": "in"]
        if let other = names.last.flatMap({ aliases[$0] }) { names.append(other) }
        let longNames = ["en": "English", "de": "German", "fr": "French", "ja": "Japanese", "es": "Spanish"]
        if let long = names.last.flatMap({ longNames[$0] }) { names.append(long) }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}
