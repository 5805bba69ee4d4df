public import SwiftUICore

/// A container for grouping controls used for data entry, such as in settings or inspectors.
public struct Form<Content: View>: View {
    private let content: Content

    /// Creates a form with the provided content.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The controls as rows of an inset grouped list.
    public var body: some View { ListBody(content: content, look: .insetGrouped, selection: nil) }
}

/// The appearance and behavior of a form; all look like inset grouped lists on iOS.
public protocol FormStyle {}

/// The default form style.
public struct AutomaticFormStyle: FormStyle {
    /// Creates a default form style.
    public init() {}
}

/// A form style with grouped rows.
public struct GroupedFormStyle: FormStyle {
    /// Creates a form style with scrolling, grouped rows.
    public init() {}
}

/// A non-scrolling form style with a trailing aligned column of labels; on iOS forms look as the default ones.
public struct ColumnsFormStyle: FormStyle {
    /// Creates a non-scrolling form style.
    public init() {}
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
    /// A non-scrolling form style.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    /// Returns the view with a style of its forms; this has no effect here: all look the same on iOS.
    public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
