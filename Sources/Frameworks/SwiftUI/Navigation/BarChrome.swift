import SwiftUICore
import UIKit

/// The bars around a controller as its views ask for them, and as they were when it leaves.
final class BarChrome {
    private weak var navigation: UINavigationController?
    private weak var tabs: UITabBarController?
    private var hidesNavigationBar = false, showsToolbar = false, hidesTabBar = false
    private var hasSchemes = false

    /// Gives the bars around a controller what its views say.
    func update(_ controller: UIViewController, _ bars: BarPreferences, hasBottomItems: Bool) {
        if let navigation = controller.navigationController, navigation.topViewController === controller {
            self.navigation = navigation
            updateNavigationBar(navigation, bars)
            updateToolbar(navigation, bars, hasBottomItems)
        }
        if let tabs = controller.tabBarController {
            self.tabs = tabs
            updateTabBar(tabs, bars)
        }
        updateSchemes(bars.colorSchemes)
    }

    private func updateNavigationBar(_ navigation: UINavigationController, _ bars: BarPreferences) {
        let visibility = bars.visibilities[.navigationBar], hides = visibility == .hidden
        guard hides || hidesNavigationBar || visibility == .visible else { return }
        hidesNavigationBar = hides
        if navigation.isNavigationBarHidden != hides { navigation.isNavigationBarHidden = hides }
    }

    private func updateToolbar(
        _ navigation: UINavigationController, _ bars: BarPreferences, _ hasItems: Bool
    ) {
        let shows = hasItems && bars.visibilities[.bottomBar] != .hidden
        guard shows || showsToolbar || bars.visibilities[.bottomBar] == .hidden else { return }
        showsToolbar = shows
        if navigation.isToolbarHidden == shows { navigation.isToolbarHidden = !shows }
        if let appearance = bars.appearance(UIToolbarAppearance(), of: .bottomBar) {
            navigation.toolbar.standardAppearance = appearance
            if bars.backgroundVisibilities[.bottomBar] != nil {
                navigation.toolbar.scrollEdgeAppearance = appearance
            }
        }
    }

    private func updateTabBar(_ tabs: UITabBarController, _ bars: BarPreferences) {
        let visibility = bars.visibilities[.tabBar], hides = visibility == .hidden
        if hides || hidesTabBar || visibility == .visible {
            hidesTabBar = hides
            if tabs.isTabBarHidden != hides { tabs.isTabBarHidden = hides }
        }
        if let appearance = bars.appearance(UITabBarAppearance(), of: .tabBar) {
            tabs.tabBar.standardAppearance = appearance
            if bars.backgroundVisibilities[.tabBar] != nil { tabs.tabBar.scrollEdgeAppearance = appearance }
        }
    }

    private func updateSchemes(_ schemes: [ToolbarPlacement: ColorScheme]) {
        guard hasSchemes || !schemes.isEmpty else { return }
        hasSchemes = !schemes.isEmpty
        func update(_ bar: UIView?, _ place: ToolbarPlacement) {
            let style: UIUserInterfaceStyle =
                switch schemes[place] {
                case .dark: .dark
                case .light: .light
                case nil: .unspecified
                }
            if let bar, bar.overrideUserInterfaceStyle != style { bar.overrideUserInterfaceStyle = style }
        }
        update(navigation?.navigationBar, .navigationBar)
        update(navigation?.toolbar, .bottomBar)
        update(tabs?.tabBar, .tabBar)
    }

    /// Restores the bars, which belong to another controller now.
    func leave() {
        if hidesNavigationBar { navigation?.isNavigationBarHidden = false }
        if showsToolbar { navigation?.isToolbarHidden = true }
        if hidesTabBar { tabs?.isTabBarHidden = false }
        updateSchemes([:])
        (hidesNavigationBar, showsToolbar, hidesTabBar) = (false, false, false)
    }
}

extension BarPreferences {
    /// Gives the appearance of a bar the background that views ask for; nil where they ask for none.
    func appearance<Appearance: UIBarAppearance>(
        _ appearance: Appearance, of bar: ToolbarPlacement
    ) -> Appearance? {
        let style = backgrounds[bar], visibility = backgroundVisibilities[bar]
        guard style != nil || visibility != nil else { return nil }
        guard visibility != .hidden else {
            appearance.configureWithTransparentBackground()
            return appearance
        }
        appearance.configureWithDefaultBackground()
        if let color = style?.color {
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = UIColor(color)
        }
        return appearance
    }
}
