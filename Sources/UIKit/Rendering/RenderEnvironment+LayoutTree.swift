package import Scene

extension RenderEnvironment {
    /// Builds a screen in this environment, lays it out, and returns the finished layout tree.
    ///
    /// - Parameter recipe: Creates the root view controller; runs in this environment.
    /// - Returns: The controller's root view and its descendants, at the size of the device's screen.
    package func layoutTree(of recipe: () throws -> UIViewController) rethrows -> LayoutTree {
        try run { try DrawingStack.separately { try buildLayoutTree(of: recipe) } }
    }

    private func buildLayoutTree(of recipe: () throws -> UIViewController) rethrows -> LayoutTree {
        let window = UIWindow(frame: CGRect(origin: .zero, size: screenSize))
        let controller = try recipe()
        window.rootViewController = controller
        controller.willAppear()
        window.layoutIfNeeded()
        controller.didAppear()
        window.layoutIfNeeded()
        var tree = controller.view.makeLayoutTree(traits: traits)
        tree.statusBar = controller.statusBarStyle
        inspection?.collectTruncations(at: controller.view)
        window.dismantle()
        return tree
    }
}

extension UIView {
    /// Removes all views from each other: releasing a deep tree at once would recurse as deep.
    fileprivate func dismantle() {
        var views: [UIView] = []
        forEachView { views.append($0) }
        for view in views.reversed() {
            view.subviews = []
            view.superview = nil
        }
    }
}
