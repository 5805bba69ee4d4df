import Files
import Synchronization

/// The file `goldens.lock` beside the goldens: what they were made with, and the goldens that are only digests.
struct GoldenLock: Hashable {
    /// What the goldens were made with; nil where nobody has said it.
    var environment: GoldenEnvironment?
    /// The digests of pixels by the goldens' names.
    var digests: [String: String] = [:]

    /// The name of the file.
    static let fileName = "goldens.lock"

    /// Creates a lock without content.
    init() {}

    /// Reads the text of a file; lines that are not known are left out.
    init(text: String) {
        var look: Int?, fonts: Substring?
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            // A name may have spaces.
            let fields = line.split(separator: " ", maxSplits: 2)
            switch fields.first {
            case "look" where fields.count == 2: look = Int(fields[1])
            case "fonts" where fields.count == 2: fonts = fields[1]
            case "digest" where fields.count == 3: digests[String(fields[2])] = String(fields[1])
            default: break
            }
        }
        if let look, let fonts { environment = GoldenEnvironment(look: look, fonts: String(fonts)) }
    }

    /// The text of the file, a line for each value.
    var text: String {
        var lines = ["# What the goldens here were made with; maquette test --record all writes it."]
        if let environment { lines += ["look \(environment.look)", "fonts \(environment.fonts)"] }
        lines += digests.sorted { $0.key < $1.key }.map { "digest \($0.value) \($0.key)" }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The digest in the line that a golden consists of; nil if it is empty.
    static func digest(in line: [UInt8]) -> String? {
        String(decoding: line, as: UTF8.self).split(separator: "\n").first.map(String.init)
    }

    /// Files by path, as they were read last: a run reads the same one for each golden.
    private static let known = Mutex<[String: (version: FileVersion, lock: GoldenLock)]>([:])

    /// Reads a file; empty if there is none.
    ///
    /// - Throws: If it cannot be read, or a merge has left conflicts in it.
    static func read(_ path: String) throws(FileError) -> GoldenLock {
        guard let version = FileVersion(of: path) else { return GoldenLock() }
        if let entry = known.withLock({ $0[path] }), entry.version == version { return entry.lock }
        let text: String
        do throws(FileError) {
            text = try readText(path, as: .golden)
        } catch .missing {
            return GoldenLock()
        }
        let lock = GoldenLock(text: text)
        known.withLock { $0[path] = (version, lock) }
        return lock
    }

    /// Changes a file: one change at a time, also of several processes.
    static func change(_ path: String, _ body: (inout GoldenLock) -> Void) throws(FileError) {
        let folder = try FolderLock(directoryName(of: path), for: path)
        defer { folder.release() }
        // A file that cannot be understood is only replaced when all goldens are recorded again.
        var lock = (try? read(path)) ?? GoldenLock()
        let before = lock
        body(&lock)
        guard lock != before || FileVersion(of: path) == nil else { return }
        try writeFile(Array(lock.text.utf8), to: path)
        // What was written need not be read. Who changes the file without the lock may come in between, but a run
        // that reads an older version of it, too.
        if let version = FileVersion(of: path) { known.withLock { [lock] in $0[path] = (version, lock) } }
    }
}
