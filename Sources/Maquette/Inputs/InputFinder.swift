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
    public static func inputs(for paths: [String]) -> [InputFile] {
        var seen: Set<String> = []
        var found: [InputFile] = []
        for root in paths.map(folder(ofProject:)) {
            let isFolder = isDirectory(root)
            let files = isFolder ? FolderWalk(root: root).files(where: isInput) : [root]
            found += files.filter { seen.insert($0).inserted }.map { InputFile(path: $0, isFound: isFolder) }
        }
        return InputNames(of: found).named
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

    /// The existing files that a pattern with `*` (within a name), `**` (any folders) and `?` matches,
    /// sorted; a path without them is taken as it is.
    public static func files(matching pattern: String) -> [String] {
        guard pattern.contains(where: { $0 == "*" || $0 == "?" }) else { return files(for: [pattern]) }
        let parts = pattern.split(separator: "/").map(String.init)
        return matches(parts[...], below: pattern.hasPrefix("/") ? "/" : "").sorted()
    }

    /// Whether a path is a folder.
    public static func isDirectory(_ path: String) -> Bool {
        var information = stat()
        return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
    }

    private static func matches(_ parts: ArraySlice<String>, below directory: String) -> [String] {
        guard let part = parts.first else { return [] }
        let rest = parts.dropFirst()
        let folder = directory.isEmpty ? "." : directory
        var found: [String] = []
        if part == "**" { found += matches(rest, below: directory) }
        for name in names(in: folder) {
            let path = joined(directory, name)
            if part == "**" {
                if !name.hasPrefix("."), isDirectory(path) { found += matches(parts, below: path) }
            } else if fnmatch(part, name, FNM_PERIOD) == 0 {
                if rest.isEmpty {
                    if !isDirectory(path) { found.append(path) }
                } else if isDirectory(path) {
                    found += matches(rest, below: path)
                }
            }
        }
        return found
    }

    private static func joined(_ directory: String, _ name: String) -> String {
        directory.isEmpty ? name : directory.hasSuffix("/") ? directory + name : directory + "/" + name
    }

    /// The names in a folder, sorted; none where it cannot be read.
    static func entries(of directory: String) -> [String] { names(in: directory) }

    private static func names(in directory: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted()
    }
}
