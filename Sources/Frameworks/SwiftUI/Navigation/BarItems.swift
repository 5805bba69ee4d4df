import SwiftUICore
import UIKit

/// The items and titles that a host's views have given bars of UIKit.
final class BarItems {
    private var hosts: [BarPlace: [HostingView]] = [:]
    private var search: SearchConnection?
    private var hasSet = false

    /// Gives the bars of a controller what the views say.
    func update(_ controller: UIViewController, with bars: BarPreferences) {
        guard hasSet || !bars.isEmpty else { return }
        hasSet = true
        let item = controller.navigationItem, environment = bars.environment ?? EnvironmentValues()
        let title = bars.title?.reportedText(in: environment)
        if item.title != title { item.title = title }
        if item.largeTitleDisplayMode != mode(bars) { item.largeTitleDisplayMode = mode(bars) }
        if let hides = bars.hidesBackButton, hides != item.hidesBackButton { item.hidesBackButton = hides }
        updateItems(item, controller, bars)
        updateBars(of: controller, bars)
        updateSearch(item, bars)
    }

    private func mode(_ bars: BarPreferences) -> UINavigationItem.LargeTitleDisplayMode {
        switch bars.displayMode {
        case .inline: .never
        case .large: .always
        // A page without a title has no room for one.
        case .automatic, nil: bars.title == nil ? .never : .automatic
        }
    }

    // MARK: Items

    private func updateItems(
        _ item: UINavigationItem, _ controller: UIViewController, _ bars: BarPreferences
    ) {
        let groups = Dictionary(grouping: bars.items) { $0.placement.place }
        func items(_ place: BarPlace) -> [UIBarButtonItem]? {
            let entries = groups[place] ?? []
            let made = entries.enumerated().map { self.item($1, at: $0, in: place) }
            if let views = hosts[place], views.count > made.count {
                hosts[place] = Array(views.prefix(made.count))
            }
            return made.isEmpty ? nil : made
        }
        let leading = items(.leading), trailing = items(.trailing), bottom = items(.bottom)
        if leading != nil || item.leftBarButtonItems != nil { item.leftBarButtonItems = leading }
        if trailing != nil || item.rightBarButtonItems != nil {
            item.rightBarButtonItems = trailing?.reversed()
        }
        if bottom != nil || controller.toolbarItems != nil { controller.toolbarItems = bottom }
        if bottom != nil { controller.navigationController?.isToolbarHidden = false }
        if let center = groups[.center]?.first {
            item.titleView = host(center, at: 0, in: .center)
        } else if item.titleView is HostingView {
            item.titleView = nil
        }
    }

    private func item(_ entry: ToolbarEntry, at index: Int, in place: BarPlace) -> UIBarButtonItem {
        let environment = entry.environment ?? EnvironmentValues()
        if entry.content is Spacer { return .flexibleSpace() }
        let items = MenuItem.items(of: entry.content, in: environment)
        if items.count == 1, let item = UIBarButtonItem(items[0], entry, environment) { return item }
        return UIBarButtonItem(customView: host(entry, at: index, in: place))
    }

    private func host(_ entry: ToolbarEntry, at index: Int, in place: BarPlace) -> HostingView {
        var views = hosts[place] ?? []
        while views.count <= index {
            let view = HostingView(EmptyView())
            view.backgroundColor = nil
            view.usesSafeArea = false
            views.append(view)
        }
        hosts[place] = views
        let view = views[index]
        view.inherit(entry.environment)
        view.show(entry.content)
        view.frame.size = view.sizeThatFits(UIView.layoutFittingExpandedSize)
        view.frame.size = view.intrinsicContentSize
        return view
    }

    // MARK: Bars

    private func updateBars(of controller: UIViewController, _ bars: BarPreferences) {
        if let navigation = controller.navigationController, navigation.topViewController === controller {
            let isHidden = bars.visibilities[.navigationBar] == .hidden
            if bars.visibilities[.navigationBar] != nil, navigation.isNavigationBarHidden != isHidden {
                navigation.isNavigationBarHidden = isHidden
            }
            if bars.visibilities[.bottomBar] == .hidden { navigation.isToolbarHidden = true }
            updateBackground(controller.navigationItem, bars)
        }
        if bars.visibilities[.tabBar] == .hidden { controller.tabBarController?.isTabBarHidden = true }
    }

    private func updateBackground(_ item: UINavigationItem, _ bars: BarPreferences) {
        let style = bars.backgrounds[.navigationBar]
        let visibility = bars.backgroundVisibilities[.navigationBar]
        guard style != nil || visibility != nil else { return }
        let appearance = UINavigationBarAppearance()
        if visibility == .hidden {
            appearance.configureWithTransparentBackground()
        } else {
            appearance.configureWithDefaultBackground()
            if let color = style?.color {
                appearance.configureWithOpaqueBackground()
                appearance.backgroundColor = UIColor(color)
            }
        }
        item.standardAppearance = appearance
        // At the edge of the content a background is shown only where it is asked for.
        if visibility != nil { item.scrollEdgeAppearance = appearance }
    }

    private func updateSearch(_ item: UINavigationItem, _ bars: BarPreferences) {
        guard let request = bars.search else {
            if search != nil { item.searchController = nil }
            search = nil
            return
        }
        let connection = search ?? SearchConnection()
        search = connection
        connection.update(request, in: bars.environment ?? EnvironmentValues())
        if item.searchController !== connection.controller { item.searchController = connection.controller }
    }
}

extension UIBarButtonItem {
    /// Creates the item of a button or a menu whose label a bar can show; nil for others.
    fileprivate convenience init?(
        _ item: MenuItem, _ entry: ToolbarEntry, _ environment: EnvironmentValues
    ) {
        let label = ViewDescription(item.label, in: environment)
        guard label.isComplete else { return nil }
        // A label of title and image shows the image alone in a bar.
        let title = label.image == nil ? label.title : nil
        switch item.kind {
        case .button(_, let action):
            self.init(
                title: title, image: label.image,
                primaryAction: UIAction(title: title ?? "", image: label.image) { _ in action() }, menu: nil)
        case .menu(let items):
            self.init(
                title: title, image: label.image, primaryAction: nil,
                menu: UIMenu(children: items.menuElements(in: environment)))
        default: return nil
        }
        isEnabled = item.isEnabled
        if entry.placement == .confirmationAction { style = .done }
        if let tint = environment.tintColor { tintColor = UIColor(tint) }
    }
}
