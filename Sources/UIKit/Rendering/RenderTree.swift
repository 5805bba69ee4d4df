package import Scene

extension RenderEnvironment {
    /// Builds a screen in this world, lays it out, and freezes it: from the recipe to the finished value.
    ///
    /// - Parameter recipe: Makes the root controller; runs inside this environment.
    /// - Returns: The controller's root view and all below it, as large as the device's screen.
    package func layoutTree(of recipe: () throws -> UIViewController) rethrows -> LayoutTree {
        try run { try DrawingStack.separately { try frozenTree(of: recipe) } }
    }

    private func frozenTree(of recipe: () throws -> UIViewController) rethrows -> LayoutTree {
        let window = UIWindow(frame: CGRect(origin: .zero, size: screenSize))
        let controller = try recipe()
        window.rootViewController = controller
        controller.willAppear()
        window.layoutIfNeeded()
        controller.didAppear()
        window.layoutIfNeeded()
        var tree = controller.view.freeze(traits: traits)
        tree.statusBar = controller.statusBarLook
        inspection?.look(at: controller.view)
        window.dismantle()
        return tree
    }
}

extension UIView {
    /// Takes the tree apart view by view: releasing a deep one at once would recurse as deep.
    fileprivate func dismantle() {
        var views: [UIView] = []
        forEachView { views.append($0) }
        for view in views.reversed() {
            view.subviews = []
            view.superview = nil
        }
    }
}
