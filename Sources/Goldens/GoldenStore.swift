import Diagnostics
package import Files
import Foundation

/// The directory that holds the goldens.
public struct GoldenStore: Hashable, Sendable {
    /// The directory's path.
    public let directory: String

    /// Creates a store for a directory, which need not exist yet.
    public init(directory: String) {
        self.directory =
            directory.count > 1 && directory.hasSuffix("/") ? String(directory.dropLast()) : directory
    }

    /// Returns the path of a golden; its name may contain directories.
    public func path(of name: String, _ kind: GoldenKind) -> String {
        kind == .digest ? lockPath : "\(directory)/\(name)\(kind.fileExtension)"
    }

    /// Returns the bytes of a golden, of a digest the line with it; nil if it is missing. Lines of texts end in a line
    /// feed, whatever the file has.
    package func bytes(of name: String, _ kind: GoldenKind) throws(FileError) -> [UInt8]? {
        let path = path(of: name, kind)
        guard kind != .digest else {
            return try GoldenLock.read(path).digests[name].map { Array("\($0)\n".utf8) }
        }
        removeLeftovers(in: directoryName(of: path))
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try readFile(path, as: .golden)
        } catch .missing {
            return nil
        }
        guard kind.isText else { return bytes }
        do throws(ContentProblem) {
            return try FileText.bytes(of: bytes, as: .golden)
        } catch {
            throw .content(path: path, error)
        }
    }

    /// Whether the file of a text golden is not as it was recorded, as with other line ends or a byte-order mark.
    func hasOtherLineEnds(_ name: String, _ kind: GoldenKind) -> Bool {
        guard kind.isText, let bytes = try? readFile(path(of: name, kind), as: .golden) else { return false }
        return (try? FileText.bytes(of: bytes, as: .golden)) != bytes
    }

    /// Returns the bytes of a golden of a kind of its own; nil if it is missing.
    package func content(ofFile path: String) throws(GoldenFileError) -> [UInt8]? {
        do throws(FileError) {
            return try readFile(path, as: .golden)
        } catch .missing {
            return nil
        } catch {
            throw GoldenFileError(description: error.diagnostic.description)
        }
    }

    /// Returns what a merge has left in a golden of text that differs from what is expected of it; nil for nothing.
    package static func conflict(in bytes: [UInt8]) -> String? {
        guard let conflict = FileConflict.first(in: bytes, as: .comparisonInput) else { return nil }
        return conflict.predicate
    }

    /// Writes a golden atomically.
    package func write(_ bytes: [UInt8], to name: String, _ kind: GoldenKind) throws(FileError) {
        guard kind != .digest else {
            let digest = GoldenLock.digest(in: bytes)
            return try GoldenLock.change(lockPath) { $0.digests[name] = digest }
        }
        try writeFile(bytes, to: path(of: name, kind))
    }

    /// Writes goldens that are digests, by name: all or none.
    package func write(digests: [String: String]) throws(FileError) {
        guard !digests.isEmpty else { return }
        try GoldenLock.change(lockPath) { $0.digests.merge(digests) { $1 } }
    }

    /// Returns the paths of all goldens, relative to the directory, sorted; none if it does not exist.
    ///
    /// - Throws: If a folder cannot be read.
    package func files() throws(FileError) -> [String] {
        var found: [String] = []
        var folders = [""]
        while let folder = folders.popLast() {
            let path = folder.isEmpty ? directory : "\(directory)/\(folder.dropLast())"
            guard FileType(at: path) != nil else { continue }
            for entry in try FolderListing(of: path).entries {
                let name = folder + entry.name
                if entry.type == .folder, !entry.isLink {
                    folders.append(name + "/")
                } else if GoldenKind.allCases.contains(where: { name.hasSuffix($0.fileExtension) }) {
                    found.append(name)
                }
            }
        }
        // Digests have names as if they were files.
        found += try GoldenLock.read(lockPath).digests.keys.map { $0 + GoldenKind.digest.fileExtension }
        return found.sorted()
    }

    /// Deletes goldens, and the folders that they leave empty.
    ///
    /// - Parameter files: Their paths relative to the directory, as `files` returns them.
    /// - Returns: How many were deleted, and why others were not.
    package func delete(_ files: [String]) -> (count: Int, problems: [FileError]) {
        let digests = files.filter { $0.hasSuffix(GoldenKind.digest.fileExtension) }
        var count = 0, problems: [FileError] = []
        if !digests.isEmpty {
            let names = digests.map { String($0.dropLast(GoldenKind.digest.fileExtension.count)) }
            do throws(FileError) {
                try GoldenLock.change(lockPath) { for name in names { $0.digests[name] = nil } }
                count += names.count
            } catch {
                problems.append(error)
            }
        }
        for file in files where !file.hasSuffix(GoldenKind.digest.fileExtension) {
            do throws(FileError) {
                try delete(file)
                count += 1
            } catch {
                problems.append(error)
            }
        }
        return (count, problems)
    }

    private func delete(_ file: String) throws(FileError) {
        let path = "\(directory)/\(file)"
        guard unlink(path) == 0 || errno == ENOENT else {
            throw .unwritable(path: path, reason: systemErrorText())
        }
        removeEmptyFolders(around: file)
    }
}
