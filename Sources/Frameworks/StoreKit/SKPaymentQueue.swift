// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A request to buy a product.
open class SKPayment: NSObject {
    /// The identifier of the product.
    public let productIdentifier: String
    /// Creates a payment for a product.
    public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// A request to buy a product whose values can be set.
open class SKMutablePayment: SKPayment {}

/// A transaction in the payment queue. Payments are not allowed here, so that every transaction has failed.
open class SKPaymentTransaction: NSObject {
    /// The payment of the transaction.
    public let payment: SKPayment
    /// The error of the transaction: payments are not allowed.
    open var error: (any Error)? { SKError(.paymentNotAllowed) }
    /// The identifier of a transaction that has been completed: nil.
    open var transactionIdentifier: String? { nil }
    /// The date on which the transaction was completed: nil.
    open var transactionDate: Date? { nil }
    /// The transaction that was restored: nil.
    open var original: SKPaymentTransaction? { nil }
    /// The state: failed.
    open var transactionState: SKPaymentTransactionState { .failed }

    init(payment: SKPayment) { self.payment = payment }
}

/// The states of a transaction. Raw values match Apple's.
public enum SKPaymentTransactionState: Int, Hashable, Sendable {
    /// The App Store is processing it.
    case purchasing = 0
    /// The App Store has processed the payment.
    case purchased = 1
    /// It was cancelled or failed.
    case failed = 2
    /// It restores content that was bought before.
    case restored = 3
    /// It waits for an action such as Ask to Buy.
    case deferred = 4
}

/// The queue of payments. The user cannot make payments here: each fails in the next turn of the event loop.
open class SKPaymentQueue: NSObject {
    private struct Observer {
        weak var object: (any SKPaymentTransactionObserver)?
    }

    private var observers: [Observer] = []

    /// The queue of the app.
    open class func `default`() -> SKPaymentQueue { SharedObjects.object { SKPaymentQueue() } }
    /// Returns whether the user can make payments: false.
    open class func canMakePayments() -> Bool { false }
    /// The transactions that were not finished.
    open private(set) var transactions: [SKPaymentTransaction] = []
    /// Adds an observer, which is not retained.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        remove(observer)
        observers.append(Observer(object: observer))
    }
    /// Removes an observer.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }
    /// Adds a payment to the queue; its transaction fails in the next turn of the event loop.
    open func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction(payment: payment)
        transactions.append(transaction)
        CompletionQueue.async { [self] in
            for observer in observers {
                observer.object?.paymentQueue(self, updatedTransactions: [transaction])
            }
        }
    }
    /// Removes a transaction from the queue.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        transactions.removeAll { $0 === transaction }
    }
    /// Restores completed transactions, of which there are none.
    open func restoreCompletedTransactions() {
        CompletionQueue.async { [self] in
            for observer in observers {
                observer.object?.paymentQueueRestoreCompletedTransactionsFinished(self)
            }
        }
    }
}

/// Observes the transactions of a payment queue.
public protocol SKPaymentTransactionObserver: AnyObject {
    /// Called when transactions were updated.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Called when completed transactions were restored.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
    /// The default implementation does nothing.
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}
