import Diagnostics

/// What a controller keeps of the storyboard or nib that it is from.
package struct InterfaceState {
    /// The storyboard; nil for none.
    package var storyboard: UIStoryboard?
    /// The segues from the controller.
    package var segues: [SegueTemplate] = []
    /// Makes the root view and connects it; nil where code makes it.
    package var makeView: (() -> Void)?
    /// The name of the nib with the root view; nil for none.
    package var nibName: String?

    package init() {}
}

extension UIViewController {

    /// Makes the root view from the storyboard or nib; returns false if there is none.
    func loadInterfaceView() -> Bool {
        if let makeView = interface.makeView {
            interface.makeView = nil
            makeView()
            return isViewLoaded
        }
        guard let loader = RenderContext.current.interfaceLoader, loader.hasNibs else { return false }
        for name in interface.nibName.map({ [$0] }) ?? defaultNibNames
        where loader.objects(ofNib: name, owner: self) != nil {
            interface.nibName = name
            return isViewLoaded
        }
        return false
    }

    /// The names of the nibs that are searched where none is named: for `DetailViewController` those of `DetailView` and of
    /// the class.
    ///
    /// Source: `nibName` in Apple's documentation. Controllers of UIKit itself have none.
    private var defaultNibNames: [String] {
        let name = String(describing: type(of: self)), ending = "Controller"
        guard !name.hasPrefix("UI") else { return [] }
        return (name.hasSuffix(ending) ? [String(name.dropLast(ending.count))] : []) + [name]
    }

    // MARK: Segues

    func startSegue(withIdentifier identifier: String, sender: Any?) {
        if let template = interface.segues.first(where: { $0.identifier == identifier }) {
            return perform(template, sender: sender)
        }
        let known = interface.segues.compactMap(\.identifier)
        RenderEnvironment.current.report(
            Diagnostic(
                .segueMissing, "\(logName) has no segue '\(identifier)'",
                hints: known.isEmpty
                    ? ["the controller has no segues with an identifier"]
                    : NearestName.hints(for: identifier, among: known)))
    }

    /// Performs a segue on behalf of a control, a cell, a bar item or a gesture, if the controller agrees.
    package func trigger(_ template: SegueTemplate, sender: Any?) {
        let identifier = template.identifier ?? ""
        RenderContext.record(.segue, "\(logName) shouldPerformSegue('\(identifier)')")
        guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
        perform(template, sender: sender)
    }

    private func perform(_ template: SegueTemplate, sender: Any?) {
        if case .unwind(let action) = template.kind {
            return unwind(template, action: action, sender: sender)
        }
        guard let destination = template.makeDestination(self, sender) else { return }
        prepare(segue(template, to: destination), sender: sender)?.perform()
    }

    private func segue(_ template: SegueTemplate, to destination: UIViewController) -> UIStoryboardSegue? {
        if template.kind == .custom, template.segueClass == nil {
            RenderEnvironment.current.report(
                Diagnostic(
                    .segueMissing,
                    "the class of the segue '\(template.identifier ?? template.id)' is not known",
                    hints: ["list the class of the segue in the screen's classes"]))
            return nil
        }
        let type = template.segueClass ?? UIStoryboardSegue.self
        let segue = type.init(
            registeredClassWithIdentifier: template.identifier, source: self, destination: destination)
        segue.template = template
        return segue
    }

    private func prepare(_ segue: UIStoryboardSegue?, sender: Any?) -> UIStoryboardSegue? {
        guard let segue else { return nil }
        RenderContext.record(
            .segue, "\(logName) prepare(for: '\(segue.identifier ?? "")' to \(segue.destination.logName))")
        prepare(for: segue, sender: sender)
        return segue
    }

    // MARK: Showing

    func display(_ controller: UIViewController, animated: Bool) {
        if let stack = self as? UINavigationController ?? navigationController {
            stack.pushViewController(controller, animated: animated)
        } else {
            present(controller, animated: animated)
        }
    }

    func displayDetail(_ controller: UIViewController) {
        guard let split = splitViewController else { return display(controller, animated: true) }
        if split.isCollapsed {
            display(controller, animated: true)
        } else {
            split.setViewController(controller, for: .secondary)
        }
    }

    // MARK: Unwinding

    private func unwind(_ template: SegueTemplate, action: Selector, sender: Any?) {
        guard let destination = unwindDestination(for: action, sender: sender) else {
            RenderEnvironment.current.report(
                Diagnostic(
                    .segueUnwind, "no controller below \(logName) has the unwind action '\(action)'",
                    hints: ["return the action from unwindActions of the controller to go back to"]))
            return
        }
        let segue = segue(template, to: destination)
        guard let segue = prepare(segue, sender: sender) else { return }
        RenderContext.record(.segue, "\(destination.logName) unwind '\(action)'")
        _ = (destination as? any InterfaceBuilderConnectable)?.performAction(
            action, sender: segue, event: nil)
        destination.unwind(for: segue, towards: destination)
        segue.perform()
    }

    /// Returns the controller that an unwind segue goes back to: the nearest that has the method and agrees; without
    /// classes of the author, the nearest at all.
    private func unwindDestination(for action: Selector, sender: Any?) -> UIViewController? {
        let source = UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
        let candidates = unwindCandidates(from: source)
        if let found = candidates.first(where: {
            $0.canPerformUnwindSegueAction(action, from: self, sender: sender)
        }) {
            return found
        }
        let knowsClasses = candidates.contains { $0 is any InterfaceBuilderConnectable }
        return knowsClasses ? nil : candidates.first { $0.layoutContainer == nil }
    }

    /// The controllers that an unwind segue may go back to, the nearest first: those below in the stack, the
    /// containers, and then the same of the presenting controllers.
    ///
    /// Source: "How Unwind Segues Determine Their Destination" in Apple's technical note TN2298.
    private func unwindCandidates(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        var candidates: [UIViewController] = []
        var inner: UIViewController = self
        while true {
            if let parent = inner.parent {
                for child in parent.childrenForUnwinding(excluding: inner) {
                    child.collectUnwindCandidates(into: &candidates)
                }
                candidates.append(parent)
                inner = parent
            } else if let presenter = inner.presentationState.presenting {
                presenter.collectUnwindCandidates(into: &candidates)
                inner = presenter
            } else {
                return candidates
            }
        }
    }

    private func childrenForUnwinding(excluding inner: UIViewController) -> [UIViewController] {
        guard let stack = (self as? UINavigationController)?.viewControllers else {
            return children.filter { $0 !== inner }
        }
        let end = stack.firstIndex { $0 === inner } ?? stack.count
        return stack[..<end].reversed()
    }

    private func collectUnwindCandidates(into candidates: inout [UIViewController]) {
        let inner = (self as? UINavigationController)?.viewControllers.reversed() ?? children
        for child in inner { child.collectUnwindCandidates(into: &candidates) }
        candidates.append(self)
    }

    /// Goes back to a controller: dismisses what is presented above it, and pops what is above it in its stack.
    func goBack(to destination: UIViewController, animated: Bool) {
        let ancestors = sequence(first: destination) { $0.parent }
        var isAnimated = animated
        if let presenter = ancestors.first(where: { $0.presentationState.presented != nil }) {
            presenter.dismiss(animated: animated)
            isAnimated = false
        }
        var inner = destination
        while let parent = inner.parent {
            if let stack = parent as? UINavigationController, stack.topViewController !== inner {
                stack.popToViewController(inner, animated: isAnimated)
            } else if let tabs = parent as? UITabBarController {
                tabs.selectedViewController = inner
            }
            inner = parent
        }
    }
}
