import Geometry
import ScreenDocuments
import XML

/// Reads the appearances of bars, and the styles of their titles.
struct IBBarAppearances {
    /// The tags of appearances.
    static let tags = ["navigationBarAppearance", "tabBarAppearance", "toolbarAppearance"]

    private let resources: IBResources

    /// Creates a reader for a document.
    init(_ resources: IBResources) { self.resources = resources }

    /// Returns the appearance of a bar.
    func appearance(_ node: XMLElement) -> BarAppearanceValue {
        var value = BarAppearanceValue()
        value.backgroundColor = node.child(key: "backgroundColor", tag: "color").flatMap(
            resources.colors.color)
        value.shadowColor = node.child(key: "shadowColor", tag: "color").flatMap(resources.colors.color)
        value.backgroundImage = node["backgroundImage"].flatMap(resources.images.image)
        value.titleTextAttributes = style("titleTextAttributes", of: node)
        value.largeTitleTextAttributes = style("largeTitleTextAttributes", of: node)
        return value
    }

    /// Returns the style in a `<textAttributes>` element.
    func textAttributes(_ node: XMLElement) -> TextRunValue {
        var style = TextRunValue(text: "")
        style.font = node.child(key: "fontDescription").flatMap(IBFonts.font)
        style.textColor = node.child(key: "textColor", tag: "color").flatMap(resources.colors.color)
        if let color = node.child(key: "textShadowColor", tag: "color").flatMap(resources.colors.color) {
            var shadow = ShadowValue()
            shadow.color = color
            shadow.offset = node.child(key: "textShadowOffset", tag: "offsetWrapper").map {
                Size(width: $0.number("horizontal") ?? 0, height: $0.number("vertical") ?? 0)
            }
            style.shadow = shadow
        }
        return style
    }

    private func style(_ key: String, of node: XMLElement) -> TextRunValue? {
        node.child(key: key, tag: "textAttributes").map(textAttributes)
    }
}
