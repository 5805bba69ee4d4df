import Devices
import Testing

@testable import UIKitCore

/// Ten fields in a scroll view with the usual handling of the keyboard: insets, insets of the indicators, and scrolling
/// only where the field is covered.
@Suite struct FormTests {
    /// The form. Field `i` is 40 points high at 20 + 60 i.
    private final class Form: UIViewController, UITextFieldDelegate {
        let scrollView = UIScrollView()
        let fields = (0..<10).map {
            UITextField(frame: CGRect(x: 20, y: 20 + 60 * CGFloat($0), width: 200, height: 40))
        }
        private var activeField: UITextField?
        private var keyboardHeight: CGFloat = 0
        private var observers: [any NSObjectProtocol] = []

        override func viewDidLoad() {
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.alwaysBounceVertical = true
            scrollView.contentSize = CGSize(width: 200, height: 640)
            view.addSubview(scrollView)
            for field in fields {
                field.delegate = self
                scrollView.addSubview(field)
            }
            observe(UIResponder.keyboardDidShowNotification) { $0.keyboardDidShow($1) }
            observe(UIResponder.keyboardWillHideNotification) { form, _ in form.keyboardWillHide() }
        }

        private func observe(_ name: Notification.Name, _ call: @escaping (Form, Notification) -> Void) {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
                    [weak self] in
                    if let self { call(self, $0) }
                })
        }

        private func keyboardDidShow(_ notification: Notification) {
            guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            else { return }
            let frame = view.convert(value.cgRectValue, from: nil)
            keyboardHeight = view.bounds.maxY - frame.minY
            let insets = UIEdgeInsets(
                top: 0, left: 0, bottom: keyboardHeight - view.safeAreaInsets.bottom, right: 0)
            scrollView.contentInset = insets
            scrollView.scrollIndicatorInsets = insets
            revealField()
        }

        private func keyboardWillHide() {
            keyboardHeight = 0
            scrollView.contentInset = .zero
            scrollView.scrollIndicatorInsets = .zero
        }

        private func revealField() {
            guard let activeField, keyboardHeight > 0 else { return }
            var free = view.bounds
            free.origin.y += view.safeAreaInsets.top
            free.size.height -= keyboardHeight + view.safeAreaInsets.top
            let rect = activeField.convert(activeField.bounds, to: view)
            if rect.minY < free.minY || rect.maxY > free.maxY {
                scrollView.scrollRectToVisible(activeField.frame, animated: false)
            }
        }

        func textFieldDidBeginEditing(_ textField: UITextField) {
            activeField = textField
            revealField()
        }

        func textFieldDidEndEditing(_ textField: UITextField) { activeField = nil }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            guard let index = fields.firstIndex(of: textField), index < 9 else {
                return textField.resignFirstResponder()
            }
            return fields[index + 1].becomeFirstResponder()
        }
    }

    /// The height of the screen, of the keyboard on it, and the safe area at the top and the bottom.
    struct Screen: Sendable {
        var device: String
        var orientation: DeviceOrientation
        var height, keyboard, top, bottom: CGFloat
    }

    static let screens = [
        Screen(device: "iphone-se", orientation: .portrait, height: 568, keyboard: 253, top: 20, bottom: 0),
        Screen(device: "iphone-se", orientation: .landscape, height: 320, keyboard: 199, top: 0, bottom: 0),
        Screen(device: "iphone-16", orientation: .portrait, height: 852, keyboard: 336, top: 59, bottom: 34),
        Screen(device: "iphone-16", orientation: .landscape, height: 393, keyboard: 209, top: 0, bottom: 21),
    ]

    private func onScreen(_ screen: Screen, _ body: (Form, LiveScreen) -> Void) throws {
        let environment = testEnvironment(
            try DeviceTable.profile(named: screen.device), screen.orientation)
        let form = Form()
        environment.withLiveScreen {
            form
        } _: { live in
            live.state.eventLoop.runDueWork()
            body(form, live)
        }
    }

    private func rest(_ live: LiveScreen) {
        live.state.eventLoop.settle()
        live.window.layoutIfNeeded()
    }

    @Test(arguments: screens)
    func eachFieldInTurnIsAboveTheKeyboard(screen: Screen) throws {
        try onScreen(screen) { form, live in
            // The content begins below the status bar.
            var offset = -screen.top
            #expect(form.scrollView.contentOffset.y == offset)
            for (index, field) in form.fields.enumerated() {
                if index == 0 { field.becomeFirstResponder() } else { live.state.pressReturn() }
                rest(live)
                #expect(field.isEditing)
                // A field whose end, at 60 + 60 i, is covered is scrolled to the top of the keyboard.
                let end = 60 + 60 * CGFloat(index), free = screen.height - screen.keyboard
                if end - offset > free { offset = end - free }
                #expect(form.scrollView.contentOffset.y == offset)
                let frame = field.convert(field.bounds, to: nil)
                #expect(frame.maxY <= free)
                #expect(frame.minY >= screen.top)
            }
            #expect(form.scrollView.contentInset.bottom == screen.keyboard - screen.bottom)
            #expect(form.scrollView.verticalScrollIndicatorInsets.bottom == screen.keyboard - screen.bottom)
            // The last field ends the form; the offset is limited to the content again.
            live.state.pressReturn()
            rest(live)
            #expect(form.scrollView.contentInset == .zero)
            let last = max(-screen.top, 640 + screen.bottom - screen.height)
            #expect(form.scrollView.contentOffset.y == min(offset, last))
        }
    }

    @Test(arguments: screens)
    func backwardsTooEachFieldIsAboveTheKeyboard(screen: Screen) throws {
        try onScreen(screen) { form, live in
            var offset = -screen.top
            for index in (0..<10).reversed() {
                form.fields[index].becomeFirstResponder()
                rest(live)
                let start = 20 + 60 * CGFloat(index), free = screen.height - screen.keyboard
                if start + 40 - offset > free { offset = start + 40 - free }
                // A field above the visible part is scrolled below the status bar.
                if start - offset < screen.top { offset = start - screen.top }
                #expect(form.scrollView.contentOffset.y == offset)
                let frame = form.fields[index].convert(form.fields[index].bounds, to: nil)
                #expect(frame.maxY <= free && frame.minY >= screen.top)
            }
        }
    }

    @Test(arguments: screens)
    func aFieldThatIsNotCoveredDoesNotScroll(screen: Screen) throws {
        try onScreen(screen) { form, live in
            form.fields[0].becomeFirstResponder()
            rest(live)
            #expect(form.scrollView.contentOffset.y == -screen.top)
        }
    }
}
