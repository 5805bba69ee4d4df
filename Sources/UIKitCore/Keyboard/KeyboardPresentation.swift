import Geometry

/// The keyboard of a render: shown while the first responder takes its input, in a window of its own.
final class KeyboardPresentation: RenderSlot {
    /// The frame of the keyboard and its accessory view on the screen; nil while there is none.
    private(set) var frame: CGRect?
    private var window: KeyboardWindow?

    /// The duration in seconds and the curve of the animation.
    ///
    /// Source: user information of the notifications as quoted in public questions: 0.25 and 7.
    private static let duration: TimeInterval = 0.25, curve = 7

    init(in context: RenderContext) {}

    /// The height of the keyboard above the bottom of the screen, in points.
    var height: CGFloat { frame?.height ?? 0 }

    /// Displays the keyboard and the accessory view of the first responder.
    ///
    /// Source: "Overview" of `UITextFieldDelegate` in Apple's documentation: the notifications of showing are posted
    /// when the keyboard appears, those of a change of the frame while another input view was visible. As on devices,
    /// showing and hiding change the frame too. Public reports (TPKeyboardAvoiding 8, of accessory views): an input view
    /// of another height is announced as shown again, one of the same height not at all, which is so from iOS 11 on.
    func update(for responder: UIResponder?) {
        let environment = RenderEnvironment.current
        let screen = environment.screenSize
        let input = responder.flatMap { KeyboardInput(of: $0, in: environment) }
        let old = frame
        let size = CGSize(width: screen.width, height: input?.height ?? old?.height ?? 0)
        let hidden = CGRect(origin: CGPoint(x: 0, y: screen.height), size: size)
        let shown = CGRect(origin: CGPoint(x: 0, y: screen.height - size.height), size: size)
        guard let input else {
            if let old { change(from: old, to: hidden, nil, .hide) }
            return
        }
        if old == shown { return show(input, at: shown) }
        change(from: old ?? hidden, to: shown, input, .show)
    }

    /// Lays out the keyboard for a screen that has rotated.
    func screenDidChange() {
        if frame != nil { update(for: RenderContext.current.firstResponder) }
    }

    /// Moves the keyboard below a touch that is on it.
    ///
    /// Chosen: views that follow the keyboard by its guides stay until the touch ends.
    ///
    /// - Parameter y: The y coordinate of the touch on the screen, in points.
    func follow(_ y: CGFloat) {
        guard let frame, let window else { return }
        window.contentFrame.origin.y = max(frame.minY, min(y, frame.maxY))
    }

    /// Returns whether a keyboard that has followed a touch is dismissed; otherwise it returns to its place.
    func endFollowing(isDownward: Bool) -> Bool {
        guard let frame, let window, window.contentFrame.minY > frame.minY else { return false }
        if !isDownward { slide(to: frame) }
        return isDownward
    }

    private enum Change {
        case show, hide

        var willNames: [Notification.Name] {
            let change = UIResponder.keyboardWillChangeFrameNotification
            switch self {
            case .show: return [change, UIResponder.keyboardWillShowNotification]
            case .hide: return [change, UIResponder.keyboardWillHideNotification]
            }
        }

        var didNames: [Notification.Name] {
            let change = UIResponder.keyboardDidChangeFrameNotification
            switch self {
            case .show: return [change, UIResponder.keyboardDidShowNotification]
            case .hide: return [change, UIResponder.keyboardDidHideNotification]
            }
        }
    }

    private func change(from begin: CGRect, to end: CGRect, _ input: KeyboardInput?, _ change: Change) {
        frame = input == nil ? nil : end
        let userInfo: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: begin,
            UIResponder.keyboardFrameEndUserInfoKey: end,
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        if let input { show(input, at: begin.size == end.size ? begin : end) }
        post(change.willNames, userInfo)
        slide(to: end)
        let loop = RenderContext.current.eventLoop
        loop.schedule(at: loop.now + Self.duration) { [weak self] in
            if input == nil, self?.frame == nil { self?.removeWindow() }
            self?.post(change.didNames, userInfo)
        }
    }

