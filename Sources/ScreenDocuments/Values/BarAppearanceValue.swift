/// The appearance of a bar, as specified in a file.
package struct BarAppearanceValue: Hashable, Sendable {
    /// The background to begin with.
    package var background = Choices.BarBackground.default
    /// The background color; nil for that of the background.
    package var backgroundColor: ColorValue?
    /// The image above the color; nil for none.
    package var backgroundImage: ImageValue?
    /// The color of the hairline; nil for that of the background.
    package var shadowColor: ColorValue?
    /// The style of titles, whose text is empty; nil for that of the system.
    package var titleTextAttributes: TextRunValue? {
        _read { yield boxedTitleTextAttributes.value }
        _modify { yield &boxedTitleTextAttributes.value }
    }
    /// The style of large titles, whose text is empty; nil for that of the system.
    package var largeTitleTextAttributes: TextRunValue? {
        _read { yield boxedLargeTitleTextAttributes.value }
        _modify { yield &boxedLargeTitleTextAttributes.value }
    }

    /// The style of the titles of buttons or tabs, whose text is empty; nil for that of the system.
    package var itemTitleTextAttributes: TextRunValue? {
        _read { yield boxedItemTitleTextAttributes.value }
        _modify { yield &boxedItemTitleTextAttributes.value }
    }

    private var boxedTitleTextAttributes = Boxed<TextRunValue>(nil)
    private var boxedLargeTitleTextAttributes = Boxed<TextRunValue>(nil)
    private var boxedItemTitleTextAttributes = Boxed<TextRunValue>(nil)

    /// Creates the default appearance.
    package init() {}
}

extension BarAppearanceValue: CustomStringConvertible {
    /// The specified properties in the syntax of screen files.
    package var description: String {
        var parts: [String] = []
        if background != .default { parts.append("background: \(background.rawValue)") }
        if let backgroundColor { parts.append("backgroundColor: \(backgroundColor)") }
        if let backgroundImage { parts.append("backgroundImage: \(backgroundImage)") }
        if let shadowColor { parts.append("shadowColor: \(shadowColor)") }
        if let style = titleTextAttributes { parts.append("titleTextAttributes: \(style.styleDescription)") }
        if let style = largeTitleTextAttributes {
            parts.append("largeTitleTextAttributes: \(style.styleDescription)")
        }
        if let style = itemTitleTextAttributes {
            parts.append("itemTitleTextAttributes: \(style.styleDescription)")
        }
        return "{\(parts.joined(separator: ", "))}"
    }
}
