public import SwiftUICore
import UIKitCore

/// A stylized view, with an optional label, that visually collects a logical grouping of content.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxStyle) private var style

    /// Creates a group box with the provided label and view content.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }

    /// Creates a group box with the provided label and view content.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        (self.content, self.label) = (content(), label)
    }

    /// The content in the style of the environment.
    public var body: some View {
        AnyView(
            style.styled(
                GroupBoxStyleConfiguration(
                    label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))))
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates an unlabeled group box with the provided view content.
    public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
    /// Creates a group box with the provided view content and title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// Creates a group box with the provided view content and title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

/// A type that specifies the appearance and interaction of all group boxes within a view hierarchy.
public protocol GroupBoxStyle {
    /// A view that represents the body of a group box.
    associatedtype Body: View
    /// The properties of a group box.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Creates a view representing the body of a group box.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box instance.
public struct GroupBoxStyleConfiguration {
    /// A type-erased label of a group box instance.
    public struct Label: View {
        let content: AnyView
        /// The label itself.
        public var body: some View { content }
    }

    /// A type-erased content of a group box instance.
    public struct Content: View {
        let content: AnyView
        /// The content itself.
        public var body: some View { content }
    }

    /// A view that provides the title of the group box.
    public let label: Label
    /// A view that represents the content of the group box.
    public let content: Content
}

extension GroupBoxStyle {
    /// The view of a group box, whose style may have properties.
    func styled(_ configuration: Configuration) -> any View {
        AppliedStyle(self) { $0.makeBody(configuration: configuration) }
    }
}

/// The default style for group box views.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the content below its label.
    ///
    /// Source: components.md: 16 points around, corners of 8, a label in the headline font (medium confidence).
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding(16)
        .background(
            SwiftUICore.Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style for group box views.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() }
    }

    /// The style of group boxes.
    var groupBoxStyle: any GroupBoxStyle {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// Returns the view with a style of its group boxes.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        environment(\.groupBoxStyle, style)
    }
}
