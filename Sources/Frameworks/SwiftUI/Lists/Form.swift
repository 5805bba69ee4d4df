import Foundation
public import SwiftUICore

/// A container for grouping controls used for data entry, such as in settings or inspectors.
public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formStyle) private var style

    /// Creates a form with the provided content.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The controls in the style of the environment.
    public var body: some View {
        AnyView(style.styled(FormStyleConfiguration(content: .init(content: AnyView(content)))))
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates a form based on a form style configuration, for a style that changes others.
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// The content of a form in columns: labels end, and controls begin, at one position.
struct ColumnsForm: View {
    let content: any View

    var body: some View {
        VStack(alignment: .formColumns, spacing: 8) { AnyView(content).environment(\.isInColumns, true) }
    }
}

extension HorizontalAlignment {
    private enum FormColumns: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    /// The leading edges of the controls of a form in columns.
    static let formColumns = HorizontalAlignment(FormColumns.self)
}
