import Diagnostics
import ScreenDocuments
import YAML

extension ValueReader {
    /// The keys of the appearance of a bar.
    static let barAppearanceKeys = [
        "background", "backgroundColor", "backgroundImage", "shadowColor", "titleTextAttributes",
        "largeTitleTextAttributes", "itemTitleTextAttributes",
    ]

    /// Reads the appearance of a bar.
    func barAppearance(_ node: YAMLNode, for name: String) -> BarAppearanceValue? {
        guard let entries = node.mapping else {
            expected("a mapping such as {backgroundColor: white}", for: name, found: node)
            return nil
        }
        guard checkKeys(entries, only: Self.barAppearanceKeys, for: name) else { return nil }
        var value = BarAppearanceValue()
        for entry in entries where !read(entry, of: name, into: &value) { return nil }
        return value
    }

    private func read(_ entry: YAMLEntry, of name: String, into value: inout BarAppearanceValue) -> Bool {
        let key = "\(name).\(entry.key)", node = entry.value
        switch entry.key {
        case "background":
            return keep(choice(node, of: Choices.BarBackground.self, for: key)) { value.background = $0 }
        case "backgroundColor": return keep(color(node, for: key)) { value.backgroundColor = $0 }
        case "backgroundImage": return keep(image(node, for: key)) { value.backgroundImage = $0 }
        case "shadowColor": return keep(color(node, for: key)) { value.shadowColor = $0 }
        case "titleTextAttributes":
            return keep(textAttributes(node, for: key)) { value.titleTextAttributes = $0 }
        case "largeTitleTextAttributes":
            return keep(textAttributes(node, for: key)) { value.largeTitleTextAttributes = $0 }
        default: return keep(textAttributes(node, for: key)) { value.itemTitleTextAttributes = $0 }
        }
    }
}
