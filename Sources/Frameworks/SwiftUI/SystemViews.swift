/// A text that is looked up in the app's tables.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
    let key: String
    /// Creates a text.
    public init(_ value: String) { key = value }
    /// Creates a text.
    public init(stringLiteral value: String) { key = value }
}

/// A text.
public struct Text: SystemView, Hashable {
    /// Creates a text that is shown as it is.
    public init(verbatim content: String) {}
    /// Creates a text that is shown as it is.
    @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) {}
    /// Creates a text that is looked up.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {}
    /// Creates a text with attributes.
    public init(_ attributedContent: AttributedString) {}
    /// Creates a text with an image.
    public init(_ image: Image) {}
    /// Returns the text in a font.
    public func font(_ font: Font?) -> Text { self }
    /// Returns the bold text.
    public func bold() -> Text { self }
    /// Returns the italic text.
    public func italic() -> Text { self }
    /// Returns the text in a weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    /// Returns the text in a color.
    public func foregroundColor(_ color: Color?) -> Text { self }
    /// Returns both texts, one after the other.
    public static func + (left: Text, right: Text) -> Text { left }
}

/// An image.
public struct Image: SystemView, Hashable {
    /// Creates an image of an asset catalog.
    public init(_ name: String, bundle: Bundle? = nil) {}
    /// Creates an image of a symbol.
    public init(systemName: String) {}
    /// Creates an image of UIKit's.
    public init(uiImage: UIImage) {}
    /// Creates an image of an asset catalog that means nothing to VoiceOver.
    public init(decorative name: String, bundle: Bundle? = nil) {}
    /// Returns the image, stretched to its place.
    public func resizable() -> Image { self }
    /// Returns the image in its colors or in one.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    /// Whether an image is drawn in one color.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
}

/// A place whose content is told its size.
public struct GeometryProxy {
    /// The size, in points.
    public let size = CGSize.zero
    /// The safe area.
    public let safeAreaInsets = EdgeInsets()
}

/// Views as one.
public struct Group<Content> {
    /// Creates a group.
    public init(@ViewBuilder content: () -> Content) where Content: View {}
}

extension Group: View where Content: View {}
extension Group: SystemView where Content: View {}

/// A button.
public struct Button<Label: View>: SystemView {
    /// Creates a button.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
    /// Creates a button with a text.
    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) where Label == Text {}
    /// Creates a button with a text.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) where Label == Text {}
}

/// Views one above the other.
public struct VStack<Content: View>: SystemView {
    /// Creates a stack.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}

/// Views one beside the other.
public struct HStack<Content: View>: SystemView {
    /// Creates a stack.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}

/// Views one in front of the other.
public struct ZStack<Content: View>: SystemView {
    /// Creates a stack.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

/// Views that move between each other.
public struct NavigationView<Content: View>: SystemView {
    /// Creates a view.
    public init(@ViewBuilder content: () -> Content) {}
}

/// Room that grows.
public struct Spacer: SystemView {
    /// Creates room.
    public init(minLength: CGFloat? = nil) {}
}
