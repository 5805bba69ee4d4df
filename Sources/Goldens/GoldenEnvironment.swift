package import Diagnostics
package import Files

/// What goldens were made with, beside the screens: what else decides their pixels.
///
/// It is kept in the file `goldens.lock` beside the goldens. Goldens made with something else are not compared: every
/// one of them might differ.
public struct GoldenEnvironment: Hashable, Sendable {
    /// The version of the drawing: it changes whenever the same screen gives other pixels.
    public var look: Int
    /// The fingerprint of the fonts.
    public var fonts: String

    /// Creates an environment.
    public init(look: Int, fonts: String) {
        self.look = look
        self.fonts = fonts
    }

    /// Says that goldens were made with something else than this; the hint has the options of the run.
    package func mismatch(
        with stored: GoldenEnvironment, at path: String, _ options: RunOptions = RunOptions()
    ) -> Diagnostic {
        var reasons: [String] = []
        if stored.look != look { reasons.append("look \(stored.look), which is \(look) here") }
        if stored.fonts != fonts { reasons.append("other fonts (\(stored.fonts), here \(fonts))") }
        return Diagnostic(
            .goldenEnvironment, "the goldens were made with \(reasons.joined(separator: " and "))",
            at: Place(file: path),
            hints: [
                "use the version and the fonts that made them, or make all of them again: "
                    + options.line(["test", "--record", "all"]),
                "then look at what changed",
            ])
    }
}

extension GoldenStore {
    /// The path of the file that says what the goldens were made with, and keeps digests.
    package var lockPath: String { "\(directory)/\(GoldenLock.fileName)" }

    /// Returns what the goldens were made with; nil where nobody has said it.
    package func environment() throws(FileError) -> GoldenEnvironment? {
        guard FileType(at: lockPath) != nil else { return nil }
        let lock = try GoldenLock.read(lockPath)
        guard let environment = lock.environment else {
            // A run that was interrupted has written digests only.
            guard lock.digests.isEmpty else { return nil }
            throw .unreadable(path: lockPath, reason: "it has no lines 'look' and 'fonts'")
        }
        return environment
    }

    /// Says what the goldens were made with.
    package func write(_ environment: GoldenEnvironment) throws(FileError) {
        try GoldenLock.change(lockPath) { $0.environment = environment }
    }
}
