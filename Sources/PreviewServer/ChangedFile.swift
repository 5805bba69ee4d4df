import Files
import Maquette

/// A path that was saved, and what it may be to a project.
struct ChangedFile: Sendable {
    let path: String
    private let name: String

    /// Extensions of files that no picture depends on: sources, what compilers and editors write.
    private static let foreignEndings: Set<String> = [
        "swift", "m", "mm", "h", "hpp", "c", "cc", "cpp", "java", "kt", "js", "ts", "rb", "py", "sh", "go",
        "rs",
        "md", "o", "d", "a", "dia", "swiftdeps", "pch", "log", "lock", "swp", "swo", "swx", "tmp", "bak",
        "orig",
        "part", "crdownload", "xcscheme", "xcuserstate", "pbxproj",
    ]

    /// Describes a path.
    init(_ path: String) {
        self.path = path
        name = path.split(separator: "/").last.map(String.init) ?? path
    }

    /// Whether a picture may depend on the file.
    var isRelevant: Bool {
        if name.hasPrefix(".") { return [".maquette.yaml", ".gitignore"].contains(name) }
        if name.hasSuffix("~") || name.hasPrefix("#") || isTemporaryFileName(name) { return false }
        return !ending.isEmpty && !ChangedFile.foreignEndings.contains(ending)
    }

    /// Whether an app is built from the file: a source, or what says which there are.
    var isBuilt: Bool {
        !name.hasPrefix(".") && ["swift", "pbxproj", "xcconfig", "plist", "resolved"].contains(ending)
    }

    /// Whether the file is a screen by its name.
    var isScreen: Bool {
        InputFinder.isInterfaceBuilderFile(name) || InputFinder.fileExtensions.contains(where: name.hasSuffix)
    }

    /// The class of other screens that may be drawn from the file; nil for none.
    var className: String? { ending == "xib" ? String(name.dropLast(4)) : nil }

    /// Whether the file may change which fonts there are.
    var isFontFile: Bool { ["ttf", "otf", "ttc", "plist"].contains(ending) }

    private var ending: String {
        name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }
}
