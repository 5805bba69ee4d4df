extension ScreenDocument {
    /// What files of screens end with, the longer of two that share letters first.
    private static let endings = [
        ".screen.yaml", ".screen.yml", ".screen.json", ".yaml", ".yml", ".json", ".storyboard", ".xib",
    ]

    /// The name of a file without folders and ending: `login.v2` of `screens/login.v2.screen.yaml`.
    public static func name(ofFile path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        for ending in endings where file.lowercased().hasSuffix(ending) && file.count > ending.count {
            return String(file.dropLast(ending.count))
        }
        return file
    }
}
