public import Foundation
public import SwiftUICore

/// A container for attaching a label to a value-bearing view.
public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.labeledContentStyle) private var style

    /// Creates a standard labeled element, with a view that conveys the value of the element and a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }

    /// The label and the content in the style of the environment.
    public var body: some View {
        AnyView(
            style.styled(
                LabeledContentStyleConfiguration(
                    label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))))
    }
}

extension LabeledContent where Label == Text {
    /// Creates a labeled view that generates its label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a labeled view that generates its label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a labeled informational view.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    /// Creates a labeled informational view.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// Creates a labeled informational view from a formatted value.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a labeled informational view from a formatted value, labeled by a string.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates labeled content based on a labeled content style configuration, for a style that changes others.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// The appearance and behavior of a labeled content instance.
public protocol LabeledContentStyle {
    /// A view that represents the appearance and behavior of labeled content.
    associatedtype Body: View
    /// The properties of a labeled content instance.
    typealias Configuration = LabeledContentStyleConfiguration
    /// Creates a view that represents the body of labeled content.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a labeled content instance.
public struct LabeledContentStyleConfiguration {
    /// A type-erased label of a labeled content instance.
    public struct Label: View {
        let content: AnyView
        /// The label itself.
        public var body: some View { content }
    }

    /// A type-erased content of a labeled content instance.
    public struct Content: View {
        let content: AnyView
        /// The content itself.
        public var body: some View { content }
    }

    /// The label of the labeled content instance.
    public let label: Label
    /// The content of the labeled content instance.
    public let content: Content
}

extension LabeledContentStyle {
    /// The view of labeled content, whose style may have properties.
    func styled(_ configuration: Configuration) -> any View {
        AppliedStyle(self) { $0.makeBody(configuration: configuration) }
    }
}

/// The default labeled content style.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the content in the secondary color at the trailing edge of the label.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) {
            configuration.content.foregroundStyle(Color.secondary).multilineTextAlignment(.trailing)
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default labeled content style.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static var defaultValue: any LabeledContentStyle { AutomaticLabeledContentStyle() }
    }

    /// The style of labeled content.
    var labeledContentStyle: any LabeledContentStyle {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// Returns the view with a style of its labeled content.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        environment(\.labeledContentStyle, style)
    }
}
