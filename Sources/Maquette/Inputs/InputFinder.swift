import Files
import Foundation
import Goldens
import UIKitCore

/// Finds the screen files that paths refer to.
public enum InputFinder {
    /// The file name extensions of screen files.
    public static let fileExtensions = [".screen.yaml", ".screen.yml", ".screen.json"]

    /// The file name extensions of Interface Builder documents.
    public static let interfaceBuilderExtensions = [".storyboard", ".xib"]

    /// Whether a path has the extension of an Interface Builder document.
    public static func isInterfaceBuilderFile(_ path: String) -> Bool {
        let name = path.lowercased()
        return interfaceBuilderExtensions.contains(where: name.hasSuffix)
    }

    /// Whether a file name has the extension of a screen file or an Interface Builder document.
    package static func isInput(_ name: String) -> Bool {
        fileExtensions.contains(where: name.hasSuffix) || isInterfaceBuilderFile(name)
    }

    /// Returns the files for each path, each file once. A file stands for itself, whatever its name; a folder
    /// for all screen files and Interface Builder documents in it and its subfolders, in the order of
    /// `FolderWalk`, without the copies of documents in other languages; an Xcode project for the folder that contains
    /// it.
    public static func files(for paths: [String]) -> [String] { inputs(for: paths).map(\.path) }

    /// Returns the files for each path, as `files(for:)` does, with names that keep their outputs distinct.
    public static func inputs(for paths: [String]) -> [InputFile] { search(paths).inputs }

    /// Returns the files for each path, as `inputs(for:)` does, and the problems that prevented a folder from
    /// being searched.
    public static func search(_ paths: [String]) -> (inputs: [InputFile], problems: [Diagnostic]) {
        // Compared as bytes: two strings that are canonically equivalent may name different files.
        var seen: Set<[UInt8]> = []
        var found: [InputFile] = [], problems: [Diagnostic] = []
        for root in paths.map(folder(ofProject:)) {
            let isFolder = isDirectory(root)
            let walked =
                isFolder
                ? FolderWalk(root: root).files(where: isInput)
                : FolderWalk.Findings(files: [root])
            problems += walked.problems
            let own = isFolder ? LocalizedCopies.leavingOutCopies(walked.files) : walked.files
            // The files of one path are distinct.
            let files = paths.count == 1 ? own : own.filter { seen.insert(Array($0.utf8)).inserted }
            found += files.map { isFolder ? InputFile(path: $0, foundIn: root) : InputFile(path: $0) }
        }
        return (InputNames(of: found).named, problems)
    }

    /// Returns the folder that contains an Xcode project or workspace; any other path is returned unchanged.
    private static func folder(ofProject path: String) -> String {
        var plain = path[...]
        while plain.count > 1, plain.hasSuffix("/") { plain = plain.dropLast() }
        guard [".xcodeproj", ".xcworkspace"].contains(where: plain.hasSuffix), isDirectory(path) else {
            return path
        }
        return directoryName(of: String(plain))
    }

    /// Returns the existing files that match a pattern with `*` (within a name), `**` (any folders) and `?`,
    /// sorted by name within the order of `FolderWalk`. A path without wildcards is returned as it is.
    public static func files(matching pattern: String) -> [String] {
        search(matching: pattern).files.map(\.path)
    }

    /// Returns the files that match a pattern, as `files(matching:)` does, and the problems that prevented a
    /// folder from being searched.
    public static func search(matching pattern: String) -> (files: [InputFile], problems: [Diagnostic]) {
        guard let pattern = PathPattern(pattern) else {
            let found = search([plain(pattern)])
            return (
                found.inputs.map { file in
                    var file = file
                    file.screenName = nil
                    return file
                }, found.problems
            )
        }
        let found = pattern.files()
        return (
            LocalizedCopies.leavingOutCopies(found.files).map { InputFile(path: $0, foundIn: ".") },
            found.problems
        )
    }

    /// Returns a path without a leading `./`, so that each file has one name.
    private static func plain(_ path: String) -> String {
        var path = path[...]
        while path.hasPrefix("./"), path.count > 2 { path = path.dropFirst(2).drop { $0 == "/" } }
        return path.isEmpty ? "." : String(path)
    }

    /// Whether a path is a folder.
    public static func isDirectory(_ path: String) -> Bool { FileType(at: path) == .folder }

    /// Returns the names in a folder, sorted; empty if the folder cannot be read.
    static func entries(of directory: String) -> [String] { fileNames(in: directory) ?? [] }
}
