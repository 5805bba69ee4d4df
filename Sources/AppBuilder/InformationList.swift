import Diagnostics
import PropertyLists

/// The information property list of an app (`Info.plist`), with the values of build settings.
struct InformationList {
    private let entries: [String: PropertyList]
    /// Why the file cannot be read; nil if it was.
    private(set) var problem: Diagnostic?

    /// Creates the list of an app.
    ///
    /// - Parameters:
    ///   - path: The path of the file; nil for a list with the usual entries alone, as has one that cannot be read.
    ///   - settings: The build settings of the app's target.
    ///   - boundary: Where the file may lie.
    ///   - generated: Entries that Xcode makes of settings, by their keys; those of the file come first.
    init(
        path: String?, settings: BuildSettings, in boundary: ProjectBoundary = .none,
        generated: [String: PropertyList] = [:]
    ) {
        var entries = Self.usualEntries.mapValues { PropertyList.string($0) }.merging(generated) { $1 }
        if let path {
            do throws(ProjectFileError) {
                guard let written = try PropertyList(atPath: path, in: boundary).dictionary else {
                    throw ProjectFileError(path, "it is a property list without keys", line: 1)
                }
                entries.merge(written) { $1 }
            } catch {
                problem = error.diagnostic("the app has only the entries that each app has")
            }
        }
        let families = settings.expanded("$(TARGETED_DEVICE_FAMILY)").split(separator: ",")
            .compactMap { Int($0.filter { !$0.isWhitespace }) }
        // Source: Xcode writes the families over those of the file.
        if !families.isEmpty { entries["UIDeviceFamily"] = .array(families.map { .integer($0) }) }
        self.entries = entries.mapValues { $0.mapStrings(settings.expanded) }
    }

    /// Returns the entries that Xcode makes of settings `INFOPLIST_KEY_…`.
    ///
    /// Source: "Build settings reference" in Apple's documentation: lists are separated by spaces, entries for iPhone or iPad end
    /// in its name, and `_Generation` asks for a usual entry.
    ///
    /// - Parameter settings: The values of settings by their names; others are ignored.
    /// - Returns: The entries.
    static func entries(ofSettings settings: [String: String]) -> [String: PropertyList] {
        let prefix = "INFOPLIST_KEY_", generation = "_Generation"
        var entries: [String: PropertyList] = [:]
        for (name, text) in settings where name.hasPrefix(prefix) {
            let key = String(name.dropFirst(prefix.count))
            if key.hasSuffix(generation) {
                guard text == "YES" else { continue }
                let key = String(key.dropLast(generation.count))
                entries[key] = .dictionary(
                    key == "UIApplicationSceneManifest"
                        ? ["UIApplicationSupportsMultipleScenes": .boolean(true)] : [:])
                continue
            }
            let base = key.prefix { $0 != "_" }, device = key[base.endIndex...]
            let isList = lists.contains(String(base))
            entries[device.isEmpty ? key : base + "~" + device.dropFirst().lowercased()] =
                isList
                ? .array(text.split(separator: " ").map { .string(String($0)) })
                : ["YES": .boolean(true), "NO": .boolean(false)][text] ?? .string(text)
        }
        return entries
    }

    /// The entries of settings that are lists.
    private static let lists: Set<String> = [
        "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIBackgroundModes",
    ]

    /// The entries that each app has.
    private static let usualEntries = [
        "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "$(PRODUCT_NAME)",
        "CFBundleExecutable": "$(EXECUTABLE_NAME)", "CFBundlePackageType": "APPL",
        "CFBundleInfoDictionaryVersion": "6.0", "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
        "CFBundleShortVersionString": "$(MARKETING_VERSION:default=1.0)",
        "CFBundleVersion": "$(CURRENT_PROJECT_VERSION:default=1)",
    ]

    /// The list in XML.
    var text: [UInt8] { PropertyList.dictionary(entries).xml }
}
