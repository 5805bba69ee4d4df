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

    /// Whether the content of views can be edited: as a view around says, or else as the controller that shows them, whose
    /// mode an `EditButton` changes; nil outside of both.
    public var editMode: Binding<EditMode>? {
        get { self[ModeKey.self] ?? hostReference.editMode }
        set { self[ModeKey.self] = newValue }
    }
}

extension HostReference {
    /// The mode of the host, which its views share.
    fileprivate var editMode: Binding<EditMode>? {
        guard let view else { return nil }
        // The mode of an item in a bar is that of its page.
        let page = view.barItem == nil ? nil : view.controller?.viewIfLoaded as? HostingView
        let host = page.map { HostReference(view: $0) } ?? self
        return Binding(get: { host.view?.editMode ?? .inactive }, set: { host.view?.editMode = $0 })
    }
}
