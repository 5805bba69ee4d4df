/// A view with one of the module's own modifiers: the type of all that these return.
///
/// One type for all of them keeps the types of bodies flat: forty modifiers make no type of forty levels.
package struct ModifiedView: NodeView {
    private final class Storage {
        let content: any View
        let modification: any ViewModification

        init(_ content: any View, _ modification: any ViewModification) {
            (self.content, self.modification) = (content, modification)
        }
    }

    private let storage: Storage

    package init(_ content: any View, _ modification: any ViewModification) {
        storage = Storage(content, modification)
    }

    /// The view that is modified.
    package var content: any View { storage.content }
    /// What the modifier does.
    package var modification: any ViewModification { storage.modification }

    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        storage.modification.makeNode(for: storage.content, inputs)
    }
}

extension View {
    /// Returns the view with one of the module's own modifiers.
    package func modified(by modification: some ViewModification) -> ModifiedView {
        ModifiedView(self, modification)
    }
}
