// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A device in the room.
open class MCPeerID: NSObject {
    /// The name.
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
    /// It is.
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
    /// As the other device likes.
    case optional = 0
    /// They cannot.
    case required = 1
    /// They can.
    case none = 2
}

/// Connects devices in the room; there are none.
open class MCSession: NSObject {
    /// This device.
    public let myPeerID: MCPeerID
    /// Whether data can be read by others.
    public let encryptionPreference: MCEncryptionPreference
    /// Hears of devices; not retained.
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
    /// Leaves.
    open func disconnect() {}
}
/// Hears of devices; never called here.
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

/// Tells others of this device and asks the user; nobody hears it.
open class MCAdvertiserAssistant: NSObject {
    /// The session.
    public let session: MCSession
    /// The kind of the app.
    public let serviceType: String
    /// Creates an assistant.
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        (self.serviceType, self.session) = (serviceType, session)
    }
    /// Begins.
    open func start() {}
    /// Ends.
    open func stop() {}
}
/// Tells others of this device; nobody hears it.
open class MCNearbyServiceAdvertiser: NSObject {
    /// Hears of invitations; not retained.
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    /// This device.
    public let myPeerID: MCPeerID
    /// The kind of the app.
    public let serviceType: String
    /// Creates an advertiser.
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
    }
    /// Begins.
    open func startAdvertisingPeer() {}
    /// Ends.
    open func stopAdvertisingPeer() {}
}
/// Hears of invitations; never called here.
public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
    /// Called with an invitation.
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
    /// Called when it could not begin.
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}
extension MCNearbyServiceAdvertiserDelegate {
    /// Does nothing.
    public func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error
    ) {}
}
/// Looks for devices in the room; there are none.
open class MCNearbyServiceBrowser: NSObject {
    /// Hears of devices; not retained.
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    /// This device.
    public let myPeerID: MCPeerID
    /// The kind of the app.
    public let serviceType: String
    /// Creates a browser.
    public init(peer myPeerID: MCPeerID, serviceType: String) {
        (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
    }
    /// Begins.
    open func startBrowsingForPeers() {}
    /// Ends.
    open func stopBrowsingForPeers() {}
    /// Invites a device.
    open func invitePeer(
        _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
    ) {}
}
/// Hears of devices; never called here.
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
    /// Does nothing.
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}
/// Chooses devices in the room; here a box.
open class MCBrowserViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a browser of nearby devices" }

    /// Hears of the choice; not retained.
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    /// How many can be chosen.
    open var maximumNumberOfPeers = 8
    /// How many must be chosen.
    open var minimumNumberOfPeers = 2
    /// Creates a controller.
    public convenience init(serviceType: String, session: MCSession) { self.init(nibName: nil, bundle: nil) }
}
/// Hears of a choice of devices; never called here.
public protocol MCBrowserViewControllerDelegate: AnyObject {
    /// Called at the end.
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    /// Called when it was given up.
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
