import Files
import Foundation
import Maquette

/// A file of a revision of Git, named as `REV:path`.
struct RevisionPath {
    /// The branch, tag or commit.
    var revision: String
    /// The path as the user named it.
    var path: String

    /// Parses an input; nil if it is the path of a file, or names no revision.
    init?(_ input: String) {
        guard let colon = input.firstIndex(of: ":"), colon > input.startIndex, FileType(at: input) == nil
        else { return nil }
        revision = String(input[..<colon])
        path = String(input[input.index(after: colon)...])
        let isPath = ["/", "./", "../"].contains(where: revision.hasPrefix)
        if isPath || revision.hasPrefix("-") || input.utf8.contains(where: { $0 < 0x20 }) { return nil }
    }

    /// A file of a repository.
    struct Location {
        /// The top folder of the repository.
        var repository: String
        /// The path relative to it.
        var path: String
    }

    /// Returns where the file is in its repository, as Git itself reads such a path: relative to the top folder, or to
    /// the current folder if it begins with `./` or `../`. An absolute path is one in the repository around it.
    ///
    /// - Throws: `CommandFailure` if there is no repository, or the path leads out of it.
    func location() throws -> Location {
        let isAbsolute = path.hasPrefix("/")
        var folder = isAbsolute ? directoryName(of: path) : "."
        // The file, and its folder, may not exist any more.
        while isAbsolute, folder != "/", FileType(at: folder) != .folder {
            folder = directoryName(of: folder)
        }
        let output: String
        do throws(GitCommand.Failure) {
            output = try GitCommand(folder: folder).run(["rev-parse", "--show-toplevel", "--show-prefix"])
        } catch {
            throw CommandFailure.usage(
                "'\(revision):\(path)': \(error.reason)",
                hints: error.hints.isEmpty
                    ? ["REV:path names a file of a Git repository; there is no file with this name either"]
                    : error.hints)
        }
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let repository = lines[0], prefix = lines.count > 1 ? lines[1] : ""
        let isRelative = path == "." || path == ".." || path.hasPrefix("./") || path.hasPrefix("../")
        let rest = isAbsolute ? String(path.dropFirst(folder == "/" ? 1 : folder.count + 1)) : path
        guard let inside = RevisionPath.joined(isAbsolute || isRelative ? prefix : "", rest) else {
            throw CommandFailure.usage("'\(path)' leads out of the repository in '\(repository)'")
        }
        return Location(repository: repository, path: inside)
    }

    /// Returns the path of a file relative to a folder, without dots; nil if it leads out of the top folder.
    private static func joined(_ folder: String, _ path: String) -> String? {
        var parts: [Substring] = []
        for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.joined(separator: "/")
    }

    /// Checks that the revision has the file.
    ///
    /// - Throws: `CommandFailure` with the nearest name in its folder.
    func require(_ location: Location) throws {
        let git = GitCommand(folder: location.repository)
        func names(_ object: String) -> [String] {
            let output = try? git.run(["ls-tree", "--name-only", "-z", object])
            return (output ?? "").split(separator: "\0").map(String.init)
        }
        if (try? git.run(["cat-file", "-e", "\(revision):\(location.path)"])) != nil { return }
        guard (try? git.run(["cat-file", "-e", "\(revision)^{commit}"])) != nil else {
            // Without the revision, that is the error, which `RevisionTree` reports.
            return
        }
        let folder = location.path.contains("/") ? directoryName(of: location.path) : ""
        let name = location.path.split(separator: "/").last.map(String.init) ?? ""
        let near = NearestName.of(name, among: names("\(revision):\(folder)"))
        var hints = near.map { ["did you mean '\(revision):\(joinedPath(folder, $0))'?"] } ?? []
        if hints.isEmpty, !path.hasPrefix("."), !path.hasPrefix("/") {
            hints = ["the path is relative to '\(location.repository)'; './' stands for the current folder"]
        }
        throw CommandFailure.usage("there is no '\(location.path)' in '\(revision)'", hints: hints)
    }
}
