import Devices
import Testing

@testable import UIKitCore

/// The device is turned while a screen is shown.
///
/// Source: `UIContentContainer`, `UITraitEnvironment` and `registerForTraitChanges` in Apple's documentation.
@Suite struct RotationTests {
    /// Notes what it is told.
    private final class Controller: UIViewController {
        let name: String
        let note: (String) -> Void

        init(_ name: String, _ note: @escaping (String) -> Void) {
            self.name = name
            self.note = note
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            let old = traitCollection.verticalSizeClass, new = newCollection.verticalSizeClass
            note("\(name) willTransition \(old) to \(new)")
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            note("\(name) viewWillTransition from \(Int(view.bounds.width)) to \(Int(size.width))")
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate { [weak self] _ in
                guard let self else { return }
                note("\(name) alongside at \(Int(view.bounds.width))")
            } completion: { [weak self] _ in
                guard let self else { return }
                note("\(name) completion")
            }
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            let old = previousTraitCollection?.verticalSizeClass ?? .unspecified
            note("\(name) traitCollectionDidChange from \(old) to \(traitCollection.verticalSizeClass)")
        }

        override func viewDidLayoutSubviews() { note("\(name) didLayout") }
    }

    @Test func controllersAreToldInOrder() {
        var events: [String] = []
        RenderEnvironment.standard.withLiveScreen {
            let root = Controller("root") { events.append($0) },
                child = Controller("child") { events.append($0) }
            root.addChild(child)
            child.view.frame = root.view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            root.view.addSubview(child.view)
            return root
        } _: { screen in
            events = []
            screen.rotate(to: RenderEnvironment.current.rotated(to: .landscape)) {
                #expect(!events.contains("root completion"))
                screen.state.eventLoop.settle()
            }
        }
        // Source: an iPhone 16 has 393 by 852 points, and is compact from top to bottom when on its side.
        #expect(
            events == [
                "child willTransition regular to compact", "root willTransition regular to compact",
                "root viewWillTransition from 393 to 852", "child viewWillTransition from 393 to 852",
                "root traitCollectionDidChange from regular to compact",
                "child traitCollectionDidChange from regular to compact",
                "root didLayout", "child didLayout",
                // In the order in which they were asked for: the child's while the root called super.
                "child alongside at 852", "root alongside at 852",
                "child completion", "root completion",
            ])
    }

    @Test func traitsAreObserved() {
        let view = UIView()
        var events: [String] = []
        let registration = view.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
            (view: UIView, previous) in
            events.append("\(previous.verticalSizeClass) to \(view.traitCollection.verticalSizeClass)")
        }
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
            events.append("style")
        }
        RenderEnvironment.standard.withLiveScreen {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        } _: { screen in
            let upright = RenderEnvironment.current
            screen.rotate(to: upright.rotated(to: .landscape)) {
                #expect(events == ["regular to compact"])
                view.overrideUserInterfaceStyle = .dark
                #expect(events == ["regular to compact", "style"])
                view.overrideUserInterfaceStyle = .unspecified
                events = []
                view.unregisterForTraitChanges(registration)
                screen.rotate(to: upright) { #expect(events == []) }
            }
        }
    }

    /// A scroll view whose code computes the offset of a page from the width, and computes it again or not when the
    /// width changes.
    private final class PagesController: UIViewController {
        let scrollView = UIScrollView()
        let repairs: Bool

        init(repairs: Bool, pages: Bool) {
            self.repairs = repairs
            super.init(nibName: nil, bundle: nil)
            scrollView.isPagingEnabled = pages
            scrollView.contentInsetAdjustmentBehavior = .never
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            view.addSubview(scrollView)
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }

        override func viewDidLayoutSubviews() {
            scrollView.contentSize = CGSize(width: 3 * view.bounds.width, height: view.bounds.height)
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            guard repairs else { return }
            let page = (scrollView.contentOffset.x / view.bounds.width).rounded()
            coordinator.animate { [scrollView] _ in scrollView.contentOffset.x = page * size.width }
        }
    }

    /// Returns the offset after a rotation on the second page.
    private func offsetAfterRotation(repairs: Bool, pages: Bool) -> CGFloat {
        RenderEnvironment.standard.withLiveScreen {
            PagesController(repairs: repairs, pages: pages)
        } _: { screen in
            let view = (screen.window.rootViewController as? PagesController)?.scrollView
            view?.contentOffset.x = 393
            screen.state.layOutWindows()
            return screen.rotate(to: RenderEnvironment.current.rotated(to: .landscape)) {
                screen.state.eventLoop.settle()
                return view?.contentOffset.x ?? 0
            }
        }
    }

    @Test func anOffsetOfAWidthThatIsGoneIsStaleUntilCodeRepairsIt() {
        #expect(offsetAfterRotation(repairs: false, pages: false) == 393)
        #expect(offsetAfterRotation(repairs: true, pages: false) == 852)
        #expect(offsetAfterRotation(repairs: false, pages: true) == 393)
        #expect(offsetAfterRotation(repairs: true, pages: true) == 852)
    }
}
