/// The windows of a render and the app's global colors.
final class WindowStack: RenderSlot {
    private struct Entry {
        weak var window: UIWindow?
    }

    private var entries: [Entry] = []
    /// The visible windows, in the order of their levels and in which they were shown. As on iOS, none is kept: a window
    /// without a reference of the app's leaves the screen.
    fileprivate(set) var windows: [UIWindow] {
        get { entries.compactMap(\.window) }
        set { entries = newValue.map { Entry(window: $0) } }
    }
    /// The tint color of the app's window.
    fileprivate var globalTintColor: UIColor?
    /// The accent color of the app's asset catalog.
    fileprivate var accentColor: UIColor?

    init(in context: RenderContext) { context.layOutWithRunLoop() }
}

extension RenderContext {
    /// The windows, in the order in which they were shown.
    package var windows: [UIWindow] { self[WindowStack.self].windows }

    /// The tint color of the app's window, which a main storyboard may name; nil for that of the system.
    package var globalTintColor: UIColor? {
        get { self[WindowStack.self].globalTintColor }
        set { self[WindowStack.self].globalTintColor = newValue }
    }

    /// The accent color of the app's asset catalog, which tints views without their own tint color; nil for that of the
    /// system.
    package var accentColor: UIColor? {
        get { self[WindowStack.self].accentColor }
        set { self[WindowStack.self].accentColor = newValue }
    }

    /// Puts a window above those of its level.
    func show(_ window: UIWindow) {
        hide(window)
        let stack = self[WindowStack.self]
        let index = stack.windows.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue }
        stack.windows.insert(window, at: index ?? stack.windows.count)
    }

    /// Removes a window from the screen.
    func hide(_ window: UIWindow) { self[WindowStack.self].windows.removeAll { $0 === window } }

    /// Lays out all windows, and again while observers change values in response.
    func layOutWindows() {
        settleChangedValues { for window in windows { window.layoutIfNeeded() } }
    }

    /// Lays out the windows after each iteration of the run loop.
    func layOutWithRunLoop() {
        guard followsRunLoop else { return }
        eventLoop.turnDidEnd = { [unowned self] in layOutWindows() }
    }
}
