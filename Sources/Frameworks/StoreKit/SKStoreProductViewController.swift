// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Displays a product of the App Store; drawn as a placeholder.
open class SKStoreProductViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a page of the App Store" }

    /// The delegate; not retained.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    /// Asks the store, which fails here.
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) { CompletionQueue.async { block?(false, CocoaError(.featureUnsupported)) } }
}
/// The delegate of an SKStoreProductViewController; its methods are never called here.
public protocol SKStoreProductViewControllerDelegate: AnyObject {
    /// Called at the end.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
    /// The default implementation does nothing.
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
/// The key of the number in the store.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// The key of who sent the user.
public let SKStoreProductParameterAffiliateToken = "at"
/// The key of why.
public let SKStoreProductParameterCampaignToken = "ct"

/// The domain of errors.
public let SKErrorDomain = "SKErrorDomain"
/// Why something was not bought.
public struct SKError: Error, Hashable, Sendable {
    /// The reasons. Raw values match Apple's.
    public enum Code: Int, Hashable, Sendable {
        /// The error is not known.
        case unknown = 0
        /// The user may not.
        case clientInvalid = 1
        /// The user does not want to.
        case paymentCancelled = 2
        /// There is no such thing.
        case paymentInvalid = 3
        /// The device may not.
        case paymentNotAllowed = 4
        /// It is not sold there.
        case storeProductNotAvailable = 5
        /// The user does not allow it.
        case cloudServicePermissionDenied = 6
        /// There is no network.
        case cloudServiceNetworkConnectionFailed = 7
        /// The user no longer allows it.
        case cloudServiceRevoked = 8
        /// The user has not yet agreed to Apple's privacy terms.
        case privacyAcknowledgementRequired = 9
        /// The app uses a property without its entitlement.
        case unauthorizedRequestData = 10
        /// The identifier of the offer is not known.
        case invalidOfferIdentifier = 11
        /// The signature of the offer is not valid.
        case invalidSignature = 12
        /// Parameters of the offer are missing.
        case missingOfferParams = 13
        /// The price of the offer is not valid.
        case invalidOfferPrice = 14
        /// The overlay was canceled.
        case overlayCancelled = 15
        /// The configuration of the overlay is not valid.
        case overlayInvalidConfiguration = 16
        /// The overlay took too long.
        case overlayTimeout = 17
        /// The user may not use the offer.
        case ineligibleForOffer = 18
        /// The platform does not support it.
        case unsupportedPlatform = 19
        /// The scene of the overlay is in the background.
        case overlayPresentedInBackgroundScene = 20
    }

    /// The code of the error.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The error is not known.
    public static let unknown = Code.unknown
    /// The user may not.
    public static let clientInvalid = Code.clientInvalid
    /// The user does not want to.
    public static let paymentCancelled = Code.paymentCancelled
    /// There is no such thing.
    public static let paymentInvalid = Code.paymentInvalid
    /// The device may not.
    public static let paymentNotAllowed = Code.paymentNotAllowed
    /// It is not sold there.
    public static let storeProductNotAvailable = Code.storeProductNotAvailable
    /// The user does not allow it.
    public static let cloudServicePermissionDenied = Code.cloudServicePermissionDenied
    /// There is no network.
    public static let cloudServiceNetworkConnectionFailed = Code.cloudServiceNetworkConnectionFailed
    /// The user no longer allows it.
    public static let cloudServiceRevoked = Code.cloudServiceRevoked
    /// The user has not yet agreed to Apple's privacy terms.
    public static let privacyAcknowledgementRequired = Code.privacyAcknowledgementRequired
    /// The app uses a property without its entitlement.
    public static let unauthorizedRequestData = Code.unauthorizedRequestData
    /// The identifier of the offer is not known.
    public static let invalidOfferIdentifier = Code.invalidOfferIdentifier
    /// The signature of the offer is not valid.
    public static let invalidSignature = Code.invalidSignature
    /// Parameters of the offer are missing.
    public static let missingOfferParams = Code.missingOfferParams
    /// The price of the offer is not valid.
    public static let invalidOfferPrice = Code.invalidOfferPrice
    /// The overlay was canceled.
    public static let overlayCancelled = Code.overlayCancelled
    /// The configuration of the overlay is not valid.
    public static let overlayInvalidConfiguration = Code.overlayInvalidConfiguration
    /// The overlay took too long.
    public static let overlayTimeout = Code.overlayTimeout
    /// The user may not use the offer.
    public static let ineligibleForOffer = Code.ineligibleForOffer
    /// The platform does not support it.
    public static let unsupportedPlatform = Code.unsupportedPlatform
    /// The scene of the overlay is in the background.
    public static let overlayPresentedInBackgroundScene = Code.overlayPresentedInBackgroundScene
}
/// Asks for the receipt; nothing comes.
open class SKReceiptRefreshRequest: SKRequest {}
