import Devices
import Testing

@testable import UIKitCore

/// Margins, safe areas and the guides that follow them.
@Suite struct MarginTests {
    /// The frame of a view whose edges are pinned to a guide of the root view.
    private func frame(
        on device: String, orientation: DeviceOrientation = .portrait,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, of guide: (UIView) -> UILayoutGuide,
        _ change: (UIView) -> Void = { _ in }
    ) throws -> CGRect {
        let (view, _, _) = try layOut(on: device, orientation: orientation, direction: direction) { root in
            change(root)
            return pin(addView(UIView(), to: root), to: guide(root))
        }
        return view.frame
    }

    private func pin(_ view: UIView, to guide: UILayoutGuide) -> UIView {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        return view
    }

    // MARK: Margins

    @Test func aRootViewHasTheSystemsMarginsAndTheSafeArea() throws {
        // iPhone X: 44 above, 34 below; lying, 44 at the sides and 21 below; margins of 16,
        // and of 20 on screens at least 414 wide.
        #expect(
            try frame(on: "iphone-x", of: \.layoutMarginsGuide)
                == CGRect(x: 16, y: 44, width: 343, height: 734))
        #expect(
            try frame(on: "iphone-x", orientation: .landscape, of: \.layoutMarginsGuide)
                == CGRect(x: 64, y: 0, width: 684, height: 354))
        // A pad: 20 at the sides and above.
        #expect(
            try frame(on: "ipad-9.7", of: \.layoutMarginsGuide)
                == CGRect(x: 20, y: 20, width: 728, height: 1004))
    }

    @Test func theSystemsMinimumHoldsUnlessTheControllerSaysSo() throws {
        let margins = NSDirectionalEdgeInsets(top: 5, leading: 2, bottom: 6, trailing: 30)
        let bounded = try frame(on: "iphone-8", of: \.layoutMarginsGuide) {
            $0.directionalLayoutMargins = margins
        }
        #expect(bounded == CGRect(x: 16, y: 25, width: 329, height: 636))
        let free = try frame(on: "iphone-8", of: \.layoutMarginsGuide) {
            $0.directionalLayoutMargins = margins
            $0.viewController?.viewRespectsSystemMinimumLayoutMargins = false
        }
        #expect(free == CGRect(x: 2, y: 25, width: 343, height: 636))
    }

    @Test func directionalMarginsSwapSidesAndOthersDoNot() throws {
        let (frames, _, _) = try layOut(direction: .rightToLeft) { root in
            let views = (0..<2).map { _ in addView(UIView(), to: root) }
            for view in views {
                view.setSize(100, 100)
                view.pinCorner(0, 100)
            }
            views[0].directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 0, leading: 10, bottom: 0, trailing: 30)
            views[1].layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
            return views.map { pin(addView(UIView(), to: $0), to: $0.layoutMarginsGuide) }
        }
        #expect(frames.map(\.frame.minX) == [30, 10])
        #expect(frames.map(\.frame.width) == [60, 60])
    }

    @Test func marginsMayFollowTheSuperviews() throws {
        let (views, _, _) = try layOut { root in
            let parent = addView(UIView(), to: root)
            parent.setSize(200, 200)
            parent.pinCorner(50, 100)
            parent.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
            let child = addView(UIView(), to: parent)
            child.preservesSuperviewLayoutMargins = true
            child.setSize(150, 130)
            child.pinCorner(10, 40)
            return [child, pin(addView(UIView(), to: child), to: child.layoutMarginsGuide)]
        }
        // Left 30 − 10, top 30 − 40 and so its own 8, right 30 − 40, bottom 30 − 30: 8 each.
        #expect(views[0].layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 8))
        #expect(views[1].frame == CGRect(x: 20, y: 8, width: 122, height: 114))
    }

    @Test func marginsMayLeaveTheSafeAreaOut() throws {
        let plain = try frame(on: "iphone-x", of: \.layoutMarginsGuide) {
            $0.insetsLayoutMarginsFromSafeArea = false
        }
        #expect(plain == CGRect(x: 16, y: 0, width: 343, height: 812))
    }

    // MARK: Safe area

    @Test func theControllerMayAddToTheSafeArea() throws {
        let frame = try frame(on: "iphone-x", of: \.safeAreaLayoutGuide) {
            $0.viewController?.additionalSafeAreaInsets = UIEdgeInsets(
                top: 50, left: 3, bottom: 49, right: 0)
        }
        #expect(frame == CGRect(x: 3, y: 94, width: 372, height: 635))
    }

    @Test func aSubviewsSafeAreaIsWhatOfItLiesInTheUnsafeStrips() throws {
        let (views, _, _) = try layOut(on: "iphone-x") { root in
            let views = (0..<3).map { _ in addView(UIView(), to: root) }
            views[0].setSize(100, 100)
            views[0].pinCorner(0, 20)
            views[1].setSize(100, 100)
            views[1].pinCorner(0, 200)
            views[2].setSize(100, 30)
            views[2].pinCorner(0, 792)
            return views
        }
        // 44 − 20 above; none; 34 below less −10 of overlap, at most the 34 of the strip.
        #expect(views[0].safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0))
        #expect(views[1].safeAreaInsets == .zero)
        #expect(views[2].safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    // MARK: Reading and typing

    @Test func readableContentIsTheMarginsOnAPhoneAndCentredOnAPad() throws {
        #expect(
            try frame(on: "iphone-8", of: \.readableContentGuide)
                == CGRect(x: 16, y: 20, width: 343, height: 647))
        // 672 points at the default text size: (768 − 672) / 2.
        #expect(
            try frame(on: "ipad-9.7", of: \.readableContentGuide)
                == CGRect(x: 48, y: 20, width: 672, height: 1004))
        #expect(
            try frame(on: "ipad-9.7", orientation: .landscape, of: \.readableContentGuide)
                == CGRect(x: 176, y: 20, width: 672, height: 748))
    }

    @Test func withoutAKeyboardItsGuideIsTheBottomOfTheSafeArea() throws {
        #expect(
            try frame(on: "iphone-x", of: \.keyboardLayoutGuide)
                == CGRect(x: 0, y: 778, width: 375, height: 34))
        #expect(
            try frame(on: "iphone-8", of: \.keyboardLayoutGuide)
                == CGRect(x: 0, y: 667, width: 375, height: 0))
        let flat = try frame(on: "iphone-x", of: \.keyboardLayoutGuide) {
            $0.keyboardLayoutGuide.usesBottomSafeArea = false
        }
        #expect(flat == CGRect(x: 0, y: 812, width: 375, height: 0))
    }

    @Test func theKeyboardsGuideReachesTheBottomOfTheScreen() throws {
        let (views, _, _) = try layOut(on: "iphone-x") { root in
            let card = addView(UIView(), to: root)
            card.pinCorner(0, 100)
            card.setSize(375, 200)
            return (card, pin(addView(UIView(), to: card), to: card.keyboardLayoutGuide))
        }
        // From the card's bottom, which is clear of the unsafe strip, to the screen's at 812.
        #expect(views.1.frame == CGRect(x: 0, y: 200, width: 375, height: 512))
    }

    // MARK: Guides without layout

    @Test func systemGuidesFollowTheViewAsItIs() throws {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 80))
        let (margins, safeArea) = (view.layoutMarginsGuide, view.safeAreaLayoutGuide)
        #expect(margins.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 64))
        #expect(safeArea.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 80))
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 80, width: 100, height: 0))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.bounds.size.width = 60
        #expect(margins.layoutFrame == CGRect(x: 2, y: 1, width: 54, height: 76))
        #expect(view.readableContentGuide.layoutFrame == margins.layoutFrame)
        view.bounds.size.width = 1000
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 163, y: 1, width: 672, height: 76))
    }

    @Test func systemGuidesAreWhereLayoutPutsThem() throws {
        let (_, root, _) = try layOut(on: "iphone-x") { _ in }
        #expect(root.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 44, width: 375, height: 734))
        #expect(root.layoutMarginsGuide.layoutFrame == CGRect(x: 16, y: 44, width: 343, height: 734))
        #expect(root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 778, width: 375, height: 34))
    }

    // MARK: Overridden safe areas

    private final class Inset: UIView {
        var change: (UIEdgeInsets) -> UIEdgeInsets = { $0 }
        override var safeAreaInsets: UIEdgeInsets { change(super.safeAreaInsets) }
    }

    @Test func anOverriddenSafeAreaCounts() throws {
        let (views, _, diagnostics) = try layOut(on: "iphone-x") { root in
            let outer = addView(Inset(), to: root), inner = addView(UIView(), to: outer)
            outer.change = { _ in UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40) }
            _ = pin(outer, to: root.safeAreaLayoutGuide)
            return (
                outer, pin(inner, to: outer.safeAreaLayoutGuide),
                pin(addView(UIView(), to: outer), to: outer.layoutMarginsGuide)
            )
        }
        #expect(views.0.frame == CGRect(x: 0, y: 44, width: 375, height: 734))
        #expect(views.1.frame == CGRect(x: 20, y: 10, width: 315, height: 694))
        #expect(views.2.frame == CGRect(x: 28, y: 18, width: 299, height: 678))
        #expect(diagnostics.isEmpty)
    }

    @Test func anOverrideMayAddToTheSafeArea() throws {
        let (view, _, diagnostics) = try layOut(on: "iphone-x") { root in
            let outer = addView(Inset(), to: root)
            outer.change = {
                UIEdgeInsets(top: $0.top + 6, left: $0.left, bottom: $0.bottom, right: $0.right)
            }
            outer.pinCorner()
            outer.setSize(375, 812)
            return pin(addView(UIView(), to: outer), to: outer.safeAreaLayoutGuide)
        }
        #expect(view.frame == CGRect(x: 0, y: 50, width: 375, height: 728))
        #expect(diagnostics.isEmpty)
    }

    /// Source: the tests of PinLayout: a view that its superview places 10 points lower has 10 points less of the safe
    /// area, and places its subview by that.
    @Test func aViewIsLaidOutAgainWhenItsSafeAreaChanges() throws {
        final class Placed: UIView {
            let inner = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                inner.frame = CGRect(x: 0, y: safeAreaInsets.top, width: 40, height: 40)
            }
        }
        final class Placing: UIView {
            let placed = Placed()
            override func layoutSubviews() {
                super.layoutSubviews()
                placed.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
            }
        }
        let (view, _, diagnostics) = try layOut(on: "iphone-x") { root in
            let view = addView(Placing(), to: root)
            view.addSubview(view.placed)
            view.placed.addSubview(view.placed.inner)
            view.pinCorner()
            view.setSize(375, 812)
            return view
        }
        #expect(view.placed.safeAreaInsets.top == 34)
        #expect(view.placed.inner.frame == CGRect(x: 0, y: 34, width: 40, height: 40))
        #expect(diagnostics.isEmpty)
    }

    /// Source: Apple, `layoutMarginsDidChange()`: "called when the margins change".
    @Test("a view that sets its margins when they change is notified until they are the same")
    func marginsSetInNotification() {
        final class Cell: UIView {
            var count = 0
            override func layoutMarginsDidChange() {
                count += 1
                layoutMargins.left = 30
            }
        }
        let cell = Cell()
        cell.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(cell.layoutMargins == UIEdgeInsets(top: 1, left: 30, bottom: 3, right: 4))
        #expect(cell.count == 2)
        cell.layoutMargins = cell.layoutMargins
        #expect(cell.count == 2)
    }
}
