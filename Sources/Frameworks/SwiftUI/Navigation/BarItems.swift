import SwiftUICore
import UIKit

/// The items and titles that a host's views have given bars of UIKit.
final class BarItems {
    private var items: [AnyHashable: BarItem] = [:]
    private var fillers: [UIBarButtonItem] = []
    private let overflow = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"))
    private let chrome = BarChrome()
    private var renaming: TitleRenaming?
    private var search: SearchConnection?
    private var hasSet = false, hasTitle = false
    /// Whether the bars have items of the views, and not of the controller.
    private var hasLeading = false, hasTrailing = false, hasBottom = false

    /// Gives the bars of a controller what the views say.
    func update(_ controller: UIViewController, with bars: BarPreferences, in view: HostingView) {
        let toggle =
            bars.removedItems.contains(.sidebarToggle) ? nil : (controller as? PageController)?.toggle
        guard hasSet || !bars.isEmpty || toggle != nil else { return }
        hasSet = true
        let item = controller.navigationItem
        let places = Dictionary(grouping: bars.items) { $0.placement.place }
        updateTitle(of: controller, bars)
        updateKnownItems(bars, of: controller)
        updateTopItems(item, places, toggle)
        updateCenter(item, places[.center] ?? [], bars, of: controller)
        updateBottomItems(controller, places)
        updateKeyboardBar(places[.keyboard] ?? [], in: view)
        if (controller as? PageController)?.isShowing ?? true {
            chrome.update(controller, bars, hasBottomItems: hasBottom)
        }
        updateBackground(item, bars)
        updateRole(item, bars, in: controller.navigationController)
        updateSearch(item, bars)
    }

    /// Called before the controller leaves the screen.
    func willLeave() { chrome.leave() }

    // MARK: Titles

    private func updateTitle(of controller: UIViewController, _ bars: BarPreferences) {
        let item = controller.navigationItem, environment = bars.environment ?? EnvironmentValues()
        let title = bars.title?.reportedText(in: environment),
            subtitle = bars.subtitle?.reportedText(in: environment)
        let isRemoved = bars.removedItems.contains(.title)
        if isRemoved, item.backButtonTitle != title { item.backButtonTitle = title }
        let shown = isRemoved ? nil : title, saysTitle = bars.title != nil || controller is PageController
        // A controller of the app's may have a title of its own.
        if saysTitle || hasTitle, item.title != shown { item.title = shown }
        hasTitle = saysTitle
        if item.subtitle != subtitle { item.subtitle = subtitle }
        if saysTitle || bars.displayMode != nil, item.largeTitleDisplayMode != mode(bars) {
            item.largeTitleDisplayMode = mode(bars)
        }
        if let hides = bars.hidesBackButton, hides != item.hidesBackButton { item.hidesBackButton = hides }
        if let rename = bars.rename {
            let renaming = renaming ?? TitleRenaming()
            renaming.rename = rename
            self.renaming = renaming
            item.renameDelegate = renaming
        }
    }

    private func mode(_ bars: BarPreferences) -> UINavigationItem.LargeTitleDisplayMode {
        switch bars.displayMode {
        case .inline: .never
        case .large: .always
        // A page without a title has no room for one.
        case .automatic, nil: bars.title == nil ? .never : .automatic
        }
    }

    /// Source: Apple's documentation of `ToolbarRole.editor`; on iPhones the back button to such a page is a chevron alone.
    private func updateRole(
        _ item: UINavigationItem, _ bars: BarPreferences, in navigation: UINavigationController?
    ) {
        guard let role = bars.role else { return }
        item.style = role == .editor ? .editor : role == .browser ? .browser : .navigator
        let stack = navigation?.viewControllers ?? []
        guard role == .editor, let index = stack.firstIndex(where: { $0.navigationItem === item }), index > 0
        else { return }
        let below = stack[index - 1].navigationItem
        if below.backButtonDisplayMode != .minimal { below.backButtonDisplayMode = .minimal }
    }

    // MARK: Items

    private func updateKnownItems(_ bars: BarPreferences, of controller: UIViewController) {
        let ids = Set(bars.items.map(\.id))
        items = items.filter { ids.contains($0.key) }
        for entry in bars.items where entry.kind != .titleMenu && entry.placement.place != .overflow {
            let item = items[entry.id] ?? BarItem(entry)
            items[entry.id] = item
            item.update(entry, of: controller)
        }
    }

    private func known(_ entries: [ToolbarEntry]?) -> [UIBarButtonItem] {
        (entries ?? []).compactMap { items[$0.id]?.item }
    }

