/// The name of what is made of one screen, scene, state and variant: of files and of goldens.
public enum OutputName {
    /// `<screen>[.<scene>][.<state>].<variant>`, without an extension.
    ///
    /// Of scene and state names, what is not a letter, a digit, `-` or `_` becomes a hyphen.
    public static func name(screen: String, scene: String?, state: String?, variant: Variant) -> String {
        ([screen] + [scene, state].compactMap { $0.map(safe) } + [variant.fileNamePart])
            .joined(separator: ".")
    }

    /// The name of a screen file without its extensions: `guide` of `screens/guide.screen.yaml`.
    public static func screenName(ofFile path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        for ending in [
            ".screen.yaml", ".screen.yml", ".screen.json", ".yaml", ".yml", ".json", ".storyboard", ".xib",
        ]
        where file.hasSuffix(ending) && file.count > ending.count {
            return String(file.dropLast(ending.count))
        }
        return file
    }

    private static func safe(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" })
    }
}
