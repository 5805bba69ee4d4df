public import UIKit

/// How far a connection of a VPN is. Raw values match Apple's.
public enum NEVPNStatus: Int, Hashable, Sendable {
    /// There is no configuration.
    case invalid = 0
    /// There is no connection.
    case disconnected = 1
    /// It is being made.
    case connecting = 2
    /// It is there.
    case connected = 3
    /// It is being made again.
    case reasserting = 4
    /// It is ending.
    case disconnecting = 5
}

/// The connection of a VPN, which is never made in a render.
open class NEVPNConnection: NSObject {
    private weak var owner: NEVPNManager?
    /// The settings of the VPN; others without values once they are gone.
    open var manager: NEVPNManager { owner ?? NEVPNManager() }

    init(manager: NEVPNManager) { owner = manager }

    /// How far the connection is: invalid, as no configuration is saved.
    open var status: NEVPNStatus { .invalid }
    /// Since when it is there; nil, as it never is.
    open var connectedDate: Date? { nil }
    /// Connects; throws, as no configuration is saved.
    open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }
    /// Connects with options; throws, as no configuration is saved.
    open func startVPNTunnel(options: [String: NSObject]? = nil) throws {
        throw NEVPNError(.configurationInvalid)
    }
    /// Ends the connection; has no effect here.
    open func stopVPNTunnel() {}
}

/// The connection of a VPN by an extension of the app.
open class NETunnelProviderSession: NEVPNConnection {
    /// Starts the extension; throws, as no configuration is saved.
    open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError(.configurationInvalid) }
    /// Ends the extension; has no effect here.
    open func stopTunnel() {}
    /// Sends data to the extension; throws, as it does not run.
    open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
        throw NEVPNError(.configurationInvalid)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
    /// Posted when the status of a connection has changed; never posted here.
    public static let NEVPNStatusDidChange = Notification.Name("com.apple.networkextension.statuschange")
    /// Posted when a configuration has changed; never posted here.
    public static let NEVPNConfigurationChange = Notification.Name(
        "com.apple.networkextension.configurationchange")
}

/// A network of Wi-Fi that the device is connected to.
open class NEHotspotNetwork: NSObject {
    private override init() {}
    /// The name of the network.
    open var ssid: String { "" }
    /// The address of its base station.
    open var bssid: String { "" }
    /// Passes the network that the device is connected to: nil, as the user has not allowed it.
    open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) {
        CompletionQueue.async { completionHandler(nil) }
    }
}
