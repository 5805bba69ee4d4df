package import Diagnostics
import Files
import Foundation

/// The translations of an Interface Builder document's texts into one language.
package struct Translation: Sendable {
    /// The requested language and region.
    package let locale: String
    /// The texts by object and attribute, such as `6c1-Bw-1aW.text`.
    let texts: [String: String]
    /// Whether a table for the language itself exists, other than English.
    let isFound: Bool
    /// The problems with the files.
    package let problems: [Diagnostic]
    /// The paths of the files that were read.
    package let files: [String]

    /// Reads the strings files of a storyboard or XIB file: `<language>.lproj/<name>.strings` and
    /// `.stringsdict` in its folder, or in the folder that contains its `.lproj`, and `<name>.xcstrings`
    /// there or in `mul.lproj`.
    ///
    /// - Parameters:
    ///   - path: the storyboard or XIB file.
    ///   - locale: the language and region, such as `zh-Hans` or `pt-BR`. Missing texts are in English.
    package init(ofFile path: String, to locale: String) {
        self.locale = locale
        let url = URL(fileURLWithPath: path)
        let folder = url.deletingLastPathComponent()
        let name = url.deletingPathExtension().lastPathComponent
        let base = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent().path : folder.path
        var reader = TranslationReader(base: base, name: name)
        let wanted = Translation.languages(for: locale)
        let own = wanted.flatMap { reader.tables(in: $0) }
        let english = wanted.contains("en") ? [] : reader.tables(in: "en")
        isFound = !own.isEmpty
        // The first table that has a key takes precedence.
        texts = (own + english).reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        problems = reader.problems
        files = reader.files
    }

    /// Returns the names of language folders for a locale, the best match first.
    ///
    /// Source: Unicode CLDR's likely scripts of Chinese regions and its aliases of languages.
    static func languages(for locale: String) -> [String] {
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

/// Finds and reads the strings files of one document.
private struct TranslationReader {
    let base: String
    let name: String
    var problems: [Diagnostic] = []
    var files: [String] = []
    private let catalogs: [StringsCatalog]

    init(base: String, name: String) {
        self.base = base
        self.name = name
        var found: [StringsCatalog] = []
        for path in ["\(base)/\(name).xcstrings", "\(base)/mul.lproj/\(name).xcstrings"]
        where FileType(at: path) != nil {
            files.append(path)
            switch fileBytes(atPath: path, file: path, as: .strings) {
            case .failure(let refusal): problems.append(refusal.untranslated)
            case .success(let bytes):
                if let catalog = try? JSONDecoder().decode(StringsCatalog.self, from: Data(bytes)) {
                    found.append(catalog)
                } else {
                    problems.append(
                        Diagnostic(
                            .translationUnreadable, "the file is not a string catalogue",
                            at: Place(file: path)))
                }
            }
        }
        catalogs = found
    }

    /// Returns the existing tables of one language.
    mutating func tables(in language: String) -> [[String: String]] {
        var found: [[String: String]] = []
        let folder = "\(base)/\(language).lproj/\(name)"
        let readers = [("strings", StringsFile.strings), ("stringsdict", StringsFile.plurals)]
        for (ending, read) in readers where FileType(at: "\(folder).\(ending)") != nil {
            files.append("\(folder).\(ending)")
            let (entries, problem) = read("\(folder).\(ending)")
            if let problem { problems.append(problem) }
            found.append(entries)
        }
        for catalog in catalogs where catalog.languages.contains(language) {
            found.append(catalog.texts(in: language))
        }
        return found
    }
}
