import SwiftUICore
import UIKit

/// A tab bar controller of UIKit's.
struct TabBarView: UIViewControllerRepresentable {
    let tabs: [TabEntry]
    let selection: Binding<AnyHashable>?

    var reportedName: String { "UITabBarController" }

    func makeCoordinator() -> TabCoordinator { TabCoordinator() }

    func makeUIViewController(context: Context) -> UITabBarController {
        let controller = UITabBarController()
        controller.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ controller: UITabBarController, context: Context) {
        var environment = context.environment
        // A stack in a tab is its own, also where the tabs are in a column of a split view.
        environment.columnReference = ColumnReference()
        context.coordinator.update(controller, tabs, selection, in: environment)
    }
}

/// What connects a tab bar controller with the views of tabs.
final class TabCoordinator: UITabBarControllerDelegate {
    private var tags: [AnyHashable] = []
    private var selection: Binding<AnyHashable>?
    private var tabs: [ObjectIdentifier: (tab: TabEntry, environment: EnvironmentValues)] = [:]

    /// Takes the next tabs and selection.
    func update(
        _ controller: UITabBarController, _ tabs: [TabEntry], _ selection: Binding<AnyHashable>?,
        in environment: EnvironmentValues
    ) {
        let old = Dictionary(
            zip(tags, controller.viewControllers ?? []), uniquingKeysWith: { first, _ in first })
        tags = tabs.enumerated().map { $1.tag ?? AnyHashable($0) }
        self.selection = selection
        self.tabs = [:]
        var pages: [PageController] = []
        for (tag, tab) in zip(tags, tabs) {
            let page: PageController
            if let known = old[tag] as? PageController {
                known.show(tab.content, in: environment)
                page = known
            } else {
                page = PageController(tab.content, in: environment)
            }
            self.tabs[ObjectIdentifier(page)] = (tab, environment)
            page.didUpdate = { [weak self, unowned page] in self?.updateItem(of: page) }
            page.didSettle = page.didUpdate
            updateItem(of: page)
            pages.append(page)
        }
        let isSame = pages.elementsEqual(controller.viewControllers ?? []) { $0 === $1 }
        if !isSame { controller.setViewControllers(pages, animated: false) }
        if let selection, let index = tags.firstIndex(of: selection.wrappedValue),
            controller.selectedIndex != index
        {
            controller.selectedIndex = index
        }
        if let tint = environment.tintColor { controller.tabBar.tintColor = UIColor(tint) }
    }

    /// Source: tabs show the filled variant of symbols where there is one (components.md).
    private func updateItem(of page: PageController) {
        guard let (tab, environment) = tabs[ObjectIdentifier(page)] else { return }
        let given = page.hostingView.graph.preference(TabItemKey.self)
        let label = ViewDescription(tab.label ?? given.label, in: environment)
        let item: UITabBarItem = page.tabBarItem
        if item.title != label.title { item.title = label.title }
        if item.image?.isEqual(label.image) != true, item.image != nil || label.image != nil {
            item.image = label.image
        }
        let badge = (tab.badge ?? given.badge)?.reportedText(in: environment)
        if item.badgeValue != badge { item.badgeValue = badge }
        if item.isEnabled != tab.isEnabled { item.isEnabled = tab.isEnabled }
        item.accessibilityLabel = tab.accessibilityLabel?.reportedText(in: environment)
        item.accessibilityIdentifier = tab.accessibilityIdentifier
    }

    /// Goes back to the root of a stack whose tab is tapped again. Source: Apple's guidelines for tab bars.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        if viewController === tabBarController.selectedViewController {
            let stacks = viewController.children.compactMap { $0 as? UINavigationController }
            stacks.first?.popToRootViewController(animated: true)
        }
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
        let index = tabBarController.selectedIndex
        guard tags.indices.contains(index), selection?.wrappedValue != tags[index] else { return }
        selection?.wrappedValue = tags[index]
    }
}
