import Files
import Foundation

/// The files with settings of Git that `maquette init` writes: how goldens are checked out, and what is not committed.
enum GitFile {
    /// A file with lines that it lacks.
    struct Addition {
        /// The name of the file in the project's folder.
        var name: String
        /// Its whole content.
        var bytes: [UInt8]
        /// Whether there was no such file.
        var isNew: Bool
    }

    /// Lines of a file, and the patterns whose lines in it make them needless.
    private typealias Line = (text: String, isNeedless: (_ words: [Substring]) -> Bool)

    /// Returns the files that lack lines, as they are to be.
    ///
    /// - Parameters:
    ///   - folder: The project's folder.
    ///   - path: Returns the path of a file in it.
    /// - Returns: The files with their whole contents; none that lacks nothing.
    /// - Throws: If a file that is there cannot be read.
    static func additions(in folder: String, _ path: (String) -> String) throws(FileError) -> [Addition] {
        let isIgnored = ignoresFolder("out", in: folder)
        return [
            try addition(".gitattributes", at: path(".gitattributes"), remark: attributesRemark, attributes),
            try addition(
                ".gitignore", at: path(".gitignore"), remark: ignoreRemark, isIgnored ? [] : ignoredLines),
        ].compactMap(\.self)
    }

    private static let attributesRemark =
        "# Goldens of Maquette are compared byte for byte: texts have the same line ends everywhere."
    private static let ignoreRemark = "# What 'maquette test' writes of differences."

    /// The attributes of goldens. Who keeps pictures elsewhere, as with Git LFS, has said so before.
    private static var attributes: [Line] {
        [
            ("goldens/**/*.txt text eol=lf", { $0.first == "goldens/**/*.txt" }),
            ("goldens/goldens.lock text eol=lf", { $0.first == "goldens/goldens.lock" }),
            (
                "goldens/**/*.png binary",
                { words in
                    guard let pattern = words.first else { return false }
                    let attributes = words.dropFirst()
                    let isPicture =
                        pattern == "*.png" || pattern.hasPrefix("goldens/") && pattern.hasSuffix(".png")
                    let isKept =
                        attributes.contains { $0 == "binary" || $0 == "-text" || $0.hasPrefix("filter=") }
                    return isPicture && isKept
                }
            ),
        ]
    }

    private static var ignoredLines: [Line] { [("/out/", { _ in false })] }

    private static func addition(
        _ name: String, at path: String, remark: String, _ lines: [Line]
    ) throws(FileError) -> Addition? {
        let old: [UInt8]?
        do throws(FileError) { old = try readFile(path, as: .ignoreRules) } catch .missing { old = nil }
        let text = String(decoding: old ?? [], as: UTF8.self)
        let known = text.split(whereSeparator: \.isNewline)
            .map { $0.split(whereSeparator: { $0 == " " || $0 == "\t" }) }
        let missing = lines.filter { line in !known.contains(where: line.isNeedless) }
        guard !missing.isEmpty else { return nil }
        // As the other lines of the file end.
        let end = text.contains("\r\n") ? "\r\n" : "\n"
        var added = ([remark] + missing.map(\.text)).map { $0 + end }.joined()
        if let last = text.last { added = (last.isNewline ? "" : end) + end + added }
        return Addition(name: name, bytes: (old ?? []) + Array(added.utf8), isNew: old == nil)
    }
}
