public import SwiftUICore

/// A configuration for a navigation bar that represents a view at the top of a navigation stack.
public struct NavigationBarItem {
    /// A style for displaying the title of a navigation bar.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// Inherit the display mode from the previous navigation item.
        case automatic
        /// Display the title within the standard bounds of the navigation bar.
        case inline
        /// Display a large title within an expanded navigation bar.
        case large
    }
}

extension View {
    /// Returns the view with a title for purposes of navigation.
    public func navigationTitle(_ title: Text) -> some View { bars { $0.title = title } }
    /// Returns the view with a localized title for purposes of navigation.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }
    /// Returns the view with a title for purposes of navigation.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    /// Returns the view with a title that a binding has, which the navigation item's rename delegate sets.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        let text = Text(verbatim: title.wrappedValue)
        return bars { bars in
            bars.title = text
            bars.rename = { title.wrappedValue = $0 }
        }
    }

    /// Returns the view with a way to display the title of its navigation bar.
    public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { bars { $0.displayMode = displayMode } }

    /// Returns the view with a title for purposes of navigation.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    /// Returns the view with a localized title for purposes of navigation.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
    /// Returns the view with a title for purposes of navigation.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    /// Returns the view with a title and a way to display it.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        bars { bars in
            bars.title = title
            bars.displayMode = displayMode
        }
    }
    /// Returns the view with a localized title and a way to display it.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(titleKey), displayMode: displayMode) }
    /// Returns the view with a title and a way to display it.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }

    /// Returns the view, whose navigation bar is hidden or not.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        bars { $0.visibilities[.navigationBar] = hidden ? .hidden : .visible }
    }

    /// Returns the view, whose navigation bar has a back button or not.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        bars { $0.hidesBackButton = hidesBackButton }
    }

    /// Returns the view with items at the ends of its navigation bar.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }
    /// Returns the view with an item at the leading end of its navigation bar.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }
    /// Returns the view with an item at the trailing end of its navigation bar.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }

    /// Returns the view, which hides the status bar or not.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { bars { $0.hidesStatusBar = hidden } }
    /// Returns the view, which hides the status bar or not.
    public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
