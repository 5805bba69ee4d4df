import Files
import Foundation

/// The information property list of an app (`Info.plist`), with the values of build settings.
struct InformationList {
    private let entries: [String: PropertyListValue]

    /// Creates the list of an app.
    ///
    /// - Parameters:
    ///   - path: The path of the file; nil, or one that cannot be read, for a list with the usual entries alone.
    ///   - settings: The build settings of the app's target.
    ///   - generated: Entries that Xcode makes of settings, by their keys; those of the file come first.
    init(path: String?, settings: BuildSettings, generated: [String: String] = [:]) {
        var entries = Self.usualEntries.merging(generated) { $1 }.mapValues { PropertyListValue.text($0) }
        if let path, let bytes = try? readFile(path, as: .source),
            let written = try? PropertyListDecoder().decode(
                [String: PropertyListValue].self, from: Data(bytes))
        {
            entries.merge(written) { $1 }
        }
        let families = settings.expanded("$(TARGETED_DEVICE_FAMILY)").split(separator: ",")
            .compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
        // Source: Xcode writes the families over those of the file.
        if !families.isEmpty { entries["UIDeviceFamily"] = .list(families.map { .integer($0) }) }
        self.entries = entries.mapValues { $0.mapTexts(settings.expanded) }
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
    var text: [UInt8] {
        // `PropertyListSerialization` does not write in programs that are linked with a static Foundation.
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return (try? encoder.encode(entries)).map { [UInt8]($0) } ?? []
    }
}
