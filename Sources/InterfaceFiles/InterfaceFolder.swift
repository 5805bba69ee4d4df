import Files

/// A folder that is searched for storyboards and XIB files by their names.
package struct InterfaceFolder: Sendable {
    /// Its path, as it was asked for.
    package let path: String
    /// The names of the storyboards and XIB files in it.
    package let names: Set<String>
    /// Whether one of them is a XIB file.
    package let hasNibs: Bool

    /// The paths of the storyboards in it, sorted.
    package var storyboards: [String] {
        names.filter { $0.hasSuffix(".storyboard") }.sorted().map { "\(path)/\($0)" }
    }

    /// Reads the names in a folder.
    init(path: String) {
        self.path = path
        names = Set(
            (fileNames(in: path) ?? []).filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") })
        hasNibs = names.contains { $0.hasSuffix(".xib") }
    }
}
