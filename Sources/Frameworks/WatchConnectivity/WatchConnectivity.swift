// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Whether a watch is connected. Raw values match Apple's.
public enum WCSessionActivationState: Int, Hashable, Sendable {
    /// It is not.
    case notActivated = 0
    /// Another is about to be.
    case inactive = 1
    /// It is.
    case activated = 2
}

/// What is on its way to a watch.
open class WCSessionUserInfoTransfer: NSObject {
    /// Gives up.
    open func cancel() {}
}

/// Talks to a watch; there is none.
open class WCSession: NSObject {
    /// The session of the app.
    open class var `default`: WCSession { SharedObjects.object { WCSession() } }
    /// Whether the device can have a watch.
    open class func isSupported() -> Bool { false }
    /// Hears of the watch; not retained.
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
    /// Connects.
    open func activate() {}
    /// Tells the watch; fails here.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Tells the watch.
    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer()
    }
    /// Tells the watch; fails here.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { CompletionQueue.async { errorHandler?(CocoaError(.featureUnsupported)) } }
}

/// Hears of a watch; never called here.
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
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any] = [:]) {}
}
