public import UIKit

/// Actions that are carried out together.
open class CXTransaction: NSObject {
    /// The identifier of the transaction.
    public let uuid = CallRegistry.shared.makeIdentifier()
    /// The actions in the order in which they were added.
    open private(set) var actions: [CXAction]
    /// Whether all actions are complete.
    open var isComplete: Bool { actions.allSatisfy(\.isComplete) }

    /// Creates a transaction of actions.
    public init(actions: [CXAction]) { self.actions = actions }
    /// Creates a transaction of one action.
    public convenience init(action: CXAction) { self.init(actions: [action]) }

    /// Adds an action.
    open func addAction(_ action: CXAction) { actions.append(action) }
}

/// Requests what the user does with calls in the app's own interface.
open class CXCallController: NSObject {
    /// Knows the calls of the app.
    public let callObserver = CXCallObserver()

    /// Creates a controller whose completions are called on the main queue.
    public override init() { super.init() }
    /// Creates a controller whose completions are called on a queue.
    public init(queue: DispatchQueue) { super.init() }

    /// Requests a transaction: the delegate of the app's provider carries out its actions.
    ///
    /// - Parameters:
    ///   - transaction: The actions.
    ///   - completion: Called with nil, or with a `CXErrorCodeRequestTransactionError`: for a transaction without actions,
    ///     without a provider, and for calls that are not there, or that are to begin and are there.
    open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
        guard let code = problem(of: transaction) else {
            let provider = CallRegistry.shared.providers.last
            for case let start as CXStartCallAction in transaction.actions {
                CallRegistry.shared.begin(CXCall(uuid: start.callUUID, isOutgoing: true))
            }
            CompletionQueue.async {
                completion(nil)
                provider?.perform(transaction)
            }
            return
        }
        CompletionQueue.async { completion(CXErrorCodeRequestTransactionError(code)) }
    }

    /// Requests a transaction of one action.
    open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
        request(CXTransaction(action: action), completion: completion)
    }

    /// Requests a transaction of actions.
    open func requestTransaction(with actions: [CXAction], completion: @escaping ((any Error)?) -> Void) {
        request(CXTransaction(actions: actions), completion: completion)
    }

    /// Requests a transaction, and throws why it is not carried out.
    open func request(_ transaction: CXTransaction) async throws {
        if let code = problem(of: transaction) { throw CXErrorCodeRequestTransactionError(code) }
        request(transaction) { _ in }
    }

    /// Returns why a transaction is not carried out; nil if it is.
    private func problem(of transaction: CXTransaction) -> CXErrorCodeRequestTransactionError.Code? {
        let registry = CallRegistry.shared
        if transaction.actions.isEmpty { return .emptyTransaction }
        guard let provider = registry.providers.last else { return .unknownCallProvider }
        var begun = 0
        for case let action as CXCallAction in transaction.actions {
            let isKnown = registry.call(action.callUUID) != nil
            if action is CXStartCallAction {
                if isKnown { return .callUUIDAlreadyExists }
                begun += 1
            } else if !isKnown {
                return .unknownCallUUID
            }
        }
        let isFull = registry.calls.count + begun > provider.configuration.mostCalls
        return begun > 0 && isFull ? .maximumCallGroupsReached : nil
    }
}
