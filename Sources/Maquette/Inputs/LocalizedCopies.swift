import Files
import InterfaceFiles

/// The copies of a storyboard or XIB file in several languages, in folders beside one another: `Base.lproj/Main.xib`,
/// `de.lproj/Main.xib`.
package struct LocalizedCopies: Sendable {
    /// The paths of the copies by the names of their folders without `.lproj`.
    private let paths: [String: String]
    /// The language of the file that they were searched for.
    private let language: String

    /// Finds the copies of a file; nil if it has none.
    package init?(around path: String) {
        guard InputFinder.isInterfaceBuilderFile(path), let language = Translation.language(ofFile: path),
            let name = path.split(separator: "/").last
        else { return nil }
        let own = directoryName(of: path), isWritten = own.hasSuffix(".lproj")
        let folder = isWritten ? directoryName(of: own) : ProjectFolder.above(own)
        // The copies are named as the file is, which may lie in the current folder.
        let prefix = isWritten && !own.contains("/") ? "" : folder
        var found: [String: String] = [:]
        for entry in InputFinder.entries(of: folder) where entry.hasSuffix(".lproj") {
            let copy = joinedPath(prefix, "\(entry)/\(name)")
            if FileType(at: copy) == .file { found[String(entry.dropLast(".lproj".count))] = copy }
        }
        found[language] = path
        guard found.count > 1 else { return nil }
        (paths, self.language) = (found, language)
    }

    /// Whether the file is the one that stands for all: that of `Base.lproj`, or else of English, or else the first.
    package var isBase: Bool { paths.keys.min(by: LocalizedCopies.precedes) == language }

    /// The paths of all copies, in the order of their languages.
    package var files: [String] { paths.sorted { LocalizedCopies.precedes($0.key, $1.key) }.map(\.value) }

    /// Returns the copy for a language and region, in the order in which a bundle looks for it: the language with its
    /// region, then without.
    ///
    /// - Parameters:
    ///   - locale: The language and region.
    ///   - isNamed: Whether it was asked for by name; otherwise the base file is for English too.
    /// - Returns: The path and its language; nil for the base file.
    func copy(for locale: String, isNamed: Bool) -> (path: String, language: String)? {
        // Pseudolanguages change the texts of the file itself.
        guard PseudoLocale(locale) == nil, isNamed || locale != Variant().locale else { return nil }
        let found = Translation.languages(for: locale).first { paths[$0] != nil }
        guard let found, found != language, let path = paths[found] else { return nil }
        return (path, found)
    }

    /// Returns the files without the copies of others among them: of those in folders of languages beside one another,
    /// only the base file is kept.
    static func leavingOutCopies(_ files: [String]) -> [String] {
        // Compared as bytes: two strings that are canonically equivalent may name different files.
        var best: [[UInt8]: String] = [:]
        let languages = files.map { file -> (key: [UInt8], name: String)? in
            let parts = file.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count > 1, InputFinder.isInterfaceBuilderFile(file),
                parts[parts.count - 2].hasSuffix(".lproj")
            else { return nil }
            let key = (parts.dropLast(2) + parts.suffix(1)).joined(separator: "/")
            return (Array(key.utf8), String(parts[parts.count - 2].dropLast(".lproj".count)))
        }
        for language in languages.compactMap(\.self) {
            let other = best[language.key] ?? language.name
            best[language.key] = precedes(other, language.name) ? other : language.name
        }
        return zip(files, languages).filter { $1 == nil || $1.flatMap { best[$0.key] == $0.name } ?? false }
            .map(\.0)
    }

    /// Whether a language comes before another one: `Base`, then English, then by name.
    static func precedes(_ first: String, _ second: String) -> Bool {
        (rank(first), first) < (rank(second), second)
    }

    private static func rank(_ language: String) -> Int {
        switch language {
        case "Base": 0
        case "en": 1
        case "English": 2
        default: language.hasPrefix("en-") || language.hasPrefix("en_") ? 3 : 4
        }
    }
}
