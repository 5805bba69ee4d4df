// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A device in the room.
open class MCPeerID: NSObject {
    /// The name that is displayed.
    public let displayName: String
    /// Creates a device of a name.
    public init(displayName myDisplayName: String) { displayName = myDisplayName }
}
/// Whether a device is connected. Raw values match Apple's.
public enum MCSessionState: Int, Hashable, Sendable {
    /// It is not.
    case notConnected = 0
    /// It is being connected.
    case connecting = 1
    /// The peer is connected.
    case connected = 2
}

/// Whether data come for certain. Raw values match Apple's.
public enum MCSessionSendDataMode: Int, Hashable, Sendable {
    /// They do, in their order.
    case reliable = 0
    /// They may not.
    case unreliable = 1
}

/// Whether data can be read by others. Raw values match Apple's.
public enum MCEncryptionPreference: Int, Hashable, Sendable {
    /// Encryption is used if the peer wants it.
    case optional = 0
    /// Encryption is required.
    case required = 1
    /// Encryption is not used.
    case none = 2
}

/// Connects devices in the room; there are none.
open class MCSession: NSObject {
    /// The peer of this device.
    public let myPeerID: MCPeerID
    /// Whether data can be read by others.
    public let encryptionPreference: MCEncryptionPreference
    /// The delegate; not retained.
    open weak var delegate: (any MCSessionDelegate)?
    /// The devices that are connected.
    open var connectedPeers: [MCPeerID] { [] }
    /// Creates a session.
    public init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]?,
        encryptionPreference: MCEncryptionPreference
    ) { (self.myPeerID, self.encryptionPreference) = (myPeerID, encryptionPreference) }
    /// Creates a session.
    public convenience init(peer myPeerID: MCPeerID) {
        self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
    }
    /// Sends data, which fails here.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Sends a file, which fails here.
    open func sendResource(
        at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) -> Progress? {
        CompletionQueue.async { completionHandler?(CocoaError(.featureUnsupported)) }
        return nil
    }
    /// Sends without an end, which fails here.
    open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
        throw CocoaError(.featureUnsupported)
    }
    /// Disconnects from the session; has no effect here.
    open func disconnect() {}
}
/// The delegate of an MCSession; its methods are never called here.
public protocol MCSessionDelegate: AnyObject {
    /// Called when a device comes or goes.
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    /// Called with data.
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    /// Called with a stream.
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
        fromPeer peerID: MCPeerID)
    /// Called when a file comes.
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
        fromPeer peerID: MCPeerID, with progress: Progress)
    /// Called with a file.
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
        fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
}

/// Advertises this device and asks the user about invitations; no peer finds it here.
open class MCAdvertiserAssistant: NSObject {
    /// The session that peers join.
    public let session: MCSession
    /// The kind of the app.
    public let serviceType: String
    /// Creates an assistant.
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        (self.serviceType, self.session) = (serviceType, session)
    }
    /// Starts advertising; has no effect here.
    open func start() {}
    /// Stops advertising; has no effect here.
    open func stop() {}
}
/// Advertises this device; no peer finds it here.
open class MCNearbyServiceAdvertiser: NSObject {
    /// The delegate; not retained.
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    /// The peer of this device.
    public let myPeerID: MCPeerID
    /// The kind of the app.
    public let serviceType: String
    /// Creates an advertiser.
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
    }
    /// Starts advertising; has no effect here.
    open func startAdvertisingPeer() {}
    /// Stops advertising; has no effect here.
    open func stopAdvertisingPeer() {}
}
/// The delegate of an MCNearbyServiceAdvertiser; its methods are never called here.
public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
    /// Called with an invitation.
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
    /// Called when it could not begin.
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}
extension MCNearbyServiceAdvertiserDelegate {
    /// The default implementation does nothing.
    public func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error
    ) {}
}
/// Looks for devices in the room; there are none.
open class MCNearbyServiceBrowser: NSObject {
    /// The delegate; not retained.
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    /// The peer of this device.
    public let myPeerID: MCPeerID
    /// The kind of the app.
    public let serviceType: String
    /// Creates a browser.
    public init(peer myPeerID: MCPeerID, serviceType: String) {
        (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
    }
    /// Starts browsing for peers; has no effect here.
    open func startBrowsingForPeers() {}
    /// Stops browsing for peers; has no effect here.
    open func stopBrowsingForPeers() {}
    /// Invites a peer to a session; has no effect here.
    open func invitePeer(
        _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
    ) {}
}
/// The delegate of an MCNearbyServiceBrowser; its methods are never called here.
public protocol MCNearbyServiceBrowserDelegate: AnyObject {
    /// Called with a device.
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?)
    /// Called when a device is gone.
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    /// Called when it could not begin.
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}
extension MCNearbyServiceBrowserDelegate {
    /// The default implementation does nothing.
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}
/// Chooses nearby peers; drawn as a placeholder.
open class MCBrowserViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a browser of nearby devices" }

    /// The delegate; not retained.
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    /// How many can be chosen.
    open var maximumNumberOfPeers = 8
    /// How many must be chosen.
    open var minimumNumberOfPeers = 2
    /// Creates a controller.
    public convenience init(serviceType: String, session: MCSession) { self.init(nibName: nil, bundle: nil) }
}
/// The delegate of an MCBrowserViewController; its methods are never called here.
public protocol MCBrowserViewControllerDelegate: AnyObject {
    /// Called at the end.
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    /// Called when the user cancelled.
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
