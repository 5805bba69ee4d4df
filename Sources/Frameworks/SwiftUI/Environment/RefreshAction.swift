public import SwiftUICore

/// An action that initiates a refresh operation.
public struct RefreshAction {
    private let action: () async -> Void

    init(_ action: @escaping () async -> Void) { self.action = action }

    /// Starts the operation and waits for its end.
    public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
    private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

    /// The operation that refreshes the views; nil where there is none.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Returns the view, which an action refreshes: a list is refreshed when it is pulled down.
    public func refreshable(action: @escaping () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action))
    }
}
