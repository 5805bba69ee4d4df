public import Foundation
public import SwiftUICore

/// A scene that presents a group of identically structured windows.
public struct WindowGroup<Content: View>: SystemScene {
    private let content: () -> Content

    /// Creates a window group of a view.
    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
    /// Creates a window group of a view, with an identifier.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
    /// Creates a window group of a view, with a title, which an iPhone does not show.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
    /// Creates a window group of a view, with a title, which an iPhone does not show.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    /// Creates a window group for a value of a type; at the launch there is none.
    public init<D: Hashable>(
        id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.content = { content(.constant(nil)) } }

    var launchedView: (any View)? { content() }
}
