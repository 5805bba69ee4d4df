public import SwiftUICore

/// A type that specifies the appearance and interaction of disclosure groups within a view hierarchy.
public protocol DisclosureGroupStyle {
    /// A view that represents the body of a disclosure group.
    associatedtype Body: View
    /// The properties of a disclosure group instance.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Creates a view that represents the body of a disclosure group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group instance.
public struct DisclosureGroupStyleConfiguration {
    /// A type-erased label of a disclosure group.
    public struct Label: View {
        let content: AnyView
        /// The label itself.
        public var body: some View { content }
    }

    /// A type-erased content of a disclosure group.
    public struct Content: View {
        let make: () -> AnyView
        /// The content itself, which is made where it is shown.
        public var body: some View { make() }
    }

    /// The label for the disclosure group.
    public let label: Label
    /// The content of the disclosure group.
    public let content: Content
    /// Whether the disclosure group is expanded.
    @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyle {
    /// The view of a disclosure group, whose style may have properties.
    func styled(_ configuration: Configuration) -> any View {
        AppliedStyle(self) { $0.makeBody(configuration: configuration) }
    }
}

/// A disclosure group style that resolves its appearance automatically based on the current context.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates an automatic disclosure group style.
    public init() {}

    /// Returns the label with a chevron, and the content while it is shown; in a list these are rows.
    ///
    /// Source: components.md: the chevron turns by 90 degrees, in the accent color.
    public func makeBody(configuration: Configuration) -> some View {
        Disclosed(
            header: DisclosureRows(label: configuration.label, binding: configuration.$isExpanded),
            content: configuration.isExpanded ? AnyView(configuration.content) : nil)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// A disclosure group style that resolves its appearance automatically based on the current context.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static var defaultValue: any DisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
    }

    /// The style of disclosure groups.
    var disclosureGroupStyle: any DisclosureGroupStyle {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// Returns the view with a style of its disclosure groups.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        environment(\.disclosureGroupStyle, style)
    }
}
