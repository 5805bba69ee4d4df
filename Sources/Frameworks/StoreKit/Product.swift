// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Something the app sells, since iOS 15; there is nothing here.
public struct Product: Identifiable, Hashable, Sendable {
    /// A kind of what is sold.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        /// The raw value: the string that Apple's constant has.
        public let rawValue: String
        /// Creates a kind.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// It is used up.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// It is bought once and stays.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// It is paid for again and again.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
        /// A subscription that does not renew.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    }
    /// How something is bought.
    public struct PurchaseOption: Hashable, Sendable {}
    /// What became of it.
    public enum PurchaseResult: Sendable {
        /// It was bought.
        case success(VerificationResult<Transaction>)
        /// The user does not want to.
        case userCancelled
        /// Somebody else decides.
        case pending
    }
    /// The name in the store.
    public let id: String
    /// The type of the product.
    public let type: ProductType
    /// The name that is displayed.
    public let displayName: String
    /// What it is.
    public let description: String
    /// The price in the local currency.
    public let price: Decimal
    /// The price as a text.
    public let displayPrice: String
    /// Asks the store: there is nothing.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws
        -> [Product] where Identifiers.Element == String
    { [] }
    /// Buys it; the user does not.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
}

/// What the store says, and whether it is true.
public enum VerificationResult<SignedType> {
    /// It may not be.
    case unverified(SignedType, VerificationError)
    /// The signature was verified.
    case verified(SignedType)
    /// Why it may not be.
    public enum VerificationError: Error, Sendable {
        /// The signature is wrong.
        case invalidSignature
        /// It is that of something else.
        case invalidDeviceVerification
    }
    /// What the store says, without a check.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _): value
        case .verified(let value): value
        }
    }
    /// What the store says, if it is true.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): value
            }
        }
    }
}
extension VerificationResult: Sendable where SignedType: Sendable {}

/// What was bought; nothing here.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// The identifier of the transaction.
    public let id: UInt64
    /// The name in the store.
    public let productID: String
    /// The type of the product.
    public let productType: Product.ProductType
    /// When it was bought.
    public let purchaseDate: Date
    /// When it ends.
    public let expirationDate: Date?
    /// When it was given back.
    public let revocationDate: Date?
    /// Whether something better was bought.
    public let isUpgraded: Bool
    /// Finishes the transaction; has no effect here.
    public func finish() async {}
    /// What was bought: nothing.
    public struct Transactions: AsyncSequence, Sendable {
        /// What was bought.
        public typealias Element = VerificationResult<Transaction>
        /// Goes through nothing.
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// The default implementation returns nil.
            public mutating func next() async -> VerificationResult<Transaction>? { nil }
        }
        /// Returns the iterator.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    /// What is bought elsewhere.
    public static var updates: Transactions { Transactions() }
    /// What the user may use.
    public static var currentEntitlements: Transactions { Transactions() }
    /// All that was bought.
    public static var all: Transactions { Transactions() }
    /// Returns what was bought last: nothing.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// Returns whether the user may use something: not.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        nil
    }
}

/// The App Store on the device.
public enum AppStore {
    /// Synchronizes transactions with the App Store; has no effect here.
    public static func sync() async throws {}
    /// Whether the user can pay.
    public static var canMakePayments: Bool { false }
    /// Requests a review; has no effect here.
    public static func requestReview(in scene: UIWindowScene) {}
    /// Presents the management of subscriptions; has no effect here.
    public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}
