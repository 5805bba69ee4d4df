package import Diagnostics
package import Files

/// What goldens were made with, beside the screens: what else decides their pixels.
///
/// It is kept in the file `goldens.lock` beside the goldens. Goldens made with something else are not compared: every
/// one of them might differ.
public struct GoldenEnvironment: Hashable, Sendable {
    /// The version of the drawing: it changes whenever the same screen gives other pixels.
    public var look: Int
    /// The fonts.
    public var fonts: String

    /// Creates an environment.
    public init(look: Int, fonts: String) {
        self.look = look
        self.fonts = fonts
    }

    /// The name of the file that keeps it.
    public static let fileName = "goldens.lock"

    /// The text of the file.
    var text: String {
        "# What the goldens here were made with; maquette test --record all writes it.\nlook \(look)\nfonts \(fonts)\n"
    }

    /// Reads the text of the file; nil where it is not complete. Other lines are left alone.
    init?(text: String) {
        var values: [Substring: Substring] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ")
            if words.count == 2 { values[words[0]] = words[1] }
        }
        guard let look = values["look"].flatMap({ Int($0) }), let fonts = values["fonts"] else { return nil }
        self.init(look: look, fonts: String(fonts))
    }

    /// Says that goldens were made with something else than this.
    package func mismatch(with stored: GoldenEnvironment, at path: String) -> Diagnostic {
        var reasons: [String] = []
        if stored.look != look { reasons.append("look \(stored.look), which is \(look) here") }
        if stored.fonts != fonts { reasons.append("other fonts (\(stored.fonts), here \(fonts))") }
        return Diagnostic(
            .goldenEnvironment, "the goldens were made with \(reasons.joined(separator: " and "))",
            at: Place(file: path),
            hints: [
                "use the version and the fonts that made them, or make all of them anew: maquette test --record all",
                "then look at what changed",
            ])
    }
}

extension GoldenStore {
    /// The path of the file that says what the goldens were made with.
    package var environmentPath: String { "\(directory)/\(GoldenEnvironment.fileName)" }

    /// Returns what the goldens were made with; nil where nobody has said it.
    package func environment() throws(FileError) -> GoldenEnvironment? {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try readFile(environmentPath, as: .golden)
        } catch .missing {
            return nil
        }
        guard let environment = GoldenEnvironment(text: String(decoding: bytes, as: UTF8.self)) else {
            throw .unreadable(path: environmentPath, reason: "it has no lines 'look' and 'fonts'")
        }
        return environment
    }

    /// Says what the goldens were made with.
    package func write(_ environment: GoldenEnvironment) throws(FileError) {
        try writeFile(Array(environment.text.utf8), to: environmentPath)
    }
}
