public import UIKit

/// Why a change of the settings of a VPN failed.
public struct NEVPNError: CustomNSError, Hashable, Sendable {
    /// The reasons. Raw values match Apple's.
    public enum Code: Int, Hashable, Sendable {
        /// The configuration is not valid.
        case configurationInvalid = 1
        /// The configuration is not enabled.
        case configurationDisabled = 2
        /// The server was not reached.
        case connectionFailed = 3
        /// The configuration was changed elsewhere since it was loaded.
        case configurationStale = 4
        /// The configuration could not be read or written.
        case configurationReadWriteFailed = 5
        /// The reason is not known.
        case configurationUnknown = 6
    }
    /// The code of the error.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of the errors.
    public static var errorDomain: String { NEVPNErrorDomain }
    /// The code of the error as a number.
    public var errorCode: Int { code.rawValue }
    /// The configuration is not valid.
    public static let configurationInvalid = Code.configurationInvalid
    /// The configuration is not enabled.
    public static let configurationDisabled = Code.configurationDisabled
    /// The server was not reached.
    public static let connectionFailed = Code.connectionFailed
    /// The configuration was changed elsewhere since it was loaded.
    public static let configurationStale = Code.configurationStale
    /// The configuration could not be read or written.
    public static let configurationReadWriteFailed = Code.configurationReadWriteFailed
    /// The reason is not known.
    public static let configurationUnknown = Code.configurationUnknown
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors of VPN settings.
public let NEVPNErrorDomain = "NEVPNErrorDomain"

/// The settings of a VPN. The system keeps none for an app in a render: loading finds none, and saving fails, as in a
/// simulator.
open class NEVPNManager: NSObject {
    /// The manager of the app's one configuration.
    open class func shared() -> NEVPNManager { SharedObjects.object { NEVPNManager() } }

    /// Whether the configuration is enabled; false by default.
    open var isEnabled = false
    /// Whether the VPN connects by its rules; false by default.
    open var isOnDemandEnabled = false
    /// When the VPN connects; nil for no rules.
    open var onDemandRules: [NEOnDemandRule]?
    /// How the VPN connects; nil while it is not set.
    open var protocolConfiguration: NEVPNProtocol?
    /// The name that the settings show; nil for that of the app.
    open var localizedDescription: String?
    /// The connection of the VPN, which is never made.
    open private(set) lazy var connection: NEVPNConnection = makeConnection()

    /// Creates a manager without a configuration.
    public override init() { super.init() }

    func makeConnection() -> NEVPNConnection { NEVPNConnection(manager: self) }

    /// Loads the configuration: none is saved.
    open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
        CompletionQueue.async { completionHandler(nil) }
    }
    /// Saves the configuration; fails, as nothing here keeps it.
    open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
        CompletionQueue.async { completionHandler?(NEVPNError(.configurationReadWriteFailed)) }
    }
    /// Removes the configuration; fails, as none is saved.
    open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
        CompletionQueue.async { completionHandler?(NEVPNError(.configurationReadWriteFailed)) }
    }
}

/// The settings of a VPN by an extension of the app.
open class NETunnelProviderManager: NEVPNManager {
    /// Passes the configurations of the app: none.
    open class func loadAllFromPreferences(
        completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
    ) { CompletionQueue.async { completionHandler([], nil) } }

    override func makeConnection() -> NEVPNConnection { NETunnelProviderSession(manager: self) }
}

/// How a VPN connects.
open class NEVPNProtocol: NSObject {
    /// The address of the server; nil while it is not set.
    open var serverAddress: String?
    /// The name of the user; nil while it is not set.
    open var username: String?
    /// The reference of the password in the keychain; nil for none.
    open var passwordReference: Data?
    /// The reference of the identity in the keychain; nil for none.
    open var identityReference: Data?
    /// Whether the VPN ends when the device sleeps; false by default.
    open var disconnectOnSleep = false
    /// Whether everything goes through the VPN; false by default.
    open var includeAllNetworks = false
    /// Whether what is in the local network does not go through the VPN; false by default.
    open var excludeLocalNetworks = false
    /// Whether the routes of the VPN are before those of the device; false by default.
    open var enforceRoutes = false
    /// Creates a protocol without an address.
    public override init() { super.init() }
}

/// How a VPN by an extension of the app connects.
open class NETunnelProviderProtocol: NEVPNProtocol {
    /// The identifier of the extension; nil while it is not set.
    open var providerBundleIdentifier: String?
    /// What the extension is given; nil for nothing.
    open var providerConfiguration: [String: Any]?
}
