package import Diagnostics
import Files
import Foundation
package import ScreenDocuments

/// The translations of an Interface Builder document's texts into one language.
package struct Translation: Sendable {
    /// The requested language and region.
    package let locale: String
    /// The texts by object and attribute, such as `6c1-Bw-1aW.text`.
    package let texts: [String: String]
    /// Whether a table for the language itself exists, other than English.
    let isFound: Bool
    /// Whether the document itself is in the language.
    let isComplete: Bool
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
    ///   - locale: the language and region, such as `zh-Hans` or `pt-BR`. Missing texts are in English, unless the
    ///     file is itself a copy in some language, and are not looked for if that is the language.
    ///   - idiom: the device, for texts that differ by it.
    package init(ofFile path: String, to locale: String, on idiom: LayoutTraits.Idiom = .phone) {
        self.init(ofFile: path, to: locale, on: idiom, isOfCode: false)
    }

    /// Reads the strings files of a document, or of a table of code, which has one for all languages as well.
    private init(
        ofFile path: String, to locale: String, on idiom: LayoutTraits.Idiom, isOfCode: Bool
    ) {
        self.locale = locale
        let wanted = Translation.languages(for: locale)
        let own = Translation.language(ofFile: path).flatMap { $0 == "Base" ? nil : $0 }
        if let own, wanted.contains(own) || wanted.contains("en") {
            (texts, isFound, problems, files) = ([:], true, [], [])
            isComplete = true
            return
        }
        isComplete = false
        let url = URL(fileURLWithPath: path)
        let folder = url.deletingLastPathComponent()
        let name = url.deletingPathExtension().lastPathComponent
        let base = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent().path : folder.path
        var reader = TranslationReader(base: base, name: name, forms: LocalizedForms(idiom: idiom))
        let tables = wanted.flatMap { reader.tables(in: $0) }
        let english = wanted.contains("en") || own != nil ? [] : reader.tables(in: "en")
        // The table of the language that the app is developed in.
        let development = reader.tables(in: "Base") + (isOfCode ? reader.tablesOfAllLanguages() : [])
        isFound = !tables.isEmpty
        // The first table that has a key takes precedence.
        texts = (tables + english + development).reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        problems = reader.problems
        files = reader.files
    }

    /// Reads a table of the texts that code asks for: `<language>.lproj/<name>.strings`, `.stringsdict` and
    /// `<name>.xcstrings`, and the same outside a language's folder.
    ///
    /// - Parameters:
    ///   - name: The name of the table, such as `Localizable`.
    ///   - folder: The folder that contains the `.lproj` or the `.xcstrings`.
    ///   - locale: The language and region. Missing texts are in English, or else as in `Base.lproj` or outside it.
    ///   - idiom: The device, for texts that differ by it.
    package init(
        ofTable name: String, in folder: String, to locale: String, on idiom: LayoutTraits.Idiom = .phone
    ) {
        self.init(ofFile: "\(folder)/\(name).strings", to: locale, on: idiom, isOfCode: true)
    }

    /// Returns the language of the folder that a file lies in, such as `Base` or `de` for `de.lproj/Main.storyboard`; nil
    /// for any other folder.
    package static func language(ofFile path: String) -> String? {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        return folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
    }

    /// Returns the names of language folders for a locale, the best match first.
    package static func languages(for locale: String) -> [String] { LanguageNames.all(for: locale) }
}

/// Finds and reads the strings files of one document.
private struct TranslationReader {
    let base: String
    let name: String
    var problems: [Diagnostic] = []
    var files: [String] = []
    private let forms: LocalizedForms
    private let catalogs: [StringsCatalog]

    init(base: String, name: String, forms: LocalizedForms) {
        (self.base, self.name, self.forms) = (base, name, forms)
        var found: [StringsCatalog] = []
        for path in ["\(base)/\(name).xcstrings", "\(base)/mul.lproj/\(name).xcstrings"]
        where FileType(at: path) != nil {
            files.append(path)
            switch fileText(atPath: path, file: path, as: .strings) {
            case .failure(let refusal): problems.append(refusal.untranslated)
            case .success(let text):
                if let catalog = try? JSONDecoder().decode(StringsCatalog.self, from: Data(text.utf8)) {
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
        var found = files(at: "\(base)/\(language).lproj/\(name)")
        for catalog in catalogs where catalog.languages.contains(language) {
            let (texts, tooLong) = catalog.texts(in: language, forms)
            if let tooLong {
                problems.append(LocalizedForms.tooLong(tooLong, in: "\(base)/\(name).xcstrings"))
            }
            found.append(texts)
        }
        return found
    }

    /// Returns the existing tables that are in no language's folder.
    mutating func tablesOfAllLanguages() -> [[String: String]] { files(at: "\(base)/\(name)") }

    /// Returns the tables of a path without its ending.
    private mutating func files(at path: String) -> [[String: String]] {
        var found: [[String: String]] = []
        let (rules, strings) = (path + ".stringsdict", path + ".strings")
        // Source: Apple's "Stringsdict File Format": an entry there takes precedence over one in a strings file.
        if FileType(at: rules) != nil { found.append(read(rules, StringsFile.forms(atPath: rules, forms))) }
        if FileType(at: strings) != nil { found.append(read(strings, StringsFile.strings(atPath: strings))) }
        return found
    }

    private mutating func read(
        _ path: String, _ content: (entries: [String: String], problem: Diagnostic?)
    ) -> [String: String] {
        files.append(path)
        if let problem = content.problem { problems.append(problem) }
        return content.entries
    }
}
