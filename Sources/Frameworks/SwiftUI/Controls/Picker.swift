public import SwiftUICore

/// A control for selecting from a set of mutually exclusive values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let label: Label
    private let selection: Binding<AnyHashable>
    private let content: Content
    private var valueLabel: AnyView?
    @Environment(\.self) private var environment

    private init(_ selection: Binding<SelectionValue>, _ content: Content, _ label: Label) {
        self.selection = Binding(
            get: { AnyHashable(selection.wrappedValue) },
            set: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
        (self.content, self.label) = (content, label)
    }

    /// Creates a picker that displays a custom label.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init(selection, content(), label()) }

    /// Creates a picker that displays a custom label.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection, content(), label)
    }

    /// Creates a picker that displays a custom label, and another view for the value than its option.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection, content(), label())
        valueLabel = AnyView(currentValueLabel())
    }

    /// Creates a picker of the values of several sources: it shows that of the first, and changes all.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: selection] }
        precondition(!bindings.isEmpty, "a picker needs a source")
        self.init(
            Binding(
                get: { bindings[0].wrappedValue },
                set: { value in for binding in bindings { binding.wrappedValue = value } }),
            content(), label())
    }

    /// The options in the style of the environment.
    public var body: some View {
        let options = PickerOption.options(of: content, in: environment)
        if environment.listsMenuItems {
            // Source: Apple's documentation of `Menu`: pickers are sections of it; in the style of a menu they are submenus.
            let items = options.map { $0.menuItem(selection) }
            MenuItem(
                kind: environment.isMenuPicker ? .menu(items: items) : .section(items: items), label: label
            ).view
        } else {
            AnyView(
                PickerBody(label: label, options: options, selection: selection, valueLabel: valueLabel))
        }
    }
}

extension Picker where Label == Text {
    /// Creates a picker that generates its label from a localized string key.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection, content(), Text(titleKey)) }

    /// Creates a picker that generates its label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection, content(), Text(title)) }
}

extension Picker where Label == Text {
    /// Creates a picker of the values of several sources, labeled by a localized string key.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(sources: sources, selection: selection, content: content) { Text(titleKey) } }

    /// Creates a picker with another view for the value than its option, labeled by a localized string key.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleKey) },
            currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a picker that generates its label from a localized string key and a system image.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection, content(), SwiftUICore.Label(titleKey, systemImage: systemImage)) }
}
