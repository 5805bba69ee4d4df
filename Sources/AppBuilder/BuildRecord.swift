import Files
import Foundation

/// What the last build was made of, beside its program.
struct BuildRecord {
    /// The digest of everything that the program depends on.
    let fingerprint: String
    /// The path of the program.
    let program: String

    init(fingerprint: String, program: String) {
        self.fingerprint = fingerprint
        self.program = program
    }

    /// Reads the record of a folder; nil if the build there was of something else, or its program is gone.
    init?(in folder: String, fingerprint: String) {
        guard let bytes = try? readFile(Self.path(in: folder), as: .cacheEntry) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        guard lines.count == 2, lines[0] == fingerprint, FileType(at: lines[1]) == .file else { return nil }
        self.init(fingerprint: fingerprint, program: lines[1])
    }

    /// Writes the record.
    func write(in folder: String) throws(FileError) {
        try writeFile(Array("\(fingerprint)\n\(program)\n".utf8), to: Self.path(in: folder))
    }

    /// Removes the record of a folder, since what it is of is about to be written over.
    static func remove(in folder: String) { unlink(path(in: folder)) }

    private static func path(in folder: String) -> String { folder + "/build.txt" }
}
