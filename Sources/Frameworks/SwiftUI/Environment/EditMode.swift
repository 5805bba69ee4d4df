public import SwiftUICore

/// A mode that indicates whether the user can edit a view's content.
public enum EditMode: Hashable, Sendable {
    /// The content cannot be edited.
    case inactive
    /// The content is edited for a moment, as during a swipe.
    case transient
    /// The content can be edited.
    case active

    /// Whether the content is edited.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    private enum ModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

    /// Whether the content of views can be edited; nil where no view determines it.
    public var editMode: Binding<EditMode>? {
        get { self[ModeKey.self] }
        set { self[ModeKey.self] = newValue }
    }
}
