import Synchronization

/// The hyphenation dictionaries, by language; read on first use.
///
/// Shipped ones are in the folder `hyphenation` beside the fonts, the user's in the directories given for fonts.
struct HyphenationFiles: Sendable {
    private struct Entry: Sendable {
        /// Lower-case parts such as `en` and `us`.
        var parts: [String]
        var path: String
    }

    private var entries: [Entry] = []

    /// The shipped files, in the order that a language without a region takes them in.
    private static let shipped = ["hyph_en_US.dic", "hyph_en_GB.dic"]

    /// Notes the shipped files in `directory`.
    mutating func addShipped(in directory: String) {
        for name in HyphenationFiles.shipped { add(name, in: "\(directory)/hyphenation") }
    }

    /// Notes a file if its name is that of a dictionary, `hyph_de_DE.dic` for one.
    mutating func add(_ name: String, in directory: String) {
        guard name.hasPrefix("hyph_"), name.hasSuffix(".dic") else { return }
        let parts = name.dropFirst(5).dropLast(4).lowercased().split(separator: "_").map(String.init)
        if !parts.isEmpty { entries.append(Entry(parts: parts, path: "\(directory)/\(name)")) }
    }

    /// The file for a locale's parts, such as `de` and `ch`: the last of the same language and region, otherwise the
    /// first of the same language.
    func path(for parts: [String]) -> String? {
        guard let language = parts.first else { return nil }
        let fitting = entries.filter { $0.parts.first == language }
        let exact = fitting.last { $0.parts.dropFirst().allSatisfy(parts.contains) && $0.parts.count > 1 }
        return (exact ?? fitting.first)?.path
    }
}
