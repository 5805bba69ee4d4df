import Devices
import Testing

@testable import UIKitCore

/// The fourth article: ten fields in a scroll view.
@Suite("Handbook: the form")
struct FormTests {
    /// The height of the screen, of the keyboard on it, and of what covers the content at the top and the bottom.
    struct Screen: Sendable, CustomTestStringConvertible {
        var device: String
        var orientation: DeviceOrientation
        var height, keyboard, top, bottom: CGFloat
        var testDescription: String { "\(device) \(orientation)" }
    }

    // Source: heights of keyboards as in the tests of the keyboard; at the top the status bar, where there is one, and the
    // navigation bar of 44 points, on a phone on its side of 32. Below a camera in an island the bar begins at 53 2/3 points.
    static let screens = [
        Screen(
            device: "iphone-se", orientation: .portrait, height: 568, keyboard: 253, top: 20 + 44, bottom: 0),
        Screen(device: "iphone-se", orientation: .landscape, height: 320, keyboard: 199, top: 32, bottom: 0),
        Screen(
            device: "iphone-16", orientation: .portrait, height: 852, keyboard: 336, top: 293.0 / 3,
            bottom: 34),
        Screen(device: "iphone-16", orientation: .landscape, height: 393, keyboard: 209, top: 32, bottom: 21),
    ]

    // Field i is 44 points high at 20 + 64 i; the content ends 20 points after the last one, at 660.
    @Test("shows each field above the keyboard, and scrolls only where it is covered", arguments: screens)
    func fields(screen: Screen) throws {
        try Handbook.show("Form", FormViewController.self, on: screen.device, screen.orientation) { shown in
            let scrollView = try #require(shown.controller.view).first(UIScrollView.self)
            let fields = scrollView.all(UITextField.self), free = screen.height - screen.keyboard
            #expect(fields.count == 10)
            #expect(scrollView.contentSize.height == 660)
            var offset = -screen.top
            #expect(abs(scrollView.contentOffset.y - offset) < 1e-9)
            for (index, field) in fields.enumerated() {
                if index == 0 { shown.tap(field) } else { shown.live.state.pressReturn() }
                shown.rest()
                #expect(field.isFirstResponder)
                let end = 20 + 64 * CGFloat(index) + 44
                // A covered field is scrolled to the top of the keyboard.
                if end - offset > free { offset = end - free }
                #expect(abs(scrollView.contentOffset.y - offset) < 1e-9)
                let frame = field.frame(in: shown.live.window)
                #expect(frame.minY >= screen.top - 1e-9 && frame.maxY <= free + 1e-9)
                #expect(scrollView.contentInset.bottom == screen.keyboard - screen.bottom)
                #expect(scrollView.verticalScrollIndicatorInsets.bottom == screen.keyboard - screen.bottom)
            }
            // The last field ends the form: the insets are as before, and the offset is limited to the content.
            shown.live.state.pressReturn()
            shown.rest()
            #expect(!fields.contains { $0.isFirstResponder })
            #expect(scrollView.contentInset == .zero)
            #expect(scrollView.verticalScrollIndicatorInsets.bottom == 0)
            let last = max(-screen.top, 660 + screen.bottom - screen.height)
            #expect(abs(scrollView.contentOffset.y - min(offset, last)) < 1e-9)
        }
    }
}
