/// A text. Two are equal if they have the same content and the same modifiers in the same order.
public struct Text: SystemView, Hashable {
    /// What a text shows.
    private indirect enum Content: Hashable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case attributed(AttributedString)
        case image(Image)
        case joined(Text, Text)
    }

    /// A change of a text.
    private enum Modifier: Hashable {
        case font(Font?), bold, italic, weight(Font.Weight?), color(Color?)
    }

    private let content: Content
    private var modifiers: [Modifier] = []

    private init(_ content: Content) { self.content = content }
    /// Creates a text that is not localized.
    public init(verbatim content: String) { self.content = .verbatim(content) }
    /// Creates a text that is not localized.
    @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) {
        self.content = .verbatim(String(content))
    }
    /// Creates a text that is localized by its key.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) { content = .localized(key, table: tableName, bundle: bundle) }
    /// Creates a text with attributes.
    public init(_ attributedContent: AttributedString) { content = .attributed(attributedContent) }
    /// Creates a text with an image.
    public init(_ image: Image) { content = .image(image) }
    /// Returns the text in a font.
    public func font(_ font: Font?) -> Text { adding(.font(font)) }
    /// Returns the bold text.
    public func bold() -> Text { adding(.bold) }
    /// Returns the italic text.
    public func italic() -> Text { adding(.italic) }
    /// Returns the text in a weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
    /// Returns the text in a color.
    public func foregroundColor(_ color: Color?) -> Text { adding(.color(color)) }
    /// Returns both texts, one after the other.
    public static func + (left: Text, right: Text) -> Text { Text(.joined(left, right)) }

    private func adding(_ modifier: Modifier) -> Text {
        var text = self
        text.modifiers.append(modifier)
        return text
    }
}
