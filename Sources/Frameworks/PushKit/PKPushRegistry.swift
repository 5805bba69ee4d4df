public import UIKit

/// What a notification that is sent to PushKit is about.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
    /// The name, which matches Apple's.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A call over the internet.
    public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
    /// The update of a complication on a watch.
    public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
    /// A change of files of a file provider.
    public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}

/// The token by which a server sends notifications to a device.
open class PKPushCredentials: NSObject {
    /// The type of notifications.
    public let type: PKPushType
    /// The token of the device.
    public let token: Data

    init(type: PKPushType, token: Data) { (self.type, self.token) = (type, token) }
}

/// A notification that a device has received.
open class PKPushPayload: NSObject {
    /// The type of the notification.
    public let type: PKPushType
    /// The content that the server has sent.
    public let dictionaryPayload: [AnyHashable: Any]

    init(type: PKPushType, dictionaryPayload: [AnyHashable: Any]) {
        (self.type, self.dictionaryPayload) = (type, dictionaryPayload)
    }
}

/// The registration of an app for notifications of PushKit.
///
/// Nothing is connected here: as in a simulator without a network, there is never a token, and no notification arrives.
open class PKPushRegistry: NSObject {
    /// The delegate; not retained, and never called here.
    open weak var delegate: (any PKPushRegistryDelegate)?
    /// The types for which the app asks; nil for none.
    open var desiredPushTypes: Set<PKPushType>?
    private let queue: DispatchQueue?

    /// Creates a registry whose delegate is called on a queue; nil for the main one.
    public init(queue: DispatchQueue?) { self.queue = queue }

    /// Returns the token for a type: none is there.
    open func pushToken(for type: PKPushType) -> Data? { nil }
}

/// The delegate of a PKPushRegistry; its methods are never called here.
public protocol PKPushRegistryDelegate: AnyObject {
    /// Called with the token for a type.
    func pushRegistry(
        _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    /// Called when a notification has arrived.
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
        for type: PKPushType, completion: @escaping () -> Void)
    /// Called when a notification has arrived; of iOS 10 and earlier.
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType)
    /// Called when the token for a type is no longer valid.
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
    /// The default implementation completes the notification.
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
        for type: PKPushType, completion: @escaping () -> Void
    ) { CompletionQueue.async { completion() } }
    /// The default implementation does nothing.
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
    ) {}
    /// The default implementation does nothing.
    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}
