import Devices
import Testing

@testable import UIKitCore

@Suite struct AlertTests {
    private func showing(
        on device: String = "iphone-x", _ alert: @autoclosure () -> UIAlertController,
        _ body: (UIAlertController, UIViewController, LiveScreen) throws -> Void
    ) throws {
        let environment = testEnvironment(try DeviceTable.profile(named: device), .portrait)
        let alert = alert()
        try live(on: environment) {
            UIViewController()
        } _: { first, screen in
            first.present(alert, animated: true)
            screen.state.eventLoop.settle()
            try body(alert, first, screen)
        }
    }

    private func alert(_ style: UIAlertController.Style, _ titles: [String], cancel: String? = nil)
        -> UIAlertController
    {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
        for title in titles { alert.addAction(UIAlertAction(title: title, style: .default)) }
        if let cancel { alert.addAction(UIAlertAction(title: cancel, style: .cancel)) }
        return alert
    }

    private func buttons(of alert: UIAlertController, in window: UIView) -> [String: CGRect] {
        var frames: [String: CGRect] = [:]
        alert.view.forEachView { view in
            guard let button = view as? AlertButton, let title = button.displayedText else { return }
            frames[title] = button.convert(button.bounds, to: window)
        }
        return frames
    }

    // Source: the reference of control figures: 270 points wide, buttons of 44, two side by side with the one
    // that cancels at the left.
    @Test func twoButtonsAreSideBySide() throws {
        try showing(alert(.alert, ["OK"], cancel: "Cancel")) { alert, _, screen in
            let frames = buttons(of: alert, in: screen.window)
            let cancel = try #require(frames["Cancel"]), ok = try #require(frames["OK"])
            #expect(alert.view.bounds.width == 270)
            #expect(cancel.size == CGSize(width: 135, height: 44) && ok.size == cancel.size)
            #expect(cancel.minX == 53 && ok.minX == 188 && cancel.minY == ok.minY)
        }
    }

    @Test func longTitlesAndMoreButtonsAreStackedWithCancelLast() throws {
        try showing(alert(.alert, ["One", "Two"], cancel: "Cancel")) { alert, _, screen in
            let frames = buttons(of: alert, in: screen.window)
            let tops = ["One", "Two", "Cancel"].compactMap { frames[$0]?.minY }
            #expect(zip(tops, tops.dropFirst()).map { $1 - $0 } == [44, 44])
            #expect(frames["One"]?.width == 270)
        }
        try showing(alert(.alert, ["A title that is longer than half"], cancel: "Cancel")) {
            alert, _, screen in
            #expect(buttons(of: alert, in: screen.window)["Cancel"]?.width == 270)
        }
    }

    // Source: the same: as wide as the screen without 16 points, buttons of 57, 8 points to the one that cancels,
    // which ends at the safe area.
    @Test func anActionSheetIsAtTheLowerEdge() throws {
        try showing(alert(.actionSheet, ["One", "Two"], cancel: "Cancel")) { alert, _, screen in
            let frames = buttons(of: alert, in: screen.window)
            let cancel = try #require(frames["Cancel"]), two = try #require(frames["Two"])
            #expect(cancel == CGRect(x: 8, y: 812 - 34 - 57, width: 359, height: 57))
            #expect(two.maxY == cancel.minY - 8)
        }
    }

    @Test func aTapDismissesAndThenCallsTheHandler() throws {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        var events: [String] = []
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak alert] action in
                events.append("\(action.title ?? "") \(alert?.presentingViewController == nil)")
            })
        try showing(alert) { alert, first, screen in
            let frame = try #require(buttons(of: alert, in: screen.window)["OK"])
            let input = TouchInput()
            input.begin(at: CGPoint(x: frame.midX, y: frame.midY))
            input.end()
            #expect(events.isEmpty)
            screen.state.eventLoop.settle()
            #expect(events == ["OK true"])
            #expect(first.presentedViewController == nil)
        }
    }

    @Test func aDisabledButtonDoesNothing() throws {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "OK", style: .default)
        action.isEnabled = false
        alert.addAction(action)
        try showing(alert) { alert, first, screen in
            alert.finish(with: action)
            screen.state.eventLoop.settle()
            #expect(first.presentedViewController === alert)
        }
    }

    @Test func anAlertHasTextFields() throws {
        let alert = alert(.alert, ["OK"])
        alert.addTextField { $0.placeholder = "Name" }
        try showing(alert) { alert, _, _ in
            #expect(alert.textFields?.map(\.placeholder) == ["Name"])
            #expect(alert.textFields?.first?.window != nil)
        }
        let sheet = self.alert(.actionSheet, [])
        RenderEnvironment.standard.run { sheet.addTextField() }
        #expect(sheet.textFields == nil)
    }

    @Test func anActionSheetOnPadIsAPopover() throws {
        try live(on: testEnvironment(try DeviceTable.profile(named: "ipad-9.7"), .portrait)) {
            UIViewController()
        } _: { first, screen in
            let alert = alert(.actionSheet, ["One"], cancel: "Cancel")
            let popover = try #require(alert.popoverPresentationController)
            popover.sourceView = first.view
            popover.sourceRect = CGRect(x: 300, y: 100, width: 40, height: 40)
            first.present(alert, animated: false)
            screen.window.layoutIfNeeded()
            #expect(popover.arrowDirection == .up)
            #expect(buttons(of: alert, in: screen.window).keys.sorted() == ["One"])
        }
    }

    /// Source: Eureka's SelectorAlertController, which overrides both designated initializers and calls `init()`: it inherits
    /// the convenience initializers.
    private class OptionsAlert: UIAlertController {
        var callback: (() -> Void)?

        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        convenience init(_ callback: @escaping () -> Void) {
            self.init()
            self.callback = callback
        }
    }

    @Test func subclassesInheritTheInitializerWithATitle() {
        let alert = OptionsAlert(title: "Title", message: "Message", preferredStyle: .alert)
        #expect(alert.title == "Title" && alert.message == "Message" && alert.preferredStyle == .alert)
        let sheet = OptionsAlert {}
        #expect(sheet.title == nil && sheet.preferredStyle == .actionSheet && sheet.callback != nil)
    }

    /// A message that goes by itself is code of the app.
    @Test func aToastGoesByItself() throws {
        try live {
            UIViewController()
        } _: { first, screen in
            let toast = UILabel()
            first.view.addSubview(toast)
            let loop = screen.state.eventLoop
            loop.schedule(at: loop.now + 2) { toast.removeFromSuperview() }
            loop.advance(by: 1.9)
            #expect(toast.superview != nil)
            loop.advance(by: 0.2)
            #expect(toast.superview == nil)
        }
    }
}
