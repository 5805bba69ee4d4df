// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import AVFoundation
public import UIKit

/// What calls of an app look and sound like.
open class CXProviderConfiguration: NSObject {
    /// The name of the app in the interface of calls.
    open var localizedName: String?
    /// The file of the sound of incoming calls; nil for that of the system.
    open var ringtoneSound: String?
    /// The bytes of the app's icon in the interface of calls.
    open var iconTemplateImageData: Data?
    /// The most groups of calls at a time; 2 by default.
    open var maximumCallGroups = 2
    /// The most calls of a group; 5 by default.
    open var maximumCallsPerCallGroup = 5
    /// Whether calls are listed in the Phone app; true by default.
    open var includesCallsInRecents = true
    /// Whether calls may have video; false by default.
    open var supportsVideo = false
    /// The kinds of addresses that can be called; none by default.
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []

    /// Creates a configuration.
    public override init() { super.init() }
    /// Creates a configuration with the name of the app.
    public convenience init(localizedName: String) {
        self.init()
        self.localizedName = localizedName
    }

    /// The most calls at a time in all groups.
    var mostCalls: Int { max(0, maximumCallGroups) * max(0, maximumCallsPerCallGroup) }
}

/// Why a call has ended. Raw values match Apple's.
public enum CXCallEndedReason: Int, Hashable, Sendable {
    /// It has failed.
    case failed = 1
    /// The other has ended it.
    case remoteEnded = 2
    /// Nobody has answered.
    case unanswered = 3
    /// The user has answered on another device.
    case answeredElsewhere = 4
    /// The user has declined on another device.
    case declinedElsewhere = 5
}

/// Reports calls of the app to the system, and carries out what the user does with them.
///
/// The calls are kept, and the user of a render does nothing: a call rings until the app ends it.
open class CXProvider: NSObject {
    /// How calls look and sound.
    open var configuration: CXProviderConfiguration
    private weak var delegate: (any CXProviderDelegate)?
    /// The transactions whose actions are not all complete.
    open var pendingTransactions: [CXTransaction] { transactions.filter { !$0.isComplete } }
    private var transactions: [CXTransaction] = []

    /// Creates a provider.
    public init(configuration: CXProviderConfiguration) {
        self.configuration = configuration
        super.init()
        CallRegistry.shared.add(self)
    }

    /// Sets the delegate, which is not retained, and the queue on which it is called; nil for the main one.
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
        self.delegate = delegate
        guard delegate != nil else { return }
        CompletionQueue.async { [self] in self.delegate?.providerDidBegin(self) }
    }

    /// Reports an incoming call.
    ///
    /// - Parameters:
    ///   - UUID: The identifier of the call.
    ///   - update: What is known of it.
    ///   - completion: Called with nil, or with a `CXErrorCodeIncomingCallError` if there is a call of that identifier.
    open func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
    ) {
        let error = reportNewIncomingCall(UUID)
        CompletionQueue.async { completion(error) }
    }

    /// Reports an incoming call, and throws why the user is not asked.
    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
        if let error = reportNewIncomingCall(UUID) { throw error }
    }

    private func reportNewIncomingCall(_ uuid: UUID) -> CXErrorCodeIncomingCallError? {
        guard CallRegistry.shared.call(uuid) == nil else {
            return CXErrorCodeIncomingCallError(.callUUIDAlreadyExists)
        }
        CallRegistry.shared.begin(CXCall(uuid: uuid, isOutgoing: false))
        return nil
    }

    /// Reports a change of a call; has no effect here.
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}

    /// Reports that a call has ended.
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {
        CallRegistry.shared.change(UUID) { $0.hasEnded = true }
    }

    /// Reports that a call of the user is being connected; has no effect here.
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}

    /// Reports that a call of the user was answered.
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {
        CallRegistry.shared.change(UUID) { $0.hasConnected = true }
    }

    /// Ends the provider and all its calls.
    open func invalidate() {
        CallRegistry.shared.remove(self)
        for call in CallRegistry.shared.calls {
            CallRegistry.shared.change(call.uuid) { $0.hasEnded = true }
        }
        CompletionQueue.async { [self] in delegate?.providerDidReset(self) }
    }

    /// Returns the actions of a class on a call that are not complete.
    open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID) -> [CXCallAction] {
        pendingTransactions.flatMap(\.actions).compactMap { $0 as? CXCallAction }.filter {
            $0.callUUID == callUUID && !$0.isComplete && type(of: $0) == callActionClass
        }
    }

    /// Carries out a transaction by the delegate: its own function, or one for each action.
    func perform(_ transaction: CXTransaction) {
        transactions.removeAll(where: \.isComplete)
        transactions.append(transaction)
        guard let delegate, !delegate.provider(self, execute: transaction) else { return }
        for action in transaction.actions { action.perform(by: self, delegate) }
    }
}

/// The delegate of a CXProvider, which carries out what the user does with calls.
public protocol CXProviderDelegate: AnyObject {
    /// Called when all calls have ended.
    func providerDidReset(_ provider: CXProvider)
    /// Called when the provider is ready.
    func providerDidBegin(_ provider: CXProvider)
    /// Called with a transaction; returns whether the delegate carries it out as a whole.
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    /// Called when the user calls someone.
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    /// Called when the user answers.
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    /// Called when the user ends a call.
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    /// Called when the user puts a call on hold.
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    /// Called when the user mutes a call.
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    /// Called when the user joins calls.
    func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
    /// Called when the user types on the keypad.
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
    /// Called when an action took too long, which none does here.
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
    /// Called when the sound of a call begins, which it does not here.
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
    /// Called when the sound of a call has ended, which it does not here.
    func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}

extension CXProviderDelegate {
    /// The default implementation does nothing.
    public func providerDidBegin(_ provider: CXProvider) {}
    /// The default implementation leaves the actions to the other methods.
    public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
    /// The default implementation does nothing: the action stays pending.
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
    /// The default implementation does nothing: the action stays pending.
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
    /// The default implementation does nothing: the action stays pending.
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
    /// The default implementation does nothing: the action stays pending.
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
    /// The default implementation does nothing: the action stays pending.
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
    /// The default implementation does nothing: the action stays pending.
    public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {}
    /// The default implementation does nothing: the action stays pending.
    public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
    /// The default implementation does nothing.
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
    /// The default implementation does nothing.
    public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
    /// The default implementation does nothing.
    public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}
