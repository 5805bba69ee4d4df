import Files
import Foundation
import InterfaceFiles
import ScreenFiles

/// Gives files that were found in folders distinct names, so that no two outputs share one, also on file systems that
/// ignore case or how characters are composed.
///
/// A file whose name is unique keeps it. Where several files share a name, each one that was found in a
/// folder is prefixed with as many of its enclosing folders as make the names distinct, joined by hyphens:
/// `Main` becomes `Login-Main`. Folders of languages, such as `Base.lproj`, do not count, and neither do the
/// folder that was named and those above it, so that names do not depend on where a checkout lies. If the names
/// are not distinct then, all folders count. If one folder contains two of them, the file type is appended as
/// well: `Cell-xib`. Names that are still alike then, because they differ only in case or Unicode normalization or in
/// characters that prefixed names do not have, are numbered in the order of the search.
package struct InputNames {
    private let inputs: [InputFile]

    /// Creates the names of a list of inputs.
    init(of inputs: [InputFile]) { self.inputs = inputs }

    /// The inputs with distinct names. Two that were not found but named, and have the same name, keep it.
    var named: [InputFile] {
        var named = inputs
        let stems = inputs.map { InputNames.stem($0.path) }
        for indices in Dictionary(grouping: inputs.indices, by: { stems[$0].foldedFileName }).values
        where indices.count > 1 {
            let found = indices.filter { inputs[$0].isFound }
            let names = InputNames.names(of: found.map { inputs[$0] }, isTaken: found.count < indices.count)
            for (index, name) in zip(found, names) { named[index].screenName = name }
        }
        let names = zip(named, stems).map { $0.screenName ?? $1 }
        let numbered = DistinctNames.numbering(
            DistinctNames.numbering(names) { !inputs[$0].isFound },
            continuedBy: { InputNames.continuations(ofFile: inputs[$0].path) })
        for index in named.indices where !numbered[index].utf8.elementsEqual(stems[index].utf8) {
            named[index].screenName = numbered[index]
        }
        return named
    }

    /// Returns the files of several lists with names that are distinct across all lists, including explicitly
    /// named files. A file that is in two lists has one name.
    package static func named(_ lists: [[InputFile]]) -> [[InputFile]] {
        var files: [InputFile] = [], seen: Set<PathKey> = []
        for var file in lists.joined() where seen.insert(PathKey(file.path)).inserted {
            file.isFound = true
            files.append(file)
        }
        let names = Dictionary(
            InputNames(of: files).named.map { (PathKey($0.path), $0.screenName) }, uniquingKeysWith: { $1 })
        return lists.map { list in
            list.map { file in
                InputFile(
                    path: file.path, isFound: file.isFound,
                    screenName: names[PathKey(file.path)] ?? nil)
            }
        }
    }

    /// Returns names for files that share a name, prefixed with folders and, if needed, with the file type appended: the
    /// shortest that are distinct, or else those of which most are. `isTaken` says that another file has the plain
    /// name.
    private static func names(of files: [InputFile], isTaken: Bool) -> [String] {
        let stems = files.map { stem($0.path) }
        let all = files.map { parts($0.path).dropLast() }
        let below = zip(files, all).map { file, folders in
            let root = file.root.map(parts) ?? []
            let inside = folders.starts(with: root) ? folders.dropFirst(root.count) : folders
            return inside.filter { !$0.hasSuffix(".lproj") }[...]
        }
        let plain = files.map { _ in "" }
        let kinds = files.map { "-" + ($0.path.split(separator: ".").last?.lowercased() ?? "") }
        let taken = isTaken ? Set(stems.map(\.foldedFileName)) : []
        var best = stems, bestCount = 0
        for (folders, endings) in [(below, plain), (all, plain), (below, kinds), (all, kinds)] {
            for depth in 0...(folders.map(\.count).max() ?? 0) {
                let names = stems.indices.map { index in
                    (folders[index].suffix(depth).map { safe($0) }
                        + [safe(stems[index] + endings[index], keeping: ".")]).joined(separator: "-")
                }
                let count = Set(names.map(\.foldedFileName)).subtracting(taken).count
                if count > bestCount { (best, bestCount) = (names, count) }
                if count == files.count { return names }
            }
        }
        return best
    }

    /// Returns the components of a path from the root of the file system.
    private static func parts(_ path: String) -> [String] {
        URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/").map(String.init)
    }

    /// Returns the name that the document will have.
    private static func stem(_ path: String) -> String {
        OutputName.screenName(ofFile: path)
    }

    /// Returns what continues the name of a file in the names of its outputs; nothing if it cannot be read.
    private static func continuations(ofFile path: String) -> [String] {
        let document =
            InputFinder.isInterfaceBuilderFile(path)
            ? readInterfaceBuilderFile(atPath: path).document : readScreenFile(atPath: path).document
        return document.map(DocumentNames.continuations) ?? []
    }

    private static func safe(_ name: String, keeping kept: String = "") -> String {
        String(name.map { $0.isLetter || $0.isNumber || ("-_ " + kept).contains($0) ? $0 : "-" })
    }
}
