public import Foundation
public import SwiftUICore
import UIKitCore

/// An action that can end a search interaction.
public struct DismissSearchAction {
    let host: HostReference

    /// Dismisses the search operation, if there is one.
    public func callAsFunction() {
        host.controller?.navigationItem.searchController?.isActive = false
    }
}

extension EnvironmentValues {
    /// A Boolean value that indicates when the user is searching.
    public var isSearching: Bool {
        hostReference.controller?.navigationItem.searchController?.isActive ?? false
    }

    /// An action that ends the current search interaction.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(host: hostReference) }

    /// The undo manager used to register a view's undo operations.
    public var undoManager: UndoManager? { hostReference.view?.undoManager }
}
