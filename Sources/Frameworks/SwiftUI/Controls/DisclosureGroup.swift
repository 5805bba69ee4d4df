public import SwiftUICore

/// A view that shows or hides another content view, based on the state of a disclosure control.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let isExpanded: Binding<Bool>?
    @State private var isOwnExpanded = false
    @Environment(\.disclosureGroupStyle) private var style

    private init(_ isExpanded: Binding<Bool>?, _ content: @escaping () -> Content, _ label: Label) {
        (self.isExpanded, self.content, self.label) = (isExpanded, content, label)
    }

    /// Creates a disclosure group with the given label and content views.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content, label())
    }

    /// Creates a disclosure group with the given label and content views, and a binding to the expansion state.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init(isExpanded, content, label()) }

    private var binding: Binding<Bool> { isExpanded ?? $isOwnExpanded }

    /// The label, and the content while it is shown, in the style of the environment.
    public var body: some View {
        AnyView(
            style.styled(
                DisclosureGroupStyleConfiguration(
                    label: .init(content: AnyView(label)), content: .init { AnyView(content()) },
                    isExpanded: binding)))
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a disclosure group, using a provided localized string key to create a text view for the label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content, Text(titleKey))
    }

    /// Creates a disclosure group, using a provided string to create a text view for the label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content, Text(label))
    }

    /// Creates a disclosure group with a binding to the expansion state.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded, content, Text(titleKey)) }

    /// Creates a disclosure group with a binding to the expansion state.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded, content, Text(label)) }
}

/// The header of a disclosure group: its label beside a chevron.
struct DisclosureRows: View {
    let label: any View
    let binding: Binding<Bool>

    var body: some View {
        Button {
            binding.wrappedValue.toggle()
        } label: {
            HStack {
                AnyView(label).foregroundStyle(Color.primary)
                Spacer(minLength: 0)
                Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold))
                    .rotationEffect(.degrees(binding.wrappedValue ? 90 : 0))
            }
        }
    }
}

/// A header with content below it: a column, or rows of the list around.
struct Disclosed: View {
    let header: any View
    let content: AnyView?
    @Environment(\.surroundingList) private var list

    var body: some View {
        if list != nil {
            AnyView(header)
            if let content { content.padding(.leading, 16) }
        } else {
            VStack(alignment: .leading) {
                AnyView(header)
                if let content { content }
            }
        }
    }
}
