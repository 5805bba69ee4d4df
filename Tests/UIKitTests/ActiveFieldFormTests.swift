import Devices
import Testing

@testable import UIKitCore

/// Ten fields in a scroll view, with the handling of the keyboard that articles give: the delegate remembers the field
/// that is edited, the notification sets the insets and scrolls only where the field begins below the keyboard's top.
///
/// Where a field begins above it and ends below, and where the next field is edited while the keyboard stays, the
/// system's own scrolling shows it.
@Suite struct ActiveFieldFormTests {
    /// The form. Field `i` is 40 points high at 20 + 60 i.
    private final class Form: UIViewController, UITextFieldDelegate {
        let scrollView = UIScrollView()
        let fields = (0..<10).map {
            UITextField(frame: CGRect(x: 20, y: 20 + 60 * CGFloat($0), width: 200, height: 40))
        }
        private weak var activeField: UITextField?
        /// The index of the active field whenever the keyboard was announced; -1 for none.
        private(set) var fieldsWhenShown: [Int] = []
        private var observers: [any NSObjectProtocol] = []

        override func viewDidLoad() {
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.contentSize = CGSize(width: 240, height: 640)
            view.addSubview(scrollView)
            for field in fields {
                field.delegate = self
                scrollView.addSubview(field)
            }
            observe(UIResponder.keyboardWillShowNotification) { $0.keyboardWillShow($1) }
            observe(UIResponder.keyboardWillHideNotification) { form, _ in form.keyboardWillHide() }
        }