    private func updateTopItems(
        _ item: UINavigationItem, _ places: [BarPlace: [ToolbarEntry]], _ toggle: UIBarButtonItem?
    ) {
        let leading = (toggle.map { [$0] } ?? []) + known(places[.leading])
        var trailing = known(places[.trailing])
        if let entries = places[.overflow] {
            overflow.menu = UIMenu(
                children: entries.flatMap { entry in
                    let environment = entry.environment ?? EnvironmentValues()
                    return MenuItem.items(of: entry.content, in: environment).menuElements(in: environment)
                })
            trailing.append(overflow)
        }
        // As on iOS, leading items are beside the back button.
        if !leading.isEmpty, !item.leftItemsSupplementBackButton { item.leftItemsSupplementBackButton = true }
        if hasLeading || !leading.isEmpty, !leading.isSame(as: item.leftBarButtonItems) {
            item.leftBarButtonItems = leading.isEmpty ? nil : leading
        }
        hasLeading = !leading.isEmpty
        let reversed = Array(trailing.reversed())
        if hasTrailing || !reversed.isEmpty, !reversed.isSame(as: item.rightBarButtonItems) {
            item.rightBarButtonItems = reversed.isEmpty ? nil : reversed
        }
        hasTrailing = !reversed.isEmpty
    }

    private func updateCenter(
        _ item: UINavigationItem, _ entries: [ToolbarEntry], _ bars: BarPreferences,
        of controller: UIViewController
    ) {
        let menu = entries.first { $0.kind == .titleMenu }
        item.titleMenuProvider = menu.map { entry in
            let environment = entry.environment ?? EnvironmentValues()
            return { suggested in
                UIMenu(
                    children: MenuItem.items(of: entry.content, in: environment).menuElements(in: environment)
                        + suggested)
            }
        }
        var center = entries.first { $0.kind == .view }.flatMap { items[$0.id] }
        if center == nil, var menu, mode(bars) == .never, let title = item.title {
            let known = items[menu.id] ?? BarItem(menu)
            items[menu.id] = known
            menu.content = TitleMenu(title: title, content: menu.content)
            known.update(menu, of: controller)
            center = known
        }
        if let center {
            center.showInTitle()
            if item.titleView !== center.host { item.titleView = center.host }
        } else if item.titleView is HostingView {
            item.titleView = nil
        }
    }

    // MARK: Toolbars

    /// The items of a toolbar at the bottom, with those of status in the middle.
    ///
    /// Chosen: items without spaces among them are spread over the bar, and one alone is in its middle.
    private func updateBottomItems(_ controller: UIViewController, _ places: [BarPlace: [ToolbarEntry]]) {
        let entries = places[.bottom] ?? [], status = known(places[.status])
        var next = known(entries), used = 0
        func filler() -> UIBarButtonItem {
            if used == fillers.count { fillers.append(.flexibleSpace()) }
            used += 1
            return fillers[used - 1]
        }
        if !status.isEmpty {
            next += [filler()] + status + [filler()]
        } else if next.count == 1 {
            next = [filler()] + next + [filler()]
        } else if !entries.contains(where: { $0.kind != .view }) {
            next = next.enumerated().flatMap { $0 == 0 ? [$1] : [filler(), $1] }
        }
        guard hasBottom || !next.isEmpty, !next.isSame(as: controller.toolbarItems) else { return }
        hasBottom = !next.isEmpty
        controller.toolbarItems = next.isEmpty ? nil : next
    }

    /// The bar above the keyboard of the fields inside.
    private func updateKeyboardBar(_ entries: [ToolbarEntry], in view: HostingView) {
        let next = known(entries)
        guard !next.isEmpty else { return view.keyboardBar = nil }
        // Source: toolbars are 44 points high.
        let bar = view.keyboardBar ?? UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        if !next.isSame(as: bar.items) { bar.items = next }
        view.keyboardBar = bar
    }

    private func updateBackground(_ item: UINavigationItem, _ bars: BarPreferences) {
        guard let appearance = bars.appearance(UINavigationBarAppearance(), of: .navigationBar) else {
            return
        }
        item.standardAppearance = appearance
        // At the edge of the content a background is shown only where it is asked for.
        if bars.backgroundVisibilities[.navigationBar] != nil { item.scrollEdgeAppearance = appearance }
    }

    private func updateSearch(_ item: UINavigationItem, _ bars: BarPreferences) {
        guard let request = bars.search, request.text != nil else {
            if search != nil { item.searchController = nil }
            search = nil
            return
        }
        let connection = search ?? SearchConnection()
        search = connection
        connection.update(request, in: bars.environment ?? EnvironmentValues())
        if item.hidesSearchBarWhenScrolling != request.placement.hidesWhenScrolling {
            item.hidesSearchBarWhenScrolling = request.placement.hidesWhenScrolling
        }
        if item.searchController !== connection.controller { item.searchController = connection.controller }
    }
}

extension [UIBarButtonItem] {
    /// Whether the items are those of a bar.
    fileprivate func isSame(as others: [UIBarButtonItem]?) -> Bool {
        elementsEqual(others ?? []) { $0 === $1 }
    }
}

/// What renames the binding of a title.
final class TitleRenaming: UINavigationItemRenameDelegate {
    /// Takes the new title.
    var rename: (String) -> Void = { _ in }

    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
        rename(title)
    }
}
