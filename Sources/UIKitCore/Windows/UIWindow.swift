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

    /// Creates a window of a scene, of the screen's size.
    public init(windowScene: UIWindowScene) { super.init(frame: UIScreen.main.bounds) }

    /// Creates a window with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The scene of the window; that of the screen unless another was set.
    open var windowScene: UIWindowScene? {
        get { ownScene ?? RenderContext.current.scene }
        set { ownScene = newValue }
    }
    private weak var ownScene: UIWindowScene?
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
    open var windowLevel: Level = .normal
    /// Whether the window is the one that receives the keyboard's input.
    open private(set) var isKeyWindow = false

    /// Makes the window the one that receives the keyboard's input.
    open func makeKey() {
        guard canBecomeKey, !isKeyWindow else { return }
        for window in RenderContext.current.windows where window.isKeyWindow {
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
        isHidden = false
        let isShown = RenderContext.current.windows.contains { $0 === self }
        RenderContext.current.show(self)
        if !isShown {
            NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
        }
        if let rootViewController, rootViewController.viewIfLoaded?.superview == nil { addRootView() }
        makeKey()
        layoutIfNeeded()
    }

    /// Dispatches the touches of an event to gesture recognizers and to the views in which they began.
    open func sendEvent(_ event: UIEvent) { RenderContext.current.gestures.deliver(event, in: self) }

    /// The next responder: the application.
    open override var next: UIResponder? { UIApplication.shared }

    /// The positions of windows along the z-axis. Raw values match Apple's.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The position along the z-axis; windows with higher values are in front.
        public let rawValue: CGFloat
        /// Creates a level.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level of the app's content.
        public static let normal = Level(rawValue: 0)
        /// The level of the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// The level of alerts, above the status bar.
        public static let alert = Level(rawValue: 2000)

        /// Whether a level is below another.
        public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
        /// Returns a level above another.
        public static func + (level: Level, height: CGFloat) -> Level {
            Level(rawValue: level.rawValue + height)
        }
        /// Returns a level below another.
        public static func - (level: Level, height: CGFloat) -> Level {
            Level(rawValue: level.rawValue - height)
        }
    }
}

extension UIView {
    /// The safe area of the root of a tree: the device's for a window, otherwise zero.
    var rootSafeArea: UIEdgeInsets { self is UIWindow ? RenderEnvironment.current.deviceSafeArea : .zero }
}
