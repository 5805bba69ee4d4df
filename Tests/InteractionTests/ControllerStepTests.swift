import Diagnostics
import Scripts
import Testing

@testable import Interaction
@testable import UIKitCore

/// Controllers: tabs, navigation, presentation, rotation.
@Suite struct ControllerStepTests {
    /// Notes what it is told.
    private class Page: UIViewController {
        var events: [String] = []

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            events.append("size \(Int(view.bounds.width)) to \(Int(size.width))")
            coordinator.animate(alongsideTransition: { [unowned self] _ in events.append("alongside") }) {
                [unowned self] _ in events.append("completion")
            }
        }
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            events.append("traits \(newCollection.verticalSizeClass == .compact ? "compact" : "regular")")
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            guard isViewLoaded, view.window != nil, previousTraitCollection != nil else { return }
            events.append("changed from \(previousTraitCollection?.verticalSizeClass == .compact)")
        }
    }

    private func run(_ root: UIViewController, _ steps: Step...) -> Diagnostic? {
        RenderEnvironment.standard.withLiveScreen {
            root
        } _: { screen in
            ScriptRunner(Script(steps), on: screen, assign: { _, _, _ in [] }).run { _ in true }
        }
    }

    // Source: UIContentContainer and UIViewController in Apple's documentation: the size is announced before it
    // changes; animations run alongside; traits change in between.
    @Test func controllersAreToldOfARotation() {
        let page = Page()
        let failure = run(UINavigationController(rootViewController: page), .rotate(), .wait(1))
        #expect(failure == nil)
        #expect(
            page.events == [
                "traits compact", "size 393 to 852", "changed from false", "alongside", "completion",
            ])
    }

    @Test func theNavigationGoesBack() {
        let first = UIViewController(), second = UIViewController()
        let stack = UINavigationController(rootViewController: first)
        stack.viewControllers = [first, second]
        #expect(run(stack, .back, .wait(1), .back)?.message == "back: this is the first screen")
        #expect(stack.viewControllers == [first])
    }

    @Test func tabsAreChosen() {
        let tabs = UITabBarController()
        tabs.viewControllers = ["Home", "More"].map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        #expect(run(tabs, .switchTab(1)) == nil && tabs.selectedIndex == 1)
        #expect(run(tabs, .switchTab(titled: "Home")) == nil && tabs.selectedIndex == 0)
        let failure = run(tabs, .switchTab(titled: "Hme"))
        #expect(failure?.message == "switch tab \"Hme\": there is no tab 'Hme'")
        #expect(failure?.hints == ["did you mean 'Home'?"])
        #expect(run(tabs, .switchTab(2))?.message == "switch tab 2: there are 2 tabs")
    }

    @Test func whatIsPresentedIsDismissed() {
        /// Presents an alert when it has appeared.
        final class Presenter: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                if presentedViewController == nil { present(alert, animated: true) }
            }
        }
        let presenter = Presenter()
        #expect(run(presenter, .wait(1), .expect("Delete?", .exists), .dismiss, .wait(1)) == nil)
        #expect(presenter.presentedViewController == nil)
    }
}
