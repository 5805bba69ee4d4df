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
    }

    /// The code of the error.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The error is not known.
    public static let unknown = Code.unknown
    /// The user does not want to.
    public static let paymentCancelled = Code.paymentCancelled
    /// The device may not.
    public static let paymentNotAllowed = Code.paymentNotAllowed
}
/// Asks for the receipt; nothing comes.
open class SKReceiptRefreshRequest: SKRequest {}
