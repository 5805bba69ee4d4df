import SwiftUICore
import UIKitCore

/// The rows of a list, which scroll over its background.
struct ListBody: View {
    let content: any View
    let look: _ListLook
    let selection: ListSelection?
    @Environment(\.self) private var environment

    var body: some View {
        let rows = AnyView(content)
            .environment(\.surroundingList, look)
            .environment(\.listSelection, selection)
            .environment(\.scrollContentBackground, .automatic)
        ScrollView { ListContainer(rows, look.appearance(in: environment)) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(
                environment.scrollContentBackground == .hidden ? SwiftUICore.Color.clear : look.background)
    }
}

extension EnvironmentValues {
    private enum SelectionKey: EnvironmentKey { static var defaultValue: ListSelection? { nil } }

    /// What is selected in the list around.
    var listSelection: ListSelection? {
        get { self[SelectionKey.self] }
        set { self[SelectionKey.self] = newValue }
    }
}
