public import Foundation
public import SwiftUICore

/// A control that toggles between on and off states.
public struct Toggle<Label: View>: View {
    private let label: Label
    private let isOn: Binding<Bool>
    @Environment(\.toggleStyles) private var styles
    @Environment(\.listsMenuItems) private var listsMenuItems
    @Environment(\.isEnabled) private var isEnabled

    /// Creates a toggle that displays a custom label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (self.isOn, self.label) = (isOn, label())
    }

    /// Creates a toggle representing a collection of values; it is on where all of them are.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let all = sources.map { $0[keyPath: isOn] }
        self.init(
            isOn: Binding(
                get: { all.allSatisfy(\.wrappedValue) },
                set: { value in all.forEach { $0.wrappedValue = value } }
            ), label: label)
    }

    /// The toggle in the style of its environment.
    public var body: some View {
        if listsMenuItems {
            MenuItem(kind: .toggle(isOn), label: label, isEnabled: isEnabled).view
        } else {
            AnyView(
                styles.style.styled(
                    ToggleStyleConfiguration(label: .init(content: AnyView(label)), binding: isOn))
            )
            .environment(\.toggleStyles, styles.outer)
        }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a toggle based on a toggle style configuration.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle that generates its label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle that generates its label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a toggle that generates its label from a localized string key and a system image.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle that generates its label from a string and a system image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) }
    }
}
