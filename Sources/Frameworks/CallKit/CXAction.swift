public import UIKit

/// Something that is done with a call.
open class CXAction: NSObject {
    /// The identifier of the action.
    public let uuid = CallRegistry.shared.makeIdentifier()
    /// Whether it was fulfilled, or has failed.
    open private(set) var isComplete = false
    /// When the system stops waiting for the action.
    open var timeoutDate: Date {
        Date(timeIntervalSinceReferenceDate: RenderContext.current.eventLoop.now + 60)
    }
    /// Whether it was fulfilled.
    private(set) var isFulfilled = false

    /// Creates an action.
    public override init() { super.init() }

    /// Reports that it was carried out.
    open func fulfill() { complete(true) }
    /// Reports that it could not be carried out.
    open func fail() { complete(false) }

    private func complete(_ isFulfilled: Bool) {
        guard !isComplete else { return }
        (isComplete, self.isFulfilled) = (true, isFulfilled)
        if isFulfilled { wasFulfilled() }
    }

    /// Changes the call that the action was carried out on.
    func wasFulfilled() {}

    /// Calls the method of a delegate that carries the action out.
    func perform(by provider: CXProvider, _ delegate: any CXProviderDelegate) {}
}

/// Something that is done with one call.
open class CXCallAction: CXAction {
    /// The identifier of the call.
    public let callUUID: UUID
    /// Creates an action on a call.
    public init(call callUUID: UUID) { self.callUUID = callUUID }

    func changeCall(_ change: (CXCall) -> Void) { CallRegistry.shared.change(callUUID, change) }
}

/// The user calls someone.
open class CXStartCallAction: CXCallAction {
    /// The address that is called.
    open var handle: CXHandle
    /// The contact that is called; nil for an address alone.
    open var contactIdentifier: String?
    /// Whether the call has video.
    open var isVideo = false
    /// Creates the beginning of a call.
    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }
    /// Reports that the call has begun at a time.
    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }

    override func perform(by provider: CXProvider, _ delegate: any CXProviderDelegate) {
        delegate.provider(provider, perform: self)
    }
}

/// The user answers a call.
open class CXAnswerCallAction: CXCallAction {
    /// Reports that the call was connected at a time.
    open func fulfill(withDateConnected dateConnected: Date) { fulfill() }

    override func wasFulfilled() { changeCall { $0.hasConnected = true } }
    override func perform(by provider: CXProvider, _ delegate: any CXProviderDelegate) {
        delegate.provider(provider, perform: self)
    }
}

/// The user ends a call, or declines it.
open class CXEndCallAction: CXCallAction {
    /// Reports that the call has ended at a time.
    open func fulfill(withDateEnded dateEnded: Date) { fulfill() }

    override func wasFulfilled() { changeCall { $0.hasEnded = true } }
    override func perform(by provider: CXProvider, _ delegate: any CXProviderDelegate) {
        delegate.provider(provider, perform: self)
    }
}

/// The user puts a call on hold, or takes it up.
open class CXSetHeldCallAction: CXCallAction {
    /// Whether the call is to be on hold.
    open var isOnHold: Bool
    /// Creates a change of a call.
    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }

    override func wasFulfilled() { changeCall { [isOnHold] in $0.isOnHold = isOnHold } }
    override func perform(by provider: CXProvider, _ delegate: any CXProviderDelegate) {
        delegate.provider(provider, perform: self)
    }
}

/// The user mutes a call, or does not.
open class CXSetMutedCallAction: CXCallAction {
    /// Whether the call is to be muted.
    open var isMuted: Bool
    /// Creates a change of a call.
    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }

    override func perform(by provider: CXProvider, _ delegate: any CXProviderDelegate) {
        delegate.provider(provider, perform: self)
    }
}

/// The user joins calls, or takes one out of a group.
open class CXSetGroupCallAction: CXCallAction {
    /// The call to join; nil to leave the group.
    open var callUUIDToGroupWith: UUID?
    /// Creates a change of a call.
    public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
        self.callUUIDToGroupWith = callUUIDToGroupWith
        super.init(call: callUUID)
    }

    override func perform(by provider: CXProvider, _ delegate: any CXProviderDelegate) {
        delegate.provider(provider, perform: self)
    }
}

/// The user types on the keypad.
open class CXPlayDTMFCallAction: CXCallAction {
    /// How tones are sent. Raw values match Apple's.
    public enum ActionType: Int, Hashable, Sendable {
        /// The user has typed a digit.
        case singleTone = 1
        /// Digits after a pause of the number.
        case softPause = 2
        /// Digits after the user has confirmed them.
        case hardPause = 3
    }

    /// The digits of the keypad.
    open var digits: String
    /// How the tones are sent.
    open var type: ActionType
    /// Creates tones of a call.
    public init(call callUUID: UUID, digits: String, type: ActionType) {
        (self.digits, self.type) = (digits, type)
        super.init(call: callUUID)
    }

    override func perform(by provider: CXProvider, _ delegate: any CXProviderDelegate) {
        delegate.provider(provider, perform: self)
    }
}
