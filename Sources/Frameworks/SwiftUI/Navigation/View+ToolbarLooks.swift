public import SwiftUICore

/// The purpose of content that populates the toolbar.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    /// The automatic role.
    public static let automatic = ToolbarRole(name: "automatic")
    /// A role for content that the user navigates through.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    /// A role for content that the user browses.
    public static let browser = ToolbarRole(name: "browser")
    /// A role for content that the user edits.
    public static let editor = ToolbarRole(name: "editor")
}

/// A type that defines the behavior of title of a toolbar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private let name: String
    /// The mode of the page before.
    public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
    /// The title is large, and transitions to the toolbar as content scrolls.
    public static let large = ToolbarTitleDisplayMode(name: "large")
    /// The title is large within the toolbar.
    public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
    /// The title is within the toolbar.
    public static let inline = ToolbarTitleDisplayMode(name: "inline")

    /// The mode of navigation bars; large titles within the toolbar are those of inline ones here.
    var barMode: NavigationBarItem.TitleDisplayMode {
        self == .automatic ? .automatic : self == .large ? .large : .inline
    }
}

/// A kind of toolbar item a `View` adds by default.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    /// The button that shows or hides the sidebar of a split view.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title of the bar.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The search field of the bar.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

extension View {
    /// Configures the semantic role for the content populating the toolbar.
    public func toolbarRole(_ role: ToolbarRole) -> some View { bars { $0.role = role } }

    /// Configures the toolbar title display mode for this view.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        bars { $0.displayMode = mode.barMode }
    }

    /// Removes a toolbar item present by default in a toolbar.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        bars { bars in if let defaultItemKind { bars.removedItems.insert(defaultItemKind) } }
    }

    /// Specifies the preferred color scheme for bars managed by SwiftUI; nil for that of the content.
    public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        self.bars { preferences in
            for bar in bars.isEmpty ? [.automatic] : bars {
                preferences.colorSchemes[bar == .automatic ? .navigationBar : bar] = colorScheme
            }
        }
    }

    /// Configures the view's subtitle for purposes of navigation.
    public func navigationSubtitle(_ subtitle: Text) -> some View { bars { $0.subtitle = subtitle } }
    /// Configures the view's subtitle for purposes of navigation, by a localized string key.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }
    /// Configures the view's subtitle for purposes of navigation.
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }
}
