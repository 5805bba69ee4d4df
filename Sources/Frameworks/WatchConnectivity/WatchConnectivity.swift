// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Whether a watch is connected. Raw values match Apple's.
public enum WCSessionActivationState: Int, Hashable, Sendable {
    /// It is not.
    case notActivated = 0
    /// Another is about to be.
    case inactive = 1
    /// The session is active.
    case activated = 2
}

/// What is on its way to a watch.
open class WCSessionUserInfoTransfer: NSObject {
    /// Cancels the transfer; has no effect here.
    open func cancel() {}
}

/// Talks to a watch; there is none.
open class WCSession: NSObject {
    /// The session of the app.
    open class var `default`: WCSession { SharedObjects.object { WCSession() } }
    /// Whether the device can have a watch.
    open class func isSupported() -> Bool { false }
    /// The delegate; not retained.
    open weak var delegate: (any WCSessionDelegate)?
    /// Whether a watch is connected.
    open var activationState: WCSessionActivationState { .notActivated }
    /// Whether there is a watch.
    open var isPaired: Bool { false }
    /// Whether the watch has the app.
    open var isWatchAppInstalled: Bool { false }
    /// Whether the watch shows the app's complication.
    open var isComplicationEnabled: Bool { false }
    /// Whether the watch can be reached.
    open var isReachable: Bool { false }
    /// What the watch knows.
    open var applicationContext: [String: Any] { [:] }
    /// Activates the session; has no effect here.
    open func activate() {}
    /// Sends a dictionary of values to the counterpart, which fails here.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Transfers a dictionary to the counterpart; has no effect here.
    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer()
    }
    /// Sends a message to the counterpart, which fails here.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { CompletionQueue.async { errorHandler?(CocoaError(.featureUnsupported)) } }
}

/// The delegate of a WCSession; its methods are never called here.
public protocol WCSessionDelegate: AnyObject {
    /// Called after a watch was connected.
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?)
    /// Called before another watch is connected.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// Called after a watch was disconnected.
    func sessionDidDeactivate(_ session: WCSession)
    /// Called for a message.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    /// Called for what was sent.
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
    /// The default implementation does nothing.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    /// The default implementation does nothing.
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any] = [:]) {}
}
