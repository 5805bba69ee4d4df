public import UIKit

/// The address of a caller or of whoever is called.
open class CXHandle: NSObject {
    /// What an address is. Raw values match Apple's.
    public enum HandleType: Int, Hashable, Sendable {
        /// A name of the app's own.
        case generic = 1
        /// A phone number.
        case phoneNumber = 2
        /// An email address.
        case emailAddress = 3
    }

    /// What the address is.
    public let type: HandleType
    /// The address as a text.
    public let value: String

    /// Creates an address.
    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }

    /// Whether both are the same address.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CXHandle else { return false }
        return type == other.type && value == other.value
    }

    /// The hash of the address.
    open override var hash: Int { value.hashValue }
}

/// What is known of a call, or has changed of it.
open class CXCallUpdate: NSObject {
    /// The address of the other; nil for one that is not known.
    open var remoteHandle: CXHandle?
    /// The name of the other, which takes precedence over that in the user's contacts.
    open var localizedCallerName: String?
    /// Whether the call can be put on hold.
    open var supportsHolding = false
    /// Whether the call can be joined with others.
    open var supportsGrouping = false
    /// Whether the call can be taken out of a group.
    open var supportsUngrouping = false
    /// Whether the call sends tones of the keypad.
    open var supportsDTMF = false
    /// Whether the call has video.
    open var hasVideo = false

    /// Creates an update that says nothing.
    public override init() { super.init() }
}

/// A call of the app.
open class CXCall: NSObject {
    /// The identifier of the call.
    public let uuid: UUID
    /// Whether the user has called.
    public let isOutgoing: Bool
    /// Whether the call is on hold.
    open internal(set) var isOnHold = false
    /// Whether the other, or the user, has answered.
    open internal(set) var hasConnected = false
    /// Whether the call has ended.
    open internal(set) var hasEnded = false

    init(uuid: UUID, isOutgoing: Bool) { (self.uuid, self.isOutgoing) = (uuid, isOutgoing) }

    /// Whether both are the same call.
    open func isEqual(to call: CXCall) -> Bool { uuid == call.uuid }
}

/// Knows the calls of the app; a render has no others.
open class CXCallObserver: NSObject {
    /// The calls that have not ended.
    open var calls: [CXCall] { CallRegistry.shared.calls }
    weak var delegate: (any CXCallObserverDelegate)?

    /// Creates an observer.
    public override init() {
        super.init()
        CallRegistry.shared.add(self)
    }

    /// Sets the delegate, which is not retained, and the queue on which it is called; nil for the main one.
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {
        self.delegate = delegate
    }
}

/// The delegate of a CXCallObserver.
public protocol CXCallObserverDelegate: AnyObject {
    /// Called when a call has begun, changed or ended.
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
