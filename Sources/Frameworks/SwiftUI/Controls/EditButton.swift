public import SwiftUICore

/// A button that toggles the edit mode environment value.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode
    @State private var ownMode = EditMode.inactive

    /// Creates an Edit button instance.
    public init() {}

    /// A button with the title "Edit", or "Done" while the content is edited.
    public var body: some View {
        let mode = editMode?.wrappedValue ?? ownMode
        Button(mode.isEditing ? "Done" : "Edit") {
            let next: EditMode = mode.isEditing ? .inactive : .active
            if let editMode { editMode.wrappedValue = next } else { ownMode = next }
        }
    }
}
