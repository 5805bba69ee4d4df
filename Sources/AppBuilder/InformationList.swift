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
        generated: [String: String] = [:]
    ) {
        var entries = Self.usualEntries.merging(generated) { $1 }.mapValues { PropertyList.string($0) }
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
