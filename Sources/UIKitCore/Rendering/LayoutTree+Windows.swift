import Geometry
package import Scene

extension RenderContext {
    /// Returns one tree of all visible windows, the lowest first: the content of the screen.
    ///
    /// The only code that combines windows: presentations in the window of the app, and windows above it such
    /// as the keyboard's. The status bar is drawn above all of them, in the style of the highest window that covers the
    /// screen. Source: the documentation of SwiftMessages, "As of iOS 13, windows can no longer cover the status bar. The only
    /// alternative is to set `Config.prefersStatusBarHidden = true` to hide it", by the controller of its window. Where only the root view of the app's window is shown, that view is the root of the tree.
    func makeLayoutTree(
        of main: UIWindow, traits: UITraitCollection, in presentation: Presentation
    ) -> LayoutTree {
        let visible = windows.filter { !$0.storedHidden && presentation.values(of: $0.layer).opacity > 0 }
        let controller = main.rootViewController
        let isAlone = visible.allSatisfy { $0 === main } && main.showsOnlyRootView(in: presentation)
        var tree =
            isAlone
            ? (controller?.view ?? main).makeLayoutTree(traits: traits, in: presentation)
            : combined(
                visible, size: presentation.values(of: main.layer).bounds.size, traits: traits,
                in: presentation)
        let decisive = visible.last { $0.coversScreen && $0.rootViewController != nil } ?? main
        if let controller = decisive.rootViewController {
            tree.statusBar = decisive.topmostController(above: controller).shownStatusBarStyle
        }
        return tree
    }

    private func combined(
        _ windows: [UIWindow], size: CGSize, traits: UITraitCollection, in presentation: Presentation
    ) -> LayoutTree {
        let bounds = CGRect(origin: .zero, size: size).rect
        var nodes = [
            LayoutNode(id: "screen", className: "UIScreen", parent: nil, subtreeEnd: 1, frame: bounds)
        ]
        var used: Set<String> = ["screen"]
        for window in windows {
            let offset = nodes.count
            let tree = window.makeLayoutTree(traits: traits, in: presentation)
            for (index, inner) in tree.nodes.enumerated() {
                var node = inner
                node.id = Self.unused(inner.id, &used)
                node.parent = inner.parent.map { $0 + offset } ?? 0
                node.subtreeEnd += offset
                if index == 0 { node.frame = presentation.values(of: window.layer).frame.rect }
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
    /// Whether the window is as large as the screen.
    var coversScreen: Bool { frame.contains(UIScreen.main.bounds) }

    /// Whether nothing but the view of the root controller is in the window.
    func showsOnlyRootView(in presentation: Presentation) -> Bool {
        guard let root = rootViewController?.viewIfLoaded else { return true }
        return subviews.count == 1 && subviews.first === root
            && presentation.values(of: root.layer).plane.isIdentity
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
