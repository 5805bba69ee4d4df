/// The root of a view tree, of the screen's size.
open class UIWindow: UIView {
    private lazy var ownUndoManager = UndoManager()
    /// The undo manager for changes of responders in the window.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// The view controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            let state = RenderContext.current
            guard !state.isLaunching || state.windows.contains(where: { $0 === self }) else { return }
            addRootView()
        }
    }

    private func addRootView() {
        guard let view = rootViewController?.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        addSubview(view)
    }

    /// Creates a window of the rendered screen's size.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Creates a window of a scene, of the screen's size; it is hidden.
    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        storedHidden = true
        ownScene = windowScene
    }

    /// Creates a window with a frame; it is hidden.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        storedHidden = true
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        storedHidden = true
    }

    /// The scene of the window; that of the screen unless another was set. A window without a scene is not on the screen.
    open var windowScene: UIWindowScene? {
        get { isSceneless ? nil : ownScene ?? RenderContext.current.scene }
        set {
            ownScene = newValue
            isSceneless = newValue == nil
            updatePlace()
        }
    }
    private weak var ownScene: UIWindowScene?
    private var isSceneless = false
    /// The screen of the window.
    open var screen: UIScreen {
        get { .main }
        set {}
    }
    /// Called before the window stops receiving the keyboard's input.
    open func resignKey() {}
    /// Called after the window began to receive the keyboard's input.
    open func becomeKey() {}
    /// Whether the window may become the one that receives the keyboard's input.
    open var canBecomeKey: Bool { true }

    /// The position of the window along the z-axis; windows of the same level are in the order of showing.
    open var windowLevel: Level = .normal {
        didSet { if windowLevel != oldValue, isOnScreen { RenderContext.current.show(self) } }
    }
    /// Whether the window is hidden; a window that is not is on the screen, above those of its level, though it may not be
    /// key. True for a new window.
    open override var isHidden: Bool {
        get { storedHidden }
        set {
            storedHidden = newValue
            updatePlace()
        }
    }
    /// Whether the window is one of the visible ones.
    private var isOnScreen: Bool { RenderContext.current.windows.contains { $0 === self } }

    /// Shows the window, or removes it from the screen.
    private func updatePlace() {
        let state = RenderContext.current
        guard isOnScreen == (storedHidden || isSceneless) else { return }
        if isOnScreen {
            rootViewController?.beginAppearanceTransition(false, animated: false)
            state.hide(self)
            rootViewController?.endAppearanceTransition()
            if isKeyWindow { resignToOtherWindow() }
            NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
        } else {
            state.show(self)
            if let rootViewController, rootViewController.viewIfLoaded?.superview == nil { addRootView() }
            NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
            if !state.isLaunching { rootViewControllerAppears() }
        }
    }

    /// Notifies the root view controller that it will appear, and that it has appeared once the code has ended that shows
    /// the window.
    private func rootViewControllerAppears() {
        guard let rootViewController else { return }
        rootViewController.willAppear()
        RenderContext.current.eventLoop.schedule { [weak self, weak rootViewController] in
            guard let self, isOnScreen, self.rootViewController === rootViewController else { return }
            layoutIfNeeded()
            rootViewController?.didAppear()
        }
    }

    /// Makes the highest visible window of the app key in place of this one.
    private func resignToOtherWindow() {
        let others = RenderContext.current.windows.filter { $0.canBecomeKey && $0.rootViewController != nil }
        if let other = others.last { return other.makeKey() }
        isKeyWindow = false
        resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    /// Whether the window is the one that receives the keyboard's input.
    open private(set) var isKeyWindow = false

    /// Makes the window the one that receives the keyboard's input.
    open func makeKey() {
        guard canBecomeKey, !isKeyWindow else { return }
        let former = RenderContext.current[KeyWindow.self].window
        RenderContext.current[KeyWindow.self].window = self
        if let window = former, window.isKeyWindow {
            window.isKeyWindow = false
            window.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
        }
        isKeyWindow = true
        becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    /// Shows the window above those of its level, makes it key and lays it out.
    open func makeKeyAndVisible() {
        if isOnScreen { RenderContext.current.show(self) }
        isHidden = false
        if let rootViewController, rootViewController.viewIfLoaded?.superview == nil { addRootView() }
        makeKey()
        layoutIfNeeded()
    }

    /// Dispatches the touches of an event to gesture recognizers and to the views in which they began.
    open func sendEvent(_ event: UIEvent) { RenderContext.current.gestures.deliver(event, in: self) }

    /// The next responder: the application.
    open override var next: UIResponder? { UIApplication.shared }
}

extension UIView {
    /// The safe area of the root of a tree: the device's for a window, otherwise zero.
    var rootSafeArea: UIEdgeInsets { self is UIWindow ? RenderEnvironment.current.deviceSafeArea : .zero }
}

/// The window that receives the keyboard's input.
private final class KeyWindow: RenderSlot {
    weak var window: UIWindow?

    init(in context: RenderContext) {}
}