    private func post(_ names: [Notification.Name], _ userInfo: [AnyHashable: Any]) {
        for name in names {
            RenderContext.record(.notification, name.rawValue)
            NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: userInfo)
        }
    }

    private func show(_ input: KeyboardInput, at frame: CGRect) {
        let window = window ?? KeyboardWindow()
        self.window = window
        window.frame = CGRect(origin: .zero, size: RenderEnvironment.current.screenSize)
        window.show(input, at: frame)
        window.isHidden = false
    }

    private func removeWindow() {
        guard let window else { return }
        window.clear()
        window.isHidden = true
        self.window = nil
    }

    /// Moves the keyboard, and the views that follow it by the keyboard's guides.
    private func slide(to end: CGRect) {
        let state = RenderContext.current
        let options = UIView.AnimationOptions(rawValue: UInt(Self.curve) << 16)
        UIView.animate(withDuration: Self.duration, delay: 0, options: options) { [window] in
            window?.contentFrame = end
            var follows = false
            for window in state.windows {
                window.forEachView { view in
                    guard view.layoutState.systemGuides[.keyboard] != nil else { return }
                    follows = true
                    view.setNeedsLayout()
                }
            }
            if follows { state.layOutWindows() }
        }
    }
}

extension RenderContext {
    /// The keyboard of the render.
    var keyboard: KeyboardPresentation { self[KeyboardPresentation.self] }
}

/// The views that a responder displays instead of the keys, and above them.
struct KeyboardInput {
    /// The keys, or the input view in their place; nil for an accessory view alone.
    var view: UIView?
    var viewHeight: CGFloat
    var accessory: UIView?
    /// The responder whose accessory view it is.
    weak var accessoryOwner: UIResponder?
    var accessoryHeight: CGFloat

    var height: CGFloat { viewHeight + accessoryHeight }

    /// Creates the input of a responder; nil if it needs neither.
    ///
    /// Source: UIKit's header of the two properties: "Called and presented when object becomes first responder. Goes up the
    /// responder chain." Chosen: up to the controller that is presented, whose presenter has input of its own.
    init?(of responder: UIResponder, in environment: RenderEnvironment) {
        let metrics = KeyboardMetrics(environment.device, environment.orientation)
        let width = environment.screenSize.width
        let owned = responder.inChain { $0.inputAccessoryView ?? $0.inputAccessoryViewController?.view }
        accessory = owned?.view
        accessoryOwner = owned?.owner
        accessoryHeight = accessory.map { Self.height(of: $0, width: width) } ?? 0
        if let custom = responder.inChain({ $0.inputView ?? $0.inputViewController?.view })?.view {
            view = custom
            // Chosen: a view in place of the keys stays clear of the home indicator.
            viewHeight = Self.height(of: custom, width: width) + environment.deviceSafeArea.bottom
        } else if let input = responder as? any UIKeyInput {
            let keyboard = KeyboardView(input, metrics: metrics)
            view = keyboard
            viewHeight = metrics.height(hasBar: keyboard.hasBar)
        } else if accessory != nil {
            viewHeight = environment.deviceSafeArea.bottom
        } else {
            return nil
        }
    }

    /// The height of a view: its own, or that of its constraints or content.
    private static func height(of view: UIView, width: CGFloat) -> CGFloat {
        if view.bounds.height > 0, view.translatesAutoresizingMaskIntoConstraints {
            return view.bounds.height
        }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return fitting > 0 ? fitting : max(0, view.intrinsicContentSize.height)
    }
}

extension UIResponder {
    /// Returns the first view that the responder or one above it has, up to the controller that is presented.
    fileprivate func inChain(_ view: (UIResponder) -> UIView?) -> (owner: UIResponder, view: UIView)? {
        var current: UIResponder? = self
        while let responder = current {
            if let found = view(responder) { return (responder, found) }
            if (responder as? UIViewController)?.presentationState.presenting != nil { return nil }
            current = responder.next
        }
        return nil
    }
}
