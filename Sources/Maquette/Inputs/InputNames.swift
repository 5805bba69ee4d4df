import Foundation

/// Gives files that were found in folders distinct names, so that no two outputs share one.
///
/// A file whose name is unique keeps it. Where several files share a name, each one that was found in a
/// folder is prefixed with as many of its enclosing folders as make the names distinct, joined by hyphens:
/// `Main` becomes `Login-Main`. Folders of languages, such as `Base.lproj`, do not count, and neither do the
/// folder that was named and those above it, so that names do not depend on where a checkout lies. If the names
/// are not distinct then, all folders count. If one folder contains two of them, the file type is appended as
/// well: `Cell-xib`. If the names are still not distinct, because they differ only in Unicode normalization, they
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
            let files = indices.map { inputs[$0] }, found = files.filter(\.isFound)
            let names = InputNames.names(of: found, stem: stem, isTaken: found.count < files.count)
            for (index, name) in zip(indices.filter { inputs[$0].isFound }, names) {
                named[index].screenName = name
            }
        }
        return named
    }

    /// Returns the files of several lists with names that are distinct across all lists, including explicitly
    /// named files. A file that is in two lists has one name.
    static func named(_ lists: [[InputFile]]) -> [[InputFile]] {
        var files: [InputFile] = []
        var seen: Set<String> = []
        for var file in lists.joined() where seen.insert(file.path).inserted {
            file.isFound = true
            files.append(file)
        }
        let named = InputNames(of: files).named
        let names = Dictionary(uniqueKeysWithValues: named.map { ($0.path, $0.screenName) })
        return lists.map { list in
            list.map { file in
                InputFile(path: file.path, isFound: file.isFound, screenName: names[file.path] ?? nil)
            }
        }
    }

    /// Returns distinct names for files that share a name, prefixed with folders and, if needed, with the
    /// file type appended. `isTaken` says that another file has the plain name.
    private static func names(of files: [InputFile], stem: String, isTaken: Bool) -> [String] {
        let all = files.map { parts($0.path).dropLast() }
        let below = zip(files, all).map { file, folders in
            let root = file.root.map(parts) ?? []
            let inside = folders.starts(with: root) ? folders.dropFirst(root.count) : folders
            return inside.filter { !$0.hasSuffix(".lproj") }[...]
        }
        func names(_ folders: [ArraySlice<String>], _ count: Int, _ endings: [String]) -> [String] {
            zip(folders, endings).map { folders, ending in
                (folders.suffix(count).map { safe($0) } + [safe(stem + ending, keeping: ".")])
                    .joined(separator: "-")
            }
        }
        func first(_ folders: [ArraySlice<String>], _ endings: [String]) -> [String]? {
            (0...(folders.map(\.count).max() ?? 0)).lazy.map { names(folders, $0, endings) }
                .first { Set($0).count == files.count && !(isTaken && $0.contains(stem)) }
        }
        let plain = files.map { _ in "" }
        let kinds = files.map { "-" + ($0.path.split(separator: ".").last?.lowercased() ?? "") }
        let numbers = zip(kinds, 1...).map { "\($0)-\($1)" }
        return first(below, plain) ?? first(all, plain) ?? first(below, kinds) ?? first(all, kinds)
            ?? names(below, .max, numbers)
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
