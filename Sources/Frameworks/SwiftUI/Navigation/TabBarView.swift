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
        context.coordinator.update(controller, tabs, selection, in: context.environment)
    }
}

/// What connects a tab bar controller with the views of tabs.
final class TabCoordinator: UITabBarControllerDelegate {
    private var tags: [AnyHashable] = []
    private var selection: Binding<AnyHashable>?

    /// Takes the next tabs and selection.
    func update(
        _ controller: UITabBarController, _ tabs: [TabEntry], _ selection: Binding<AnyHashable>?,
        in environment: EnvironmentValues
    ) {
        let old = Dictionary(
            zip(tags, controller.viewControllers ?? []), uniquingKeysWith: { first, _ in first })
        tags = tabs.enumerated().map { $1.tag ?? AnyHashable($0) }
        self.selection = selection
        var pages: [PageController] = []
        for (tag, tab) in zip(tags, tabs) {
            let page: PageController
            if let known = old[tag] as? PageController {
                known.show(tab.content, in: environment)
                page = known
            } else {
                page = PageController(tab.content, in: environment)
            }
            updateItem(of: page, tab, environment)
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
    private func updateItem(of page: PageController, _ tab: TabEntry, _ environment: EnvironmentValues) {
        let given = page.hostingView.graph.preference(TabItemKey.self)
        let label = ViewDescription(tab.label ?? given.label, in: environment)
        let item = page.tabBarItem ?? UITabBarItem()
        item.title = label.title
        item.image = label.image
        item.badgeValue = given.badge?.reportedText(in: environment)
        page.tabBarItem = item
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
        let index = tabBarController.selectedIndex
        guard tags.indices.contains(index), selection?.wrappedValue != tags[index] else { return }
        selection?.wrappedValue = tags[index]
    }
}
