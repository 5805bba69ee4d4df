import Diagnostics
import InterfaceFiles
import ScreenDocuments
import UIKitCore

extension SceneBuilder {
    /// Creates the controller of an element with its child controllers. Their views are created later.
    mutating func makeController(_ element: Element) -> UIViewController {
        let controller = makeObject(element) as? UIViewController ?? UIViewController()
        self.controller = controller
        recordScreen(controller, element)
        var inner: [UIViewController] = []
        var tools: [UIBarButtonItem] = []
        for part in element.subviews {
            switch part.kind {
            case .controller:
                inner.append(makeController(part))
                self.controller = controller
            case .item: configure(controller, part, &tools)
            case .view: take(part, into: controller)
            }
        }
        if !tools.isEmpty { controller.toolbarItems = tools }
        fill(controller, with: inner, of: element)
        applyAttributes(of: element, to: controller)
        return controller
    }

    /// Sets the bar items of a controller.
    mutating func configure(
        _ controller: UIViewController, _ element: Element, _ tools: inout [UIBarButtonItem]
    ) {
        switch element.className {
        case "UINavigationItem":
            record(controller.navigationItem, element)
            configure(controller.navigationItem, element)
        case "UITabBarItem":
            if let item = makeTabItem(element) { controller.tabBarItem = item }
        default: if let button = makeBarButton(element) { tools.append(button) }
        }
    }

    /// Sets the root view of a controller, or the attributes of its bar.
    mutating func take(_ element: Element, into controller: UIViewController) {
        switch (controller, element.className) {
        case (let stack as UINavigationController, "UINavigationBar"):
            configureView(stack.navigationBar, for: element, isPlaced: true)
        case (let stack as UINavigationController, "UIToolbar"):
            configureView(stack.toolbar, for: element, isPlaced: true)
        case (let tabs as UITabBarController, "UITabBar"):
            configureView(tabs.tabBar, for: element, isPlaced: true)
        default:
            controller.view = makeRoot(element, size: element.origin?.designSize.map { CGSize($0) })
        }
    }

    /// Gives a container its controllers.
    func fill(_ controller: UIViewController, with inner: [UIViewController], of element: Element) {
        switch controller {
        case let stack as UINavigationController: stack.viewControllers = inner
        case let tabs as UITabBarController: tabs.viewControllers = inner
        case let split as UISplitViewController: split.viewControllers = inner
        case let pages as UIPageViewController:
            pages.setViewControllers(Array(inner.prefix(1)), direction: .forward, animated: false)
            if inner.isEmpty, !classes.contains(type(of: pages)) { reportEmptyPages(of: element) }
        default: break
        }
    }

    private func reportEmptyPages(of element: Element) {
        RenderEnvironment.current.report(
            Diagnostic(
                .pagesEmpty, "the page controller shows no page, because its pages are made in code",
                at: element.place, view: element.id))
    }

    /// Embeds the view of a controller in a view. Items cannot be added to views.
    mutating func attachOther(_ element: Element, in superview: UIView) {
        guard canvas == nil else { return }
        guard element.kind == .controller else {
            return RenderEnvironment.current.report(
                Diagnostic(
                    .viewUnsupported,
                    "\(element.className.withArticle) shows nothing here and is left out",
                    of: element.className, at: element.place, view: element.id))
        }
        let parent = controller
        let child = makeController(element)
        controller = parent
        parent?.addChild(child)
        let view = child.nonoptionalView
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        embedded.append((view, superview))
        superview.subviewHost.addSubview(view)
        child.didMove(toParent: parent)
    }
}
