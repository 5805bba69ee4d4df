import FoundationAdditions
import SwiftUICore
import UIKitCore

/// The rows of a list, which scroll over its background.
struct ListBody: View {
    let content: any View
    let look: _ListLook
    let selection: ListSelection?
    @State private var interaction = ListInteraction()
    @State private var isRefreshing = false
    @Environment(\.self) private var environment

    /// Refreshes the list when it is pulled down, and shows that until it is over.
    ///
    /// Source: Apple's documentation of `refreshable(action:)`: lists have a refresh control while the action awaits.
    private func followRefresh() {
        guard let action = environment.refresh else {
            interaction.refresh = nil
            return
        }
        interaction.attach(to: environment.hostReference.view)
        let isRefreshing = $isRefreshing
        interaction.refresh = {
            guard !isRefreshing.wrappedValue else { return }
            isRefreshing.wrappedValue = true
            _ = FoundationAdditions.Task {
                await action()
                isRefreshing.wrappedValue = false
            }
        }
    }

    var body: some View {
        let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
        // What is selected is drawn around the rows.
        let _ = selection?.read()
        let rows = ListRows(selection: selection, isEditing: isEditing, interaction: interaction)
        let content = AnyView(content)
            .environment(\.surroundingList, look)
            .environment(\.listSelection, selection)
            .environment(\.isListEdited, isEditing)
            .environment(\.scrollContentBackground, .automatic)
            .transformEnvironment(\.self) { inner in
                // A style that a view around has chosen stays.
                if inner.labelStyle is DefaultLabelStyle { inner.labelStyle = ListLabelStyle() }
            }
        let _ = followRefresh()
        ScrollView {
            if isRefreshing { ProgressView().frame(maxWidth: .infinity, minHeight: 44) }
            ListContainer(
                content, look.appearance(in: environment), handle: interaction.handle, rowViews: rows.views)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
            environment.scrollContentBackground == .hidden ? SwiftUICore.Color.clear : look.background)
    }
}

extension EnvironmentValues {
    private enum SelectionKey: EnvironmentKey { static var defaultValue: ListSelection? { nil } }
    private enum EditedKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// What is selected in the list around.
    var listSelection: ListSelection? {
        get { self[SelectionKey.self] }
        set { self[SelectionKey.self] = newValue }
    }
    /// Whether the list around is edited.
    var isListEdited: Bool {
        get { self[EditedKey.self] }
        set { self[EditedKey.self] = newValue }
    }
}
