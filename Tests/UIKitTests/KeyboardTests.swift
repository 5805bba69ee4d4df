import Devices
import Testing

@testable import UIKitCore

/// The keyboard: when it comes and goes, where it is, and what is told to whom.
@Suite struct KeyboardTests {
    /// Runs a body with views on a screen.
    private func onScreen(
        _ device: String = "iphone-8", _ orientation: DeviceOrientation = .portrait, _ views: [UIView],
        _ body: (LiveScreen) -> Void
    ) throws {
        let environment = testEnvironment(try DeviceTable.profile(named: device), orientation)
        environment.withLiveScreen {
            let controller = UIViewController()
            for view in views { controller.view.addSubview(view) }
            return controller
        } _: {
            body($0)
        }
    }

    private func field(_ y: CGFloat = 100) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 280, height: 34))
        field.borderStyle = .roundedRect
        return field
    }

    /// Writes down the keyboard's notifications.
    private final class Watcher {
        var names: [String] = []
        var infos: [[AnyHashable: Any]] = []
        private var tokens: [any NSObjectProtocol] = []

        init() {
            let all = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
                UIResponder.keyboardWillChangeFrameNotification,
                UIResponder.keyboardDidChangeFrameNotification,
            ]
            for name in all {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                        [unowned self] in
                        self.names.append(
                            $0.name.rawValue.replacing("UIKeyboard", with: "").replacing(
                                "Notification", with: ""))
                        self.infos.append($0.userInfo ?? [:])
                    })
            }
        }
    }

    // Source: public tables of keyboard heights; see `KeyboardMetrics`.
    @Test(arguments: [
        ("iphone-se", DeviceOrientation.portrait, 253.0), ("iphone-se", .landscape, 199),
        ("iphone-8", .portrait, 260), ("iphone-8-plus", .portrait, 271), ("iphone-x", .portrait, 336),
        ("iphone-11", .portrait, 346), ("iphone-16", .portrait, 336), ("iphone-16", .landscape, 209),
    ])
    func theKeyboardIsAsHighAsOnTheDevice(device: String, orientation: DeviceOrientation, height: CGFloat)
        throws
    {
        let field = field()
        try onScreen(device, orientation, [field]) { screen in
            let watcher = Watcher()
            field.becomeFirstResponder()
            let bounds = screen.window.bounds
            let end = watcher.infos.last?[UIResponder.keyboardFrameEndUserInfoKey]
            #expect(
                end as? CGRect
                    == CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height))
        }
    }

    @Test(arguments: [
        ("iphone-8", 216.0), ("iphone-8-plus", 226), ("iphone-x", 291), ("iphone-11", 301),
    ])
    func withoutSuggestionsItIsLower(device: String, height: CGFloat) throws {
        let field = field()
        field.autocorrectionType = .no
        try onScreen(device, .portrait, [field]) { screen in
            field.becomeFirstResponder()
            #expect(screen.state.keyboard.height == height)
        }
    }

    @Test func theNotificationsCarryWhatTheyAreDocumentedTo() throws {
        let field = field()
        try onScreen("iphone-8", .portrait, [field]) { screen in
            let watcher = Watcher()
            field.becomeFirstResponder()
            let hidden = CGRect(x: 0, y: 667, width: 375, height: 260)
            let shown = CGRect(x: 0, y: 407, width: 375, height: 260)
            let info = watcher.infos.first ?? [:]
            #expect(info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect == hidden)
            #expect((info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue == shown)
            #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
            #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
            #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
            watcher.infos = []
            screen.state.eventLoop.settle()
            field.resignFirstResponder()
            #expect(watcher.infos.last?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect == shown)
            #expect(watcher.infos.last?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == hidden)
        }
    }

    @Test func itComesAndGoesInAQuarterOfASecond() throws {
        let field = field()
        try onScreen("iphone-8", .portrait, [field]) { screen in
            let watcher = Watcher()
            field.becomeFirstResponder()
            #expect(watcher.names == ["WillChangeFrame", "WillShow"])
            screen.state.eventLoop.advance(by: 0.24)
            #expect(watcher.names.count == 2)
            screen.state.eventLoop.advance(by: 0.02)
            #expect(watcher.names.suffix(2) == ["DidChangeFrame", "DidShow"])
            watcher.names = []
            screen.state.dismissKeyboard()
            #expect(watcher.names == ["WillChangeFrame", "WillHide"])
            screen.state.eventLoop.settle()
            #expect(watcher.names.suffix(2) == ["DidChangeFrame", "DidHide"])
            #expect(screen.state.windows.count == 1)
        }
    }

    // Source: public reports: the keyboard is announced again where its height changes, and from iOS 11 on not where it
    // stays as it is.
    @Test func anotherFieldIsAnnouncedWhereTheHeightChanges() throws {
        let first = field(), second = field(150), third = field(200)
        third.keyboardType = .numberPad
        try onScreen("iphone-8", .portrait, [first, second, third]) { screen in
            let watcher = Watcher()
            first.becomeFirstResponder()
            screen.state.eventLoop.settle()
            watcher.names = []
            second.becomeFirstResponder()
            screen.state.eventLoop.settle()
            #expect(watcher.names.isEmpty)
            third.becomeFirstResponder()
            screen.state.eventLoop.settle()
            #expect(watcher.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
            #expect(screen.state.keyboard.height == 216)
            #expect(screen.state.windows.count == 2)
        }
    }

    @Test func accessoriesAndOtherInputViewsTakeTheirPlace() throws {
        let field = field(), plain = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 180))
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        field.inputAccessoryView = accessory
        try onScreen("iphone-8", .portrait, [field]) { screen in
            field.becomeFirstResponder()
            #expect(screen.state.keyboard.frame == CGRect(x: 0, y: 363, width: 375, height: 304))
            #expect(accessory.window === screen.state.windows.last)
            #expect(accessory.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 363))
            field.inputView = plain
            field.reloadInputViews()
            #expect(screen.state.keyboard.frame == CGRect(x: 0, y: 443, width: 375, height: 224))
            #expect(plain.frame == CGRect(x: 0, y: 44, width: 375, height: 180))
            field.resignFirstResponder()
            screen.state.eventLoop.settle()
            #expect(accessory.superview == nil)
        }
    }

    @Test func theWindowIsAboveAllOthersAndTakesOnlyItsOwnTouches() throws {
        let field = field()
        try onScreen("iphone-8", .portrait, [field]) { screen in
            let alert = UIWindow()
            alert.windowLevel = .alert
            alert.makeKeyAndVisible()
            alert.isHidden = true
            field.becomeFirstResponder()
            let window = screen.state.windows.last
            #expect(window?.hitTest(CGPoint(x: 100, y: 500), with: nil) is KeyboardView)
            #expect(window?.hitTest(CGPoint(x: 100, y: 400), with: nil) == nil)
            #expect(window?.isKeyWindow == false)
        }
    }

    @Test func aTapInAFieldBringsItAndItsKeysType() throws {
        let field = field()
        field.autocapitalizationType = .none
        try onScreen("iphone-8", .portrait, [field]) { screen in
            let input = TouchInput()
            func tap(_ point: CGPoint) {
                input.begin(at: point)
                input.end()
                screen.window.layoutIfNeeded()
            }
            tap(CGPoint(x: 100, y: 117))
            #expect(field.isEditing)
            screen.state.eventLoop.settle()
            guard let keys = screen.state.windows.last?.subviews.first?.subviews.last as? KeyboardView else {
                Issue.record("there is no keyboard")
                return
            }
            // Ten keys a row: 3 points at the sides, 6 between, 31.5 each.
            let q = keys.places()[0], p = keys.places()[9]
            #expect(q.frame.minX == 3 && q.frame.width == 31.5)
            #expect(p.frame.maxX == 372)
            for action in [KeyboardLayout.Action.insert("h"), .insert("i"), .space, .delete] {
                guard let place = keys.places().first(where: { $0.key.action == action }) else { continue }
                tap(keys.convert(CGPoint(x: place.frame.midX, y: place.frame.midY), to: nil))
            }
            #expect(field.text == "hi")
        }
    }

    @Test func keysFollowTheKindOfKeyboard() {
        func last(_ type: UIKeyboardType) -> [KeyboardLayout.Action] {
            KeyboardLayout(type, isUppercase: false, hasGlobe: false).rows.last?.map(\.action) ?? []
        }
        #expect(last(.emailAddress).contains(.insert("@")) && last(.emailAddress).contains(.space))
        #expect(last(.URL).contains(.insert(".com")) && !last(.URL).contains(.space))
        #expect(last(.twitter).contains(.insert("#")))
        #expect(last(.numberPad) == [.none, .insert("0"), .delete])
        #expect(last(.decimalPad) == [.insert("."), .insert("0"), .delete])
        for type in UIKeyboardType.allCases {
            let layout = KeyboardLayout(type, isUppercase: false, hasGlobe: true)
            #expect(layout.rows.count == 4)
            #expect(layout.rows.allSatisfy { $0.reduce(0) { $0 + $1.width } <= 10.0001 })
        }
    }

    @Test func itFollowsTheScreenWhenTheDeviceTurns() throws {
        let field = field()
        try onScreen("iphone-8", .portrait, [field]) { screen in
            field.becomeFirstResponder()
            screen.state.eventLoop.settle()
            let watcher = Watcher()
            screen.rotate(to: RenderEnvironment.current.rotated(to: .landscape)) {
                // 162 for the keys, 38 for the suggestions.
                #expect(screen.state.keyboard.frame == CGRect(x: 0, y: 175, width: 667, height: 200))
                #expect(watcher.names.contains("WillChangeFrame"))
                #expect(screen.state.windows.last?.frame.size == CGSize(width: 667, height: 375))
            }
        }
    }

    // MARK: Guides

    @Test func theKeyboardsGuideFollowsIt() throws {
        let field = field(), button = UIView()
        button.translatesAutoresizingMaskIntoConstraints = false
        try onScreen("iphone-16", .portrait, [field, button]) { screen in
            guard let root = button.superview else { return }
            NSLayoutConstraint.activate([
                button.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
                button.heightAnchor.constraint(equalToConstant: 50),
                button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                button.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            screen.window.layoutIfNeeded()
            // At rest on the safe area: 852 - 34.
            #expect(button.frame.maxY == 818)
            field.becomeFirstResponder()
            screen.state.eventLoop.settle()
            // 852 - 336.
            #expect(button.frame.maxY == 516)
            #expect(root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
            field.resignFirstResponder()
            screen.state.eventLoop.settle()
            #expect(button.frame.maxY == 818)
        }
    }
}
