import Foundation
import Goldens

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

    /// The files of each path: a file is itself, whatever its name; a folder is all screen files in it and
    /// below, sorted, but for folders whose name begins with a full stop. Each file once.
    public static func files(for paths: [String]) -> [String] {
        var seen: Set<String> = []
        return paths.flatMap { isDirectory($0) ? screenFiles(in: $0) : [$0] }
            .filter { seen.insert($0).inserted }
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

    private static func screenFiles(in directory: String) -> [String] {
        var found: [String] = []
        for name in names(in: directory) where !name.hasPrefix(".") {
            let path = joined(directory, name)
            if isDirectory(path) {
                found += screenFiles(in: path)
            } else if endings.contains(where: name.hasSuffix) {
                found.append(path)
            }
        }
        return found
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
