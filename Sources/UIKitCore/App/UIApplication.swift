import Diagnostics

/// The one object of an app that receives events; each render has its own.
open class UIApplication: UIResponder {
    /// The application of the render.
    open class var shared: UIApplication { RenderContext.current.application }

    /// The delegate of the app; retained, as the app lives as long as the render. It is made by the
    /// classes of the render when it is first used.
    open var delegate: (any UIApplicationDelegate)? {
        get {
            if !hasDelegate {
                delegate = RenderEnvironment.current.interfaceClasses.makeApplicationDelegate()
            }
            return heldDelegate
        }
        set {
            hasDelegate = true
            heldDelegate = newValue
        }
    }
    private var heldDelegate: (any UIApplicationDelegate)?
    /// Whether the delegate was set, or made when it was first used.
    private var hasDelegate = false
    /// Whether the display stays on; has no effect here.
    open var isIdleTimerDisabled = false
    /// The number on the app's icon; has no effect here.
    open var applicationIconBadgeNumber = 0
    /// The dynamic shortcut items of the home screen; nil by default.
    open var shortcutItems: [UIApplicationShortcutItem]?
    /// Whether shaking the device undoes; true by default.
    open var applicationSupportsShakeToEdit = true
    /// Whether the status bar shows network activity; has no effect since iOS 13.
    open var isNetworkActivityIndicatorVisible = false
    /// The name of the alternate icon; nil for the primary one.
    open private(set) var alternateIconName: String?
    /// Sets the alternate icon; nil for the primary one.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        self.alternateIconName = alternateIconName
        completionHandler?(nil)
    }

    /// The number of calls to ignore touches that were not ended.
    private var ignoringCount = 0
    /// Whether touches are ignored.
    open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }
    /// Ignores touches until `endIgnoringInteractionEvents` was called as many times.
    open func beginIgnoringInteractionEvents() { ignoringCount += 1 }
    /// Ends one call of `beginIgnoringInteractionEvents`.
    open func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }
    /// The style of the status bar that was set, as before iOS 7; controllers determine the one that is drawn.
    open var statusBarStyle = UIStatusBarStyle.default
    /// Whether the status bar was hidden, as before iOS 7; controllers determine whether it is drawn.
    open var isStatusBarHidden = false

    /// The windows, in the order in which they were shown.
    open var windows: [UIWindow] { RenderContext.current.windows }

    /// The window that receives the keyboard's input; the last one that was made key.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

    /// Sends an action to a target, or, where that is nil, to the first in the responder chain that has it,
    /// starting at the first responder, or at the sender if there is none.
    ///
    /// - Returns: Whether an object performed the action.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
        -> Bool
    {
        func isPerformed(by object: Any) -> Bool {
            action.isPerformed(by: object) { perform(action, of: $0, from: sender, for: event) }
        }
        if let target {
            guard !isPerformed(by: target) else { return true }
            action.reportMissing(in: target)
            return false
        }
        var responder = RenderContext.current.firstResponder ?? sender as? UIResponder
        while let current = responder {
            if isPerformed(by: current) { return true }
            responder = current.next
        }
        return false
    }

    /// Calls the method of an action that an object lists, or that an extension of one of its classes has; returns whether
    /// there is one.
    private func perform(
        _ action: Selector, of object: Any, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        if let object = object as? any InterfaceBuilderConnectable,
            object.performAction(action, sender: sender, event: event)
        {
            return true
        }
        return action.performExtensionMethod(of: object, with: sender, event)
    }

    /// Returns whether an app could open a URL: the render has no other apps, but web pages and mail open on every
    /// device.
    open func canOpenURL(_ url: URL) -> Bool {
        ["http", "https", "mailto", "tel", "sms"].contains(url.scheme?.lowercased())
    }
    /// Opens a URL in another app: it is recorded in the log of events, and nothing opens.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        RenderContext.record(.action, "UIApplication open(\(url.absoluteString))")
        CompletionQueue.async { [self] in completion?(canOpenURL(url)) }
    }

    /// Dispatches an event to the windows it concerns.
    open func sendEvent(_ event: UIEvent) {
        for window in windows where event.touches(for: window) != nil { window.sendEvent(event) }
    }
}

extension RenderContext {
    /// The object that `UIApplication.shared` returns.
    var application: UIApplication { shared { UIApplication() } }
}

extension UIApplication: ListedClassMembers {
    /// The method that code checks which may run in an app extension.
    package static var classMethods: Set<Selector> { ["sharedApplication"] }
    /// Returns the app by the name of its method or property; nil for other names.
    package static func classValue(forKey key: String) -> Any? {
        key == "sharedApplication" || key == "shared" ? shared : nil
    }
}
