import SwiftUICore

/// A label with a control at the trailing edge, or the control alone where labels are hidden.
struct LabeledControl<Control: View>: View {
    let label: any View
    @ViewBuilder let control: () -> Control
    @Environment(\.areLabelsHidden) private var isHidden
    @Environment(\.isInColumns) private var isInColumns

    var body: some View {
        if isHidden {
            control()
        } else if isInColumns {
            HStack(spacing: 8) {
                AnyView(label)
                control().alignmentGuide(.formColumns) { $0[HorizontalAlignment.leading] }
            }
        } else {
            HStack(spacing: 8) {
                AnyView(label)
                Spacer(minLength: 0)
                control()
            }
        }
    }
}

extension EnvironmentValues {
    private enum HiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// Whether the labels of controls are hidden.
    var areLabelsHidden: Bool {
        get { self[HiddenKey.self] }
        set { self[HiddenKey.self] = newValue }
    }
}

extension View {
    /// Returns the view with the labels of its controls hidden: a control takes only its own size.
    public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}
