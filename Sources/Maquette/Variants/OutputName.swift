import ScreenDocuments

/// The base name of the files and goldens of one screen, scene, state and variant.
public enum OutputName {
    /// Returns `<screen>[.<scene>][.<state>].<variant>`, without an extension.
    ///
    /// In scene and state names, characters other than letters, digits, `-` and `_` are replaced by hyphens.
    public static func name(screen: String, scene: String?, state: String?, variant: Variant) -> String {
        "\(beginning(screen: screen, scene: scene, state: state)).\(variant.fileNamePart)"
    }

    /// Returns `<screen>[.<scene>][.<state>]`, as above.
    static func beginning(screen: String, scene: String?, state: String?) -> String {
        ([screen] + [scene, state].compactMap { $0.map(cleaned) }).joined(separator: ".")
    }

    /// Returns what scenes or states are called in the names of outputs: their names cleaned as above, and distinct after
    /// that in their order, on every file system.
    static func parts(of names: [String]) -> [String] { DistinctNames.numbering(names.map(cleaned)) }

    /// Returns the name of a screen file without its extensions: `guide` for `screens/guide.screen.yaml`.
    public static func screenName(ofFile path: String) -> String {
        ScreenDocument.name(ofFile: path)
    }

    private static func cleaned(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" })
    }
}