        private func observe(_ name: Notification.Name, _ call: @escaping (Form, Notification) -> Void) {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak self] in
                    if let self { call(self, $0) }
                })
        }

        private func keyboardWillShow(_ notification: Notification) {
            fieldsWhenShown.append(activeField.flatMap { fields.firstIndex(of: $0) } ?? -1)
            guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue,
                let activeField
            else { return }
            let insets = UIEdgeInsets(top: 0, left: 0, bottom: value.cgRectValue.height, right: 0)
            scrollView.contentInset = insets
            scrollView.scrollIndicatorInsets = insets
            var visibleRect = view.frame
            visibleRect.size.height -= value.cgRectValue.height
            if !visibleRect.contains(activeField.frame.origin) {
                scrollView.scrollRectToVisible(activeField.frame, animated: true)
            }
        }

        private func keyboardWillHide() {
            scrollView.contentInset = .zero
            scrollView.scrollIndicatorInsets = .zero
        }

        func textFieldDidBeginEditing(_ textField: UITextField) { activeField = textField }
        func textFieldDidEndEditing(_ textField: UITextField) { activeField = nil }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            guard let index = fields.firstIndex(of: textField), index < 9 else {
                return textField.resignFirstResponder()
            }
            return fields[index + 1].becomeFirstResponder()
        }
    }

    private func onScreen(_ screen: FormTests.Screen, _ body: (Form, LiveScreen) -> Void) throws {
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

    /// The offset that is nearest to another one and has field `index` above the keyboard.
    private func offset(of index: Int, from offset: CGFloat, _ screen: FormTests.Screen) -> CGFloat {
        let top = 20 + 60 * CGFloat(index), bottom = top + 40, free = screen.height - screen.keyboard
        if top < offset { return top }
        return max(offset, bottom - free)
    }

    private func expectField(_ index: Int, at offset: CGFloat, of form: Form, on screen: FormTests.Screen) {
        #expect(form.scrollView.contentOffset.y == offset)
        let frame = form.fields[index].convert(form.fields[index].bounds, to: nil)
        #expect(frame.minY >= 0 && frame.maxY <= screen.height - screen.keyboard)
        #expect(form.scrollView.contentInset.bottom == screen.keyboard)
    }

    @Test(arguments: FormTests.screens)
    func eachFieldIsAboveTheKeyboardThatComes(screen: FormTests.Screen) throws {
        try onScreen(screen) { form, live in
            var offset: CGFloat = 0
            for index in 0..<10 {
                form.fields[index].becomeFirstResponder()
                live.state.eventLoop.settle()
                offset = self.offset(of: index, from: offset, screen)
                expectField(index, at: offset, of: form, on: screen)
                form.fields[index].resignFirstResponder()
                live.state.eventLoop.settle()
                #expect(form.scrollView.contentInset == .zero)
                #expect(form.scrollView.scrollIndicatorInsets == .zero)
                offset = min(offset, max(0, 640 - screen.height))
                #expect(form.scrollView.contentOffset.y == offset)
            }
            #expect(form.fieldsWhenShown == Array(0..<10))
        }
    }

    @Test(arguments: FormTests.screens)
    func eachNextFieldIsAboveTheKeyboardThatStays(screen: FormTests.Screen) throws {
        try onScreen(screen) { form, live in
            var offset: CGFloat = 0
            for index in 0..<10 {
                if index == 0 { form.fields[0].becomeFirstResponder() } else { live.state.pressReturn() }
                live.state.eventLoop.settle()
                #expect(form.fields[index].isEditing)
                offset = self.offset(of: index, from: offset, screen)
                expectField(index, at: offset, of: form, on: screen)
            }
            for index in (0..<9).reversed() {
                form.fields[index].becomeFirstResponder()
                live.state.eventLoop.settle()
                offset = self.offset(of: index, from: offset, screen)
                expectField(index, at: offset, of: form, on: screen)
            }
            // The keyboard was announced once.
            #expect(form.fieldsWhenShown == [0])
        }
    }

    /// Number pads have no suggestions and are lower; the keyboard that is higher again is announced.
    @Test(arguments: FormTests.screens)
    func eachNextFieldIsAboveAKeyboardOfAnotherHeight(screen: FormTests.Screen) throws {
        try onScreen(screen) { form, live in
            for index in stride(from: 0, to: 10, by: 2) { form.fields[index].keyboardType = .numberPad }
            var offset: CGFloat = 0
            for index in 0..<10 {
                form.fields[index].becomeFirstResponder()
                live.state.eventLoop.settle()
                var shown = screen
                shown.keyboard = live.state.keyboard.height
                #expect((shown.keyboard == screen.keyboard) == (index % 2 == 1))
                // The content ends at 640 above the keyboard.
                offset = min(offset, max(0, 640 + shown.keyboard - shown.height))
                offset = self.offset(of: index, from: offset, shown)
                expectField(index, at: offset, of: form, on: shown)
            }
            #expect(form.fieldsWhenShown == Array(0..<10))
        }
    }

    /// Source: a report to Apple (20798351), of iOS 8 and later: a field that begins has its scroll view show it.
    @Test func withoutAnyHandlingAFieldComesIntoSight() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 900, width: 200, height: 40))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
        let environment = testEnvironment(try DeviceTable.profile(named: "iphone-8"), .portrait)
        environment.withLiveScreen {
            let controller = UIViewController()
            scroll.contentSize = CGSize(width: 375, height: 1000)
            scroll.contentInsetAdjustmentBehavior = .never
            controller.view.addSubview(scroll)
            scroll.addSubview(field)
            return controller
        } _: { live in
            field.becomeFirstResponder()
            #expect(scroll.contentOffset == .zero)
            live.state.eventLoop.settle()
            #expect(scroll.contentOffset == CGPoint(x: 0, y: 640))
        }
    }

    @Test func anAnimationOfTheAppsOwnThatShowsTheFieldGoesOn() throws {
        final class Scroller: NSObject, UITextFieldDelegate {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
            func textFieldDidBeginEditing(_ textField: UITextField) {
                scroll.scrollRectToVisible(textField.frame.insetBy(dx: 0, dy: -30), animated: true)
            }
        }
        let field = UITextField(frame: CGRect(x: 20, y: 900, width: 200, height: 40)), scroller = Scroller()
        let environment = testEnvironment(try DeviceTable.profile(named: "iphone-8"), .portrait)
        environment.withLiveScreen {
            let controller = UIViewController()
            scroller.scroll.contentSize = CGSize(width: 375, height: 1000)
            scroller.scroll.contentInsetAdjustmentBehavior = .never
            controller.view.addSubview(scroller.scroll)
            scroller.scroll.addSubview(field)
            field.delegate = scroller
            return controller
        } _: { live in
            field.becomeFirstResponder()
            live.state.eventLoop.settle()
            // 940 + 30 - 300.
            #expect(scroller.scroll.contentOffset == CGPoint(x: 0, y: 670))
        }
    }
}
