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
    final fileprivate var isCancelled = false
    /// Sends the request.
    open func start() {}
    /// Cancels the request; its delegate is no longer notified.
    open func cancel() { isCancelled = true }
}

/// A request for products of the App Store, which is empty: all identifiers are invalid.
open class SKProductsRequest: SKRequest {
    private let identifiers: Set<String>
    /// The delegate; not retained.
    open weak var delegate: (any SKProductsRequestDelegate)?
    /// Creates a request for the products of some identifiers.
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
    /// Sends the request, which is answered in the next turn of the event loop.
    open override func start() {
        CompletionQueue.async { [self] in
            guard !isCancelled else { return }
            let response = SKProductsResponse(invalidProductIdentifiers: identifiers.sorted())
            delegate?.productsRequest(self, didReceive: response)
        }
    }
}

/// What is sold.
open class SKProductsResponse: NSObject {
    /// What is.
    open var products: [SKProduct] { [] }
    /// The requested identifiers that the App Store does not know: all of them.
    public let invalidProductIdentifiers: [String]

    init(invalidProductIdentifiers: [String]) { self.invalidProductIdentifiers = invalidProductIdentifiers }
}

/// Receives the response to a request for products.
public protocol SKProductsRequestDelegate: AnyObject {
    /// Called with the response.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
