public import SwiftUICore

/// The size classes, like regular or small, that you can apply to controls within a view.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// A control version that is minimally sized.
    case mini
    /// A control version that is proportionally smaller size for space-constrained views.
    case small
    /// A control version that is the default size.
    case regular
    /// A control version that is prominently sized.
    case large
    /// A control version that is substantially sized.
    case extraLarge
}

extension EnvironmentValues {
    private enum SizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

    /// The size to apply to controls within a view.
    public var controlSize: ControlSize {
        get { self[SizeKey.self] }
        set { self[SizeKey.self] = newValue }
    }
}

extension View {
    /// Returns the view with a size of its controls.
    public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}
