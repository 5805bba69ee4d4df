public import SwiftUICore

/// The appearance and behavior of a form.
public protocol FormStyle {
    /// A view that represents the appearance and interaction of a form.
    associatedtype Body: View
    /// The properties of a form.
    typealias Configuration = FormStyleConfiguration
    /// Creates a view that represents the body of a form.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form instance.
public struct FormStyleConfiguration {
    /// A type-erased content of a form.
    public struct Content: View {
        let content: AnyView
        /// The content itself.
        public var body: some View { content }
    }

    /// A view that is the content of the form.
    public let content: Content
}

extension FormStyle {
    /// The view of a form, whose style may have properties.
    func styled(_ configuration: Configuration) -> any View {
        AppliedStyle(self) { $0.makeBody(configuration: configuration) }
    }
}

/// The default form style.
public struct AutomaticFormStyle: FormStyle {
    /// Creates a default form style.
    public init() {}
    /// Returns the content as rows of an inset grouped list.
    public func makeBody(configuration: Configuration) -> some View {
        ListBody(content: configuration.content, look: .insetGrouped, selection: nil)
    }
}

/// A form style with grouped rows.
public struct GroupedFormStyle: FormStyle {
    /// Creates a form style with scrolling, grouped rows.
    public init() {}
    /// Returns the content as rows of an inset grouped list.
    public func makeBody(configuration: Configuration) -> some View {
        ListBody(content: configuration.content, look: .insetGrouped, selection: nil)
    }
}

/// A non-scrolling form style with a trailing aligned column of labels next to a leading aligned column of values.
public struct ColumnsFormStyle: FormStyle {
    /// Creates a non-scrolling form style.
    public init() {}
    /// Returns the content below each other, with labels and values in columns.
    public func makeBody(configuration: Configuration) -> some View {
        ColumnsForm(content: configuration.content)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default form style.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// A form style with grouped rows.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// A non-scrolling form style with columns of labels and values.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static var defaultValue: any FormStyle { AutomaticFormStyle() }
    }
    private enum ColumnsKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// The style of forms.
    var formStyle: any FormStyle {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
    /// Whether views are in a form of columns.
    var isInColumns: Bool {
        get { self[ColumnsKey.self] }
        set { self[ColumnsKey.self] = newValue }
    }
}

extension View {
    /// Returns the view with a style of its forms.
    public func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formStyle, style) }
}
