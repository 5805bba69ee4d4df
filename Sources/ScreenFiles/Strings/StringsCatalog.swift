/// A `.xcstrings` file: the words of all languages.
///
/// Source: string catalogues as Xcode 15 and later write them.
struct StringsCatalog: Decodable {
    /// The language of the words in the source.
    var sourceLanguage: String?
    /// The words by key.
    var strings: [String: Entry]

    /// One key.
    struct Entry: Decodable {
        var localizations: [String: Words]?
    }

    /// Words, or several by number or device.
    final class Words: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
    }

    /// One text.
    struct Unit: Decodable {
        var value: String?
    }

    /// Words by number or device.
    struct Variations: Decodable {
        var plural: [String: Words]?
        var device: [String: Words]?
    }

    /// The words of one language by key.
    func texts(in language: String) -> [String: String] {
        strings.compactMapValues { $0.localizations?[language]?.text }
    }

    /// The languages that any key has words in.
    var languages: Set<String> {
        strings.values.reduce(into: []) { $0.formUnion((($1.localizations ?? [:]).keys)) }
    }
}

extension StringsCatalog.Words {
    /// The words; of several, those for other numbers and for phones. A screen names no number.
    var text: String? {
        if let value = stringUnit?.value { return value }
        if let words = variations?.plural?["other"] { return words.text }
        return (variations?.device?["iphone"] ?? variations?.device?["other"])?.text
    }
}
