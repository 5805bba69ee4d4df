import Foundation

/// Gives files that were found in folders distinct names, so that no two outputs share one.
///
/// A file whose name is unique keeps it. Where several files share a name, each one that was found in a
/// folder is prefixed with as many of its enclosing folders as make the names distinct, joined by hyphens:
/// `Main` becomes `Login-Main`. If one folder contains two of them, the file type is appended as well:
/// `Cell-xib`. If the names are still not distinct, because they differ only in Unicode normalization, they
/// are numbered.
struct InputNames {
    private let inputs: [InputFile]

    /// Creates the names of a list of inputs.
    init(of inputs: [InputFile]) { self.inputs = inputs }

    /// The inputs with distinct names.
    var named: [InputFile] {
        var named = inputs
        let groups = Dictionary(grouping: inputs.indices) { InputNames.stem(inputs[$0].path) }
        for (stem, indices) in groups where indices.count > 1 {
            let names = InputNames.names(of: indices.map { inputs[$0].path }, stem: stem)
            for (index, name) in zip(indices, names) where inputs[index].isFound {
                named[index].screenName = name
            }
        }
        return named
    }

    /// Returns the files of several lists with names that are distinct across all lists, including explicitly
    /// named files. A file that is in two lists has one name.
    static func named(_ lists: [[InputFile]]) -> [[InputFile]] {
        var paths: [String] = []
        var seen: Set<String> = []
        for file in lists.joined() where seen.insert(file.path).inserted { paths.append(file.path) }
        let named = InputNames(of: paths.map { InputFile(path: $0, isFound: true) }).named
        let names = Dictionary(uniqueKeysWithValues: named.map { ($0.path, $0.screenName) })
        return lists.map { list in
            list.map { file in
                InputFile(path: file.path, isFound: file.isFound, screenName: names[file.path] ?? nil)
            }
        }
    }

    /// Returns distinct names for files that share a name, prefixed with folders and, if needed, with the
    /// file type appended.
    private static func names(of paths: [String], stem: String) -> [String] {
        let folders = paths.map { parts($0).dropLast() }
        let most = folders.map(\.count).max() ?? 0
        func names(_ count: Int, _ fileExtensions: [String]) -> [String] {
            zip(folders, fileExtensions).map { folders, ending in
                (folders.suffix(count).map { safe($0) } + [safe(stem + ending, keeping: ".")])
                    .joined(separator: "-")
            }
        }
        func first(_ counts: ClosedRange<Int>, _ fileExtensions: [String]) -> [String]? {
            counts.lazy.map { names($0, fileExtensions) }.first { Set($0).count == paths.count }
        }
        let kinds = paths.map { "-" + ($0.split(separator: ".").last?.lowercased() ?? "") }
        let numbers = zip(kinds, 1...).map { "\($0)-\($1)" }
        return first(0...most, paths.map { _ in "" }) ?? first(0...most, kinds) ?? names(most, numbers)
    }

    /// Returns the components of a path from the root of the file system.
    private static func parts(_ path: String) -> [String] {
        URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/").map(String.init)
    }

    /// Returns the name that the document will have.
    private static func stem(_ path: String) -> String {
        OutputName.screenName(ofFile: path)
    }

    private static func safe(_ name: String, keeping kept: String = "") -> String {
        String(name.map { $0.isLetter || $0.isNumber || ("-_ " + kept).contains($0) ? $0 : "-" })
    }
}
