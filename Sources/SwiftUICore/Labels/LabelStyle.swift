/// A type that applies a custom appearance to all labels within a view.
public protocol LabelStyle {
    /// The type of the label's view.
    associatedtype Body: View
    /// The properties of a label.
    typealias Configuration = LabelStyleConfiguration
    /// Returns the view of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label.
public struct LabelStyleConfiguration {
    /// The title of a label, of any type.
    public struct Title: View {
        let content: AnyView
        /// The title itself.
        public var body: some View { content }
    }

    /// The icon of a label, of any type.
    public struct Icon: View {
        let content: AnyView
        /// The icon itself.
        public var body: some View { content }
    }

    /// The title of the label.
    public let title: Title
    /// The icon of the label.
    public let icon: Icon
}

extension LabelStyle {
    /// The view of a label, of any type.
    func anyBody(_ configuration: Configuration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

extension EnvironmentValues {
    private enum LabelStyleKey: EnvironmentKey {
        static var defaultValue: StyleStack<any LabelStyle> { StyleStack(standard: DefaultLabelStyle()) }
    }

    /// The styles of labels.
    var labelStyles: StyleStack<any LabelStyle> {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }

    /// The style of labels; setting it adds a style to those around.
    package var labelStyle: any LabelStyle {
        get { self[LabelStyleKey.self].style }
        set { self[LabelStyleKey.self].style = newValue }
    }
}

extension View {
    /// Returns the view with a style of its labels.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { environment(\.labelStyle, style) }
}
