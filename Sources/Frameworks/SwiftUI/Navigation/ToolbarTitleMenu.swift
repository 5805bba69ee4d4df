public import SwiftUICore

/// The title menu of a toolbar.
///
/// Source: Apple's documentation: "A title menu represents common functionality that can be done on the content
/// represented by your app's toolbar or navigation title."
public struct ToolbarTitleMenu<Content: View>: SystemToolbarContent {
    private let content: Content

    /// Creates a toolbar title menu with actions that the user can perform.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a toolbar title menu with the actions of a title that can be edited; there is none here.
    public init() where Content == EmptyView { content = EmptyView() }

    var contributor: any View {
        ToolbarContributor(
            entries: [ToolbarEntry(placement: .principal, kind: .titleMenu, content: content)])
    }
}

extension View {
    /// Configure the title menu of a toolbar.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        modifier(ToolbarModifier(contributor: ToolbarTitleMenu(content: content).contributor))
    }
}

/// A title that opens a menu. Chosen: a chevron of small size beside the title.
struct TitleMenu: View {
    let title: String
    let content: any View

    var body: some View {
        Menu {
            AnyView(content)
        } label: {
            HStack(spacing: 4) {
                Text(verbatim: title).font(.headline).foregroundStyle(SwiftUICore.Color.primary)
                SwiftUICore.Image(systemName: "chevron.down.circle.fill").imageScale(.small)
                    .foregroundStyle(SwiftUICore.Color.secondary)
            }
        }
        .environment(\.buttonStyle, PlainButtonStyle())
    }
}
