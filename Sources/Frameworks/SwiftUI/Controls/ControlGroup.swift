public import SwiftUICore

/// A container view that displays semantically-related controls in a visually-appropriate manner for the context.
public struct ControlGroup<Content: View>: View {
    private let content: Content
    @Environment(\.self) private var environment

    /// Creates a new control group with the specified children.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The controls beside each other; in a menu as a row. Chosen: 8 points apart, with borders.
    public var body: some View {
        if environment.listsMenuItems {
            MenuItem(kind: .controls(items: MenuItem.items(of: content, in: environment))).view
        } else {
            HStack(spacing: 8) { content }.buttonStyle(.bordered)
        }
    }
}
