import Files
import Foundation
import Goldens
import UIKit

/// Finds the screen files that paths stand for.
public enum InputFinder {
    /// What files of screens are called.
    public static let endings = [".screen.yaml", ".screen.yml", ".screen.json"]

    /// What files of Interface Builder are called.
    public static let interfaceBuilderEndings = [".storyboard", ".xib"]

    /// Whether a file is one of Interface Builder's, by its name.
    public static func isInterfaceBuilderFile(_ path: String) -> Bool {
        let name = path.lowercased()
        return interfaceBuilderEndings.contains(where: name.hasSuffix)
    }

    /// Whether a file is a screen's, by its name.
    static func isInput(_ name: String) -> Bool {
        endings.contains(where: name.hasSuffix) || isInterfaceBuilderFile(name)
    }

    /// The files of each path: a file is itself, whatever its name; a folder is all screen files and files of
    /// Interface Builder in it and below, as `FolderWalk` goes; an Xcode project is the folder it lies in.
    /// Each file once.
    public static func files(for paths: [String]) -> [String] { inputs(for: paths).map(\.path) }

    /// The files of each path, as for `files(for:)`, with names by which outputs are told apart.
    public static func inputs(for paths: [String]) -> [InputFile] { search(paths).inputs }

    /// The files of each path, as for `inputs(for:)`, and what kept a folder from being looked through.
    public static func search(_ paths: [String]) -> (inputs: [InputFile], problems: [Diagnostic]) {
        // Not strings, of which two are equal that the file system tells apart.
        var seen: Set<[UInt8]> = []
        var found: [InputFile] = [], problems: [Diagnostic] = []
        for root in paths.map(folder(ofProject:)) {
            let isFolder = isDirectory(root)
            let walked =
                isFolder
                ? FolderWalk(root: root).files(where: isInput)
                : FolderWalk.Findings(files: [root])
            problems += walked.problems
            found += walked.files.filter { seen.insert(Array($0.utf8)).inserted }
                .map { InputFile(path: $0, isFound: isFolder) }
        }
        return (InputNames(of: found).named, problems)
    }

    /// The folder around an Xcode project or workspace; any other path is itself.
    private static func folder(ofProject path: String) -> String {
        var plain = path[...]
        while plain.count > 1, plain.hasSuffix("/") { plain = plain.dropLast() }
        guard [".xcodeproj", ".xcworkspace"].contains(where: plain.hasSuffix), isDirectory(path) else {
            return path
        }
        return plain.lastIndex(of: "/").map { $0 == plain.startIndex ? "/" : String(plain[..<$0]) } ?? "."
    }

    /// The existing files that a pattern with `*` (within a name), `**` (any folders) and `?` matches, as
    /// `FolderWalk` goes, in the order of names; a path without them is taken as it is.
    public static func files(matching pattern: String) -> [String] {
        search(matching: pattern).files.map(\.path)
    }

    /// The files that a pattern matches, as for `files(matching:)`, and what kept a folder from being looked through.
    public static func search(matching pattern: String) -> (files: [InputFile], problems: [Diagnostic]) {
        guard let pattern = PathPattern(pattern) else {
            let found = search([plain(pattern)])
            return (found.inputs.map { InputFile(path: $0.path, isFound: $0.isFound) }, found.problems)
        }
        let found = pattern.files()
        return (found.files.map { InputFile(path: $0, isFound: true) }, found.problems)
    }

    /// A path without `./` in front, so that one file has one name.
    private static func plain(_ path: String) -> String {
        var path = path[...]
        while path.hasPrefix("./"), path.count > 2 { path = path.dropFirst(2).drop { $0 == "/" } }
        return path.isEmpty ? "." : String(path)
    }

    /// Whether a path is a folder.
    public static func isDirectory(_ path: String) -> Bool { FileType(at: path) == .folder }

    /// The names in a folder, sorted; none where it cannot be read.
    static func entries(of directory: String) -> [String] { fileNames(in: directory) ?? [] }
}
