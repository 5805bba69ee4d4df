import ScreenFiles

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
        ScreenDocument.name(ofFile: path)
    }

    private static func safe(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" })
    }
}
