/// A `.xcstrings` file: the strings of all languages.
///
/// Source: string catalogs as written by Xcode 15 and later.
struct StringsCatalog: Decodable {
    /// The entries by key.
    var strings: [String: Entry]

    /// The localizations of a key.
    struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    /// A string, or variations by plural category or device.
    final class Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
    }

    /// A string unit.
    struct Unit: Decodable {
        var value: String?
    }

    /// Variations by plural category or device.
    struct Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
    }

    /// Returns the strings of a language by key.
    func texts(in language: String) -> [String: String] {
        strings.compactMapValues { $0.localizations?[language]?.text }
    }

    /// The languages of all localizations.
    var languages: Set<String> {
        strings.values.reduce(into: []) { $0.formUnion((($1.localizations ?? [:]).keys)) }
    }
}

extension StringsCatalog.Localization {
    /// The string; of several variations, that for the plural category `other` and for iPhone. Screens have
    /// no count.
    var text: String? {
        if let value = stringUnit?.value { return value }
        if let words = variations?.plural?["other"] { return words.text }
        return (variations?.device?["iphone"] ?? variations?.device?["other"])?.text
    }
}
