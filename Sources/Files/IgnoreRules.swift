/// The `.gitignore` rules that apply in a folder, from the top of its repository down.
struct IgnoreRules: Sendable {
    private struct Level: Sendable {
        /// The number of leading components of `path` that are above the file.
        var depth: Int
        var patterns: [IgnorePattern]
    }

    /// The path of the folder, relative to the top of the repository.
    private var path: [[Unicode.Scalar]]
    private var levels: [Level] = []
    /// The `.gitignore` files that could not be read when this folder was entered.
    private(set) var problems: [FileError] = []

    /// The maximum depth of a folder in its repository. Chosen: deeper than real projects.
    private static let levelLimit = 64

    /// Creates the rules of a folder: its own, and those of its parents up to the folder that contains
    /// `.git`.
    init(in folder: String) {
        path = []
        guard let whole = realPath(of: folder) else { return }
        var names = whole.split(separator: "/").map(String.init)
        var below: [String] = []
        for _ in 0..<IgnoreRules.levelLimit {
            let top = "/" + names.joined(separator: "/")
            if FileType(at: top + "/.git") != nil {
                read(top)
                var current = top
                for name in below {
                    current += "/" + name
                    path.append(Array(name.unicodeScalars))
                    read(current)
                }
                return
            }
            guard let last = names.popLast() else { break }
            below.insert(last, at: 0)
        }
        read(whole)
    }

    /// Returns the rules of a subfolder, including its own.
    func entering(_ name: String, at folder: String) -> IgnoreRules {
        var rules = self
        rules.path.append(Array(name.unicodeScalars))
        rules.problems = []
        rules.read(folder)
        return rules
    }

    /// Whether an entry of the folder is ignored. The last matching pattern of the innermost file decides.
    func ignores(_ name: String, isFolder: Bool) -> Bool {
        guard !levels.isEmpty else { return false }
        let entry = path + [Array(name.unicodeScalars)]
        for level in levels.reversed() {
            for pattern in level.patterns.reversed()
            where pattern.matches(entry[level.depth...], isFolder: isFolder) {
                return !pattern.isNegated
            }
        }
        return false
    }

    private mutating func read(_ folder: String) {
        let file = folder + "/.gitignore"
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try readFile(file, as: .ignoreRules)
        } catch .missing {
            return
        } catch {
            problems.append(error)
            return
        }
        var text = String(decoding: bytes, as: UTF8.self)
        do throws(ContentProblem) {
            text = try FileText.string(of: bytes, as: .ignoreRules)
        } catch {
            // Git takes the lines as they are.
            problems.append(.content(path: file, error))
        }
        let patterns = text.split(whereSeparator: \.isNewline)
            .compactMap { IgnorePattern(line: $0) }
        if !patterns.isEmpty { levels.append(Level(depth: path.count, patterns: patterns)) }
    }
}
