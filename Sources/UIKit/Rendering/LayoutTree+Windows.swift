import Geometry
package import Scene

extension RenderContext {
    /// Returns one tree of all visible windows, the lowest first: what the screen shows.
    ///
    /// The one place that puts windows together: presentations in the window of the app, and windows above it such
    /// as the keyboard's. Where only the root view of the app's window is shown, that view is the root of the tree.
    package func makeLayoutTree(of main: UIWindow, traits: UITraitCollection) -> LayoutTree {
        let visible = windows.filter { !$0.isHidden && $0.alpha > 0 }
        let controller = main.rootViewController
        let isAlone = visible.count <= 1 && main.showsOnlyRootView
        var tree =
            isAlone
            ? (controller?.view ?? main).makeLayoutTree(traits: traits)
            : combined(visible, size: main.bounds.size, traits: traits)
        if let controller { tree.statusBar = main.topmostController(above: controller).shownStatusBarStyle }
        return tree
    }

    private func combined(_ windows: [UIWindow], size: CGSize, traits: UITraitCollection) -> LayoutTree {
        let bounds = CGRect(origin: .zero, size: size).rect
        var nodes = [
            LayoutNode(id: "screen", className: "UIScreen", parent: nil, subtreeEnd: 1, frame: bounds)
        ]
        var used: Set<String> = ["screen"]
        for window in windows {
            let offset = nodes.count
            for (index, inner) in window.makeLayoutTree(traits: traits).nodes.enumerated() {
                var node = inner
                node.id = Self.unused(inner.id, &used)
                node.parent = inner.parent.map { $0 + offset } ?? 0
                node.subtreeEnd += offset
                if index == 0 { node.frame = window.frame.rect }
                nodes.append(node)
            }
        }
        nodes[0].subtreeEnd = nodes.count
        return LayoutTree(size: bounds.size, nodes: nodes)
    }

    private static func unused(_ id: String, _ used: inout Set<String>) -> String {
        guard !used.insert(id).inserted else { return id }
        var number = 2
        while !used.insert("\(id)#\(number)").inserted { number += 1 }
        return "\(id)#\(number)"
    }
}

extension UIWindow {
    /// Whether nothing but the view of the root controller is in the window.
    var showsOnlyRootView: Bool {
        guard let root = rootViewController?.viewIfLoaded else { return true }
        return subviews.count == 1 && subviews.first === root && root.transform.isIdentity
    }

    /// The controller that is presented last, above the root.
    package func topmostController(above root: UIViewController) -> UIViewController {
        var controller = root
        while let presented = controller.presentationState.presented { controller = presented }
        return controller
    }
}

extension UIViewController {
    /// The style of the status bar while this controller is the topmost: that of the controller itself where it
    /// covers the screen, light over black, otherwise that of the presenting controller.
    var shownStatusBarStyle: StatusBarStyle {
        guard let presenter = presentationState.presenting, let presentation = presentationState.active else {
            return statusBarStyle
        }
        if presentation is CoverPresentationController { return statusBarStyle }
        if (presentation as? UISheetPresentationController)?.showsCard == true { return .light }
        return presenter.shownStatusBarStyle
    }
}
