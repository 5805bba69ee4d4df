import Files

/// What the `.gitignore` files from the top of a repository down to a folder leave out.
struct IgnoreRules: Sendable {
    private struct Level: Sendable {
        /// How many folders of `path` lie above the file.
        var depth: Int
        var patterns: [IgnorePattern]
    }

    /// The folder these rules hold in, below the top.
    private var path: [String]
    private var levels: [Level] = []

    /// Folders between a folder and the top of its repository. Chosen: deeper than projects are.
    private static let heightLimit = 64

    /// The rules in a folder: its own, and those of the folders above up to the one that holds `.git`.
    init(in folder: String) {
        let whole = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        var names = whole.split(separator: "/").map(String.init)
        var below: [String] = []
        for _ in 0..<IgnoreRules.heightLimit {
            let top = "/" + names.joined(separator: "/")
            if FileManager.default.fileExists(atPath: top + "/.git") {
                path = []
                read(top)
                var current = top
                for name in below {
                    current += "/" + name
                    path.append(name)
                    read(current)
                }
                return
            }
            guard let last = names.popLast() else { break }
            below.insert(last, at: 0)
        }
        path = []
        read(whole)
    }

    /// The rules in a folder inside, with those of its own.
    func entering(_ name: String, at folder: String) -> IgnoreRules {
        var rules = self
        rules.path.append(name)
        rules.read(folder)
        return rules
    }

    /// Whether an entry of the folder is left out. The last pattern of the innermost file that matches decides.
    func leaveOut(_ name: String, isFolder: Bool) -> Bool {
        guard !levels.isEmpty else { return false }
        let entry = path + [name]
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
        guard let bytes = try? readFile(file, as: .ignoreRules) else { return }
        let patterns = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .compactMap { IgnorePattern(line: $0) }
        if !patterns.isEmpty { levels.append(Level(depth: path.count, patterns: patterns)) }
    }
}
