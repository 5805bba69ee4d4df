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
        let substitutions: [String: Substitution]?
    }

    /// A string unit.
    struct Unit: Decodable {
        var value: String?
    }

    /// Variations by plural category, device or width.
    struct Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
        var width: [String: Localization]?
    }

    /// A variable of a string.
    struct Substitution: Decodable {
        var formatSpecifier: String?
        var variations: Variations?
    }

    /// Returns the strings of a language by key, each in one of its forms, and the first key whose string is too long.
    func texts(
        in language: String, _ forms: LocalizedForms
    ) -> (texts: [String: String], tooLong: String?) {
        var texts: [String: String] = [:], tooLong: String?
        for (key, entry) in strings.sorted(by: { $0.key < $1.key }) {
            guard let localization = entry.localizations?[language], let format = localization.text(forms)
            else { continue }
            let substitutions = localization.substitutions ?? [:]
            let text = LocalizedForms.expand(format) { substitutions[$0]?.text(forms) }
            texts[key] = text
            if text == nil { tooLong = tooLong ?? key }
        }
        return (texts, tooLong)
    }

    /// The languages of all localizations.
    var languages: Set<String> {
        strings.values.reduce(into: []) { $0.formUnion((($1.localizations ?? [:]).keys)) }
    }
}

extension StringsCatalog.Localization {
    /// Returns the string, or the form of its variations.
    fileprivate func text(_ forms: LocalizedForms) -> String? {
        stringUnit?.value ?? variations?.text(forms)
    }
}

extension StringsCatalog.Variations {
    /// Returns the form for the plural category `other`, the device or the greatest width.
    fileprivate func text(_ forms: LocalizedForms) -> String? {
        if let other = plural?["other"] { return other.text(forms) }
        if let form = device.flatMap({ forms.deviceForm(of: $0) }) { return form.text(forms) }
        return width?.compactMap { key, form in Int(key).map { ($0, form) } }.max { $0.0 < $1.0 }?.1.text(
            forms)
    }
}

extension StringsCatalog.Substitution {
    /// Returns the form, in which `%arg` stands for the argument.
    fileprivate func text(_ forms: LocalizedForms) -> String? {
        variations?.text(forms)?.replacing("%arg", with: "%" + (formatSpecifier ?? "@"))
    }
}
