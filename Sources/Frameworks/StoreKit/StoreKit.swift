// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Asks for a rating of the app; nothing is asked here.
open class SKStoreReviewController: NSObject {
    /// Asks for a rating.
    open class func requestReview() {}
    /// Asks for a rating in a scene.
    open class func requestReview(in windowScene: UIWindowScene) {}
}

/// A stretch of time that is paid for.
open class SKProductSubscriptionPeriod: NSObject {
    /// The units of such times. Raw values match Apple's.
    public enum PeriodUnit: UInt, Hashable, Sendable {
        /// Days.
        case day = 0
        /// Weeks.
        case week = 1
        /// Months.
        case month = 2
        /// Years.
        case year = 3
    }

    /// How many.
    open var numberOfUnits: Int { 1 }
    /// Of what.
    open var unit: PeriodUnit { .month }
}

extension SKProduct {
    /// The units of times that are paid for.
    public typealias PeriodUnit = SKProductSubscriptionPeriod.PeriodUnit
}

/// A lower price for a time.
open class SKProductDiscount: NSObject {
    /// How it is paid. Raw values match Apple's.
    public enum PaymentMode: UInt, Hashable, Sendable {
        /// Every time.
        case payAsYouGo = 0
        /// Before.
        case payUpFront = 1
        /// Not.
        case freeTrial = 2
    }

    /// The price.
    open var price: NSDecimalNumber { .zero }
    /// The region of the price.
    open var priceLocale: Locale { Locale(identifier: "en_US") }
    /// The name.
    open var identifier: String? { nil }
    /// The time.
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    /// How many times.
    open var numberOfPeriods: Int { 1 }
    /// How it is paid.
    open var paymentMode: PaymentMode { .freeTrial }
}

/// Something that is sold; the shop of a render is empty.
open class SKProduct: NSObject {
    /// The name.
    open var productIdentifier: String { "" }
    /// The title.
    open var localizedTitle: String { "" }
    /// What it is.
    open var localizedDescription: String { "" }
    /// The price.
    open var price: NSDecimalNumber { .zero }
    /// The region of the price.
    open var priceLocale: Locale { Locale(identifier: "en_US") }
    /// The time that is paid for.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    /// The lower price at first.
    open var introductoryPrice: SKProductDiscount? { nil }
    /// Other lower prices.
    open var discounts: [SKProductDiscount] { [] }
}

/// Something that is asked of the shop.
open class SKRequest: NSObject {
    /// Asks.
    open func start() {}
    /// Gives up.
    open func cancel() {}
}

/// Asks for things that are sold; no answer comes.
open class SKProductsRequest: SKRequest {
    /// Hears the answer; not retained.
    open weak var delegate: (any SKProductsRequestDelegate)?
    /// Creates a request.
    public init(productIdentifiers: Set<String>) {}
}

/// What is sold.
open class SKProductsResponse: NSObject {
    /// What is.
    open var products: [SKProduct] { [] }
    /// What is not.
    open var invalidProductIdentifiers: [String] { [] }
}

/// Hears what is sold; never called here.
public protocol SKProductsRequestDelegate: AnyObject {
    /// Called with the answer.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Something that is bought.
open class SKPayment: NSObject {
    /// Its name.
    open var productIdentifier: String { "" }
    /// Creates a payment.
    public convenience init(product: SKProduct) { self.init() }
}

/// Something that is to be bought.
open class SKMutablePayment: SKPayment {}

/// Something that was bought.
open class SKPaymentTransaction: NSObject {
    /// The name.
    open var transactionIdentifier: String? { nil }
    /// What was bought.
    open var payment: SKPayment { SKPayment() }
    /// When.
    open var transactionDate: Date? { nil }
    /// Why it was not.
    open var error: (any Error)? { nil }
    /// The transaction that is restored.
    open var original: SKPaymentTransaction? { nil }
    /// How it stands.
    open var transactionState: SKPaymentTransactionState { .failed }
}

/// How something bought stands. Raw values match Apple's.
public enum SKPaymentTransactionState: Int, Hashable, Sendable {
    /// It is being bought.
    case purchasing = 0
    /// It was.
    case purchased = 1
    /// It was not.
    case failed = 2
    /// It was before.
    case restored = 3
    /// Somebody has to allow it.
    case deferred = 4
}

/// What is being bought: nothing.
open class SKPaymentQueue: NSObject {
    /// The queue of the app.
    open class func `default`() -> SKPaymentQueue { SKPaymentQueue() }
    /// Whether the user may buy.
    open class func canMakePayments() -> Bool { false }
    /// What was bought.
    open var transactions: [SKPaymentTransaction] { [] }
    /// Adds who hears of it.
    open func add(_ observer: any SKPaymentTransactionObserver) {}
    /// Removes who hears of it.
    open func remove(_ observer: any SKPaymentTransactionObserver) {}
    /// Buys.
    open func add(_ payment: SKPayment) {}
    /// Ends.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    /// Restores what was bought before.
    open func restoreCompletedTransactions() {}
}

/// Hears what was bought; never called here.
public protocol SKPaymentTransactionObserver: AnyObject {
    /// Called for what was bought.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}
