import Synchronization

/// What one render has of the things that an app has one of: the clock, the windows, the log, what it keeps.
///
/// Made at the start of a render and discarded with it, so that no render can see another.
package final class ApplicationState {
    /// The clock and its work.
    package let eventLoop = EventLoop()
    /// The run loop that the clock follows; nil for a clock that somebody advances.
    var runLoop: Foundation.RunLoop?
    /// What happened; nil unless somebody asked for it.
    package var log: EventLog?
    /// The windows, in the order in which they were shown.
    package internal(set) var windows: [UIWindow] = []
    /// The tint color of the app's window, which a main storyboard may name; nil for that of the system.
    package var globalTintColor: UIColor?
    /// The accent color of the app's asset catalog, which views have where nothing else tints them; nil for that of the
    /// system.
    package var accentColor: UIColor?
    /// Views that a script has taken out of the tree and may bring back, in that order.
    var uninstalledViews: [UninstalledView] = []
    /// The object that receives the keyboard's input.
    weak var firstResponder: UIResponder?
    /// Whether another object is about to take the place of the first responder, which is resigning.
    var isReplacingFirstResponder = false
    /// The animations.
    private(set) lazy var animations = AnimationState(loop: eventLoop)
    /// The keyboard.
    private(set) lazy var keyboard = KeyboardPresentation()
    /// What runs tasks.
    private(set) lazy var taskExecutor = LoopTaskExecutor(self)
    /// What decides which gestures are recognized.
    private(set) lazy var gestures = GestureArena()
    /// The object that `UIApplication.shared` returns.
    private(set) lazy var application = UIApplication()

    /// The center that `NotificationCenter.default` returns.
    private(set) lazy var notificationCenter = NotificationCenter()
    /// The pasteboard that `UIPasteboard.general` returns.
    private(set) lazy var pasteboard = UIPasteboard()
    /// The file manager that `FileManager.default` returns; nil before it is asked for.
    private(set) var usedFileManager: FileManager?
    /// The values of the defaults databases, by suite; the app's has no name.
    private var defaultsSuites: [String?: UserDefaults.Suite] = [:]
    private var defaultsObjects: [String?: UserDefaults] = [:]
    /// What makes objects from storyboards and nibs, once it was needed.
    var madeInterfaceLoader: (any InterfaceLoading)?
    /// Whether the app is being launched: windows make the views of their controllers when they are shown.
    var isLaunching = false
    /// The window that the app showed when it was launched.
    var launchedWindow: UIWindow?
    /// How many values are being given that stand for what others would give.
    var givenDepth = 0
    /// The top-level objects of nibs. On a device the autorelease pool holds them until code that made them has returned,
    /// so that a weak outlet of one can be set before it has a superview.
    package var nibObjects: [AnyObject] = []

    /// The device that `UIDevice.current` returns.
    private(set) lazy var device = UIDevice()
    /// The scene of the windows.
    private(set) lazy var scene = UIWindowScene(
        session: UISceneSession(role: .windowApplication, identifier: "scene"),
        connectionOptions: UIScene.ConnectionOptions())
    /// The bar of commands over a selection.
    private(set) lazy var menuController = UIMenuController()
    /// The prototypes that `appearance()` returns.
    let appearances = AppearanceProxies()
    /// The values that are observed.
    var keyValueObservations = KeyValueObservations()
    /// The values that are observed by name.
    var namedObservations: [NamedObservation] = []
    /// The delayed calls that are pending.
    var delayedCalls: [DelayedCall] = []

    private var lastNumber = 0

    package init() {}

    /// The file manager that `FileManager.default` returns.
    var fileManager: FileManager {
        if let usedFileManager { return usedFileManager }
        let made = FileManager()
        usedFileManager = made
        return made
    }

    /// Returns the values of a defaults database; at first those that the render was seeded with.
    func defaultsSuite(_ name: String?) -> UserDefaults.Suite {
        if let known = defaultsSuites[name] { return known }
        let suite = UserDefaults.Suite()
        if name == nil { suite.values = RenderEnvironment.current.defaults }
        defaultsSuites[name] = suite
        return suite
    }

    /// Returns the one object of a defaults database.
    func userDefaults(suite name: String?) -> UserDefaults {
        if let known = defaultsObjects[name] { return known }
        let defaults = UserDefaults(defaultsSuite(name))
        defaultsObjects[name] = defaults
        return defaults
    }

    /// Returns a number that nothing else in the render has, for names.
    func makeNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Puts a window above those of its level.
    func show(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        let index = windows.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue }
        windows.insert(window, at: index ?? windows.count)
    }

    /// Takes a window from the screen.
    func hide(_ window: UIWindow) { windows.removeAll { $0 === window } }

    /// Lays out all windows, and again while observers of values answer to that, ten times at most: on a device, views
    /// that change each other without end never come to rest either.
    func layOutWindows() {
        for _ in 0..<10 {
            _ = deliverChangedValues()
            for window in windows { window.layoutIfNeeded() }
            if !deliverChangedValues() { return }
        }
    }

    /// The state of the render this code runs in; outside a render, that of the thread.
    package static var current: ApplicationState {
        RenderEnvironment.current.applicationHolder?.state ?? outsideRenders.state
    }

    private static let outsideRenders = ThreadStates()

    /// Notes an event of the current render if a log is kept.
    static func note(_ kind: EventLog.Kind, _ text: @autoclosure () -> String) {
        guard let state = RenderEnvironment.current.applicationHolder?.state, let log = state.log else {
            return
        }
        log.note(kind, text(), at: state.eventLoop.now)
    }
}

/// Carries the state of a render in its environment, which other threads may copy.
struct ApplicationHolder: @unchecked Sendable {  // Used by the one task of its render.
    let state = ApplicationState()
}

/// The states of code that runs outside a render, such as a test that uses views directly: one a thread.
private final class ThreadStates: Sendable {
    private struct Entry: @unchecked Sendable {  // Used by the thread that it belongs to.
        weak var thread: Thread?
        let state = ApplicationState()

        init(thread: Thread) {
            self.thread = thread
            if thread.isMainThread { state.follow(.main) }
        }
    }

    private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    var state: ApplicationState {
        let thread = Thread.current, key = ObjectIdentifier(thread)
        let entry = entries.withLock { entries in
            // Another thread may have had the same address.
            if let known = entries[key], known.thread === thread { return known }
            entries = entries.filter { $0.value.thread != nil }
            let made = Entry(thread: thread)
            entries[key] = made
            return made
        }
        return entry.state
    }
}
