import ScreenDocuments
import XML

/// Reads `<color>` elements.
struct IBColors {
    /// The document's named colors and recorded system colors, by name.
    let resources: [String: ColorValue]

    /// Creates the colors of a document.
    init(document: XMLElement) {
        var found: [String: ColorValue] = [:]
        for node in document.child("resources")?.children ?? []
        where node.name == "namedColor" || node.name == "systemColor" {
            guard let name = node["name"], let color = node.child("color") else { continue }
            found[name] = IBColors.components(color)
        }
        resources = found
    }

    /// Whether an element has what says which color it is.
    static func isColor(_ node: XMLElement) -> Bool {
        node["systemColor"] != nil || node["cocoaTouchSystemColor"] != nil || node["name"] != nil
            || components(node) != nil
    }

    /// Returns the color of an element; nil if it has no known representation.
    func color(_ node: XMLElement) -> ColorValue? {
        if let name = node["systemColor"] ?? node["cocoaTouchSystemColor"] {
            let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
            let recorded = resources[name] ?? IBColors.components(node)
            let known = IBColors.renamed[plain] ?? plain
            return recorded.map { .namedOr(known, $0) } ?? .named(known)
        }
        if let components = IBColors.components(node) { return components }
        guard let name = node["name"] else { return nil }
        // The recorded value is that of the color when the file was last saved.
        return .assetOr(name, resources[name] ?? .named(name))
    }

    /// System colors that were renamed.
    /// Source: Apple's deprecation notes, as of iOS 13.
    private static let renamed = [
        "groupTableViewBackground": "systemGroupedBackground",
        "tableCellGroupedBackground": "secondarySystemGroupedBackground",
        "tableBackground": "systemBackground", "tableCellPlainBackground": "systemBackground",
        "tint": "tintColor", "tableSeparator": "separator", "tableSeparatorLight": "separator",
    ]

    /// Returns a color from components.
    private static func components(_ node: XMLElement) -> ColorValue? {
        let alpha = share(node.number("alpha") ?? 1)
        if let white = node.number("white").map(share) {
            return .rgba(red: white, green: white, blue: white, alpha: alpha)
        }
        if let red = node.number("red"), let green = node.number("green"), let blue = node.number("blue") {
            if node["customColorSpace"] == "displayP3" {
                return .displayP3(red: share(red), green: share(green), blue: share(blue), alpha: alpha)
            }
            return .rgba(red: share(red), green: share(green), blue: share(blue), alpha: alpha)
        }
        if let cyan = node.number("cyan"), let magenta = node.number("magenta"),
            let yellow = node.number("yellow"), let black = node.number("black")
        {
            let rest = 1 - share(black)
            return .rgba(
                red: (1 - share(cyan)) * rest, green: (1 - share(magenta)) * rest,
                blue: (1 - share(yellow)) * rest, alpha: alpha)
        }
        return nil
    }

    private static func share(_ number: Double) -> Double { max(0, min(1, number)) }
}
