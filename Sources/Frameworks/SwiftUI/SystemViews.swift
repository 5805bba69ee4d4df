/// A text that is looked up in the app's tables.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
    let key: String
    /// Creates a text.
    public init(_ value: String) { key = value }
    /// Creates a text.
    public init(stringLiteral value: String) { key = value }
}

/// The size and the safe area of a container.
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

/// A button with an action.
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
    /// Creates a spacer of a minimum length in points.
    public init(minLength: CGFloat? = nil) {}
}
