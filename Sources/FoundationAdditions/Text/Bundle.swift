public import Foundation
import RenderContext

extension Bundle {
    /// The identifiers of frameworks whose bundles code asks for words of the system.
    private static let systemIdentifiers: Set<String> = [
        "com.apple.UIKit", "com.apple.UIKitCore", "com.apple.Foundation", "com.apple.AppKit",
    ]

    /// The folder of the bundles of frameworks, which have no files here.
    private static let systemPath = "/"

    /// Finds the bundle of an identifier.
    ///
    /// - Parameter identifier: That of the app or of a framework beside it, whose files are all in the bundle of the app, or of
    ///   one of the system's frameworks, whose bundle has the words of UIKit, such as "Done", and no files; nil for others.
    public convenience init?(identifier: String) {
        if Self.isOfApp(identifier) {
            self.init(path: Bundle.main.bundlePath)
        } else if Self.systemIdentifiers.contains(identifier) {
            self.init(path: Self.systemPath)
        } else {
            return nil
        }
    }

    /// Whether an identifier is that of the app, of a pod, or of a framework by the app's maker: the first two parts of its
    /// name are the same, as in `com.example.garden` and `com.example.garden.kit`.
    private static func isOfApp(_ identifier: String) -> Bool {
        guard let own = Bundle.main.bundleIdentifier else { return false }
        let maker = own.split(separator: ".").prefix(2), parts = identifier.split(separator: ".")
        return identifier == own || identifier.hasPrefix("org.cocoapods.")
            || maker.count == 2 && parts.count > 2 && parts.starts(with: maker)
    }

    /// Returns the text of a key in the language of the render; where there is none, the value, or else the key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The text where there is none; nil or empty for the key.
    ///   - tableName: The name of the strings file; nil for `Localizable`.
    /// - Returns: The text.
    public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        if bundlePath == Self.systemPath, let word = RenderEnvironment.current.systemWord?(key) {
            return word
        }
        return localizedText(key, table: tableName, value: value)
    }
}
