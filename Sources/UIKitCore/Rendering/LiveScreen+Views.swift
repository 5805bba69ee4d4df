extension LiveScreen {
    /// All views of all visible windows from back to front, with the names that they have in the layout tree.
    package var namedViews: [(name: String, view: UIView)] {
        let visible = state.windows.filter { !$0.storedHidden && $0.storedAlpha > 0 }
        let isAlone = visible.allSatisfy { $0 === window } && window.showsOnlyRootView(in: .model)
        return visible.flatMap { shown in
            let names = ViewNames(below: isAlone ? shown.rootViewController?.viewIfLoaded ?? shown : shown)
            return zip(names.names, names.views).map { (name: $0, view: $1) }
        }
    }

    /// The topmost presented controller, or the root controller; nil for none.
    package var topmostController: UIViewController? {
        window.rootViewController.map(window.topmostController)
    }

    /// The topmost presentation; nil if nothing is presented.
    package var presentation: UIPresentationController? {
        window.rootViewController.flatMap {
            window.topmostController(above: $0).presentationState.active
        }
    }
}
