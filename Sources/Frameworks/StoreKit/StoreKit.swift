// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Asks for a rating of the app; nothing is asked here.
open class SKStoreReviewController: NSObject {
    /// Requests a review; has no effect here.
    open class func requestReview() {}
    /// Requests a review in a scene; has no effect here.
    open class func requestReview(in windowScene: UIWindowScene) {}
}

/// A stretch of time that is paid for.
open class SKProductSubscriptionPeriod: NSObject {
    /// The units of such times. Raw values match Apple's.
    public enum PeriodUnit: UInt, Hashable, Sendable {
        /// A period of days.
        case day = 0
        /// A period of weeks.
        case week = 1
        /// A period of months.
        case month = 2
        /// A period of years.
        case year = 3
    }

    /// The number of units.
    open var numberOfUnits: Int { 1 }
    /// The unit of the period.
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
        /// Each period is paid.
        case payAsYouGo = 0
        /// All periods are paid up front.
        case payUpFront = 1
        /// The periods are free.
        case freeTrial = 2
    }

    /// The discounted price.
    open var price: NSDecimalNumber { .zero }
    /// The region of the price.
    open var priceLocale: Locale { Locale(identifier: "en_US") }
    /// The identifier of the discount.
    open var identifier: String? { nil }
    /// The period of the discount.
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    /// How many times.
    open var numberOfPeriods: Int { 1 }
    /// How it is paid.
    open var paymentMode: PaymentMode { .freeTrial }
}

/// Something that is sold; the shop of a render is empty.
open class SKProduct: NSObject {
    /// The identifier of the product.
    open var productIdentifier: String { "" }
    /// The title of the product.
    open var localizedTitle: String { "" }
    /// What it is.
    open var localizedDescription: String { "" }
    /// The price of the product.
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
    /// Sends the request; has no effect here unless the class has a delegate.
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
    /// The products that the App Store knows: none.
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
