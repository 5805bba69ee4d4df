extension ScreenDocument {
    /// The file name extensions of screens; an extension precedes those that it ends with.
    private static let endings = [
        ".screen.yaml", ".screen.yml", ".screen.json", ".yaml", ".yml", ".json", ".storyboard", ".xib",
    ]

    /// Returns the name of a file without folders and extension: `login.v2` for
    /// `screens/login.v2.screen.yaml`.
    package static func name(ofFile path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        for ending in endings where file.lowercased().hasSuffix(ending) && file.count > ending.count {
            return String(file.dropLast(ending.count))
        }
        return file
    }
}
