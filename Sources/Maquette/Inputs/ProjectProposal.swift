import Assets
import Files

/// What can be seen of an app in its folder before anything is drawn, for a first configuration.
public struct ProjectProposal: Sendable {
    /// The color set that Xcode takes for the tint of the app's window; nil for none.
    public let accentColor: String?
    /// The classes of UIKit whose look code changes by an appearance proxy, by name, each with the files that do,
    /// by their paths in the folder.
    ///
    /// What the code sets is out of reach, as it does not run.
    public let proxies: [(className: String, files: [String])]
    /// Whether the folder has storyboards or xibs.
    public let hasInterfaceBuilderFiles: Bool
    /// The screen files by their paths in the folder, in the order of `FolderWalk`.
    public let screenFiles: [String]

    /// The name of the color set where the project does not name one. Source: Xcode's template of apps.
    private static let accentColorName = "AccentColor"

    /// Looks through a folder, without those of third-party code.
    ///
    /// - Parameter folder: the folder of a project; one that cannot be read has nothing.
    public init(folder: String) {
        let found = FolderWalk(root: folder).files { name in
            ["pbxproj", "swift", "m", "mm"].contains { name.hasSuffix(".\($0)") }
                || InputFinder.isInput(name)
        }.files
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        screenFiles = found.filter { path in InputFinder.fileExtensions.contains(where: path.hasSuffix) }
            .map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
        hasInterfaceBuilderFiles = found.contains(where: InputFinder.isInterfaceBuilderFile)
        let projects = found.filter { $0.hasSuffix(".pbxproj") }
        let named = projects.lazy.compactMap { Self.text(of: $0).flatMap(Self.accentColorSetting) }.first
        let name = named ?? Self.accentColorName
        let lookup = AssetLookup(directories: [], project: folder)
        if case .success(let color) = lookup.colorSet(named: name), !color.set.allColors.isEmpty {
            accentColor = name
        } else {
            accentColor = nil
        }
        let sources = found.filter { !$0.hasSuffix(".pbxproj") && !InputFinder.isInput($0) }
        proxies = Self.proxies(in: sources, below: prefix)
    }

    /// Returns the text of a file; nil where it is missing, too large or not in UTF-8.
    private static func text(of path: String) -> String? {
        (try? readFile(path, as: .source)).flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// Returns the color set that the build settings of a project name.
    private static func accentColorSetting(_ project: String) -> String? {
        let setting = /ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = "?([^";\s]+)"?;/
        return project.firstMatch(of: setting).map { String($0.1) }
    }

    private static func proxies(
        in files: [String], below folder: String
    ) -> [(className: String, files: [String])] {
        var found: [String: [String]] = [:]
        for file in files {
            guard let text = text(of: file), text.contains("appearance") else { continue }
            let calls =
                text.matches(of: /\b(UI[A-Za-z]+)\.appearance\(/).map(\.1)
                + text.matches(of: /\[(UI[A-Za-z]+) appearance\b/).map(\.1)
            let path = file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
            for name in Set(calls.map(String.init)) { found[name, default: []].append(path) }
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
