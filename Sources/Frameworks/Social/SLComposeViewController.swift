// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The name of Twitter's service.
public let SLServiceTypeTwitter = "com.apple.social.twitter"
/// The name of Facebook's service.
public let SLServiceTypeFacebook = "com.apple.social.facebook"
/// The name of Sina Weibo's service.
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
/// The name of Tencent Weibo's service.
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"
/// The name of LinkedIn's service.
public let SLServiceTypeLinkedIn = "com.apple.social.linkedin"

/// What became of a post. Raw values match Apple's.
public enum SLComposeViewControllerResult: Int, Hashable, Sendable {
    /// The user cancelled it.
    case cancelled = 0
    /// The user sent it.
    case done = 1
}

/// A function that is called with what became of a post.
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

/// Composes a post for a service; drawn as a placeholder.
///
/// Source: Apple's documentation; once a controller is presented, nothing can be added to its post.
open class SLComposeViewController: PlaceholderViewController {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The name of the service.
    public let serviceType: String!
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Called when the user has finished, which the user of a picture does not.
    open var completionHandler: SLComposeViewControllerCompletionHandler!
    private var text = ""
    private var images: [UIImage] = []
    private var addresses: [URL] = []

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Creates a controller for a service.
    public init!(forServiceType serviceType: String!) {
        self.serviceType = serviceType
        super.init(nibName: nil, bundle: nil)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        serviceType = nil
        super.init(coder: coder)
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Returns whether the service can be used: no account is set up here.
    open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }

    /// A description for the placeholder: the text of the post, and how much is attached.
    open override var placeholderContent: String {
        let attachments = images.count + addresses.count
        let post = text.isEmpty ? "a post to write" : "the post “\(text)”"
        return switch attachments {
        case 0: post
        case 1: post + " with one attachment"
        default: post + " with \(attachments) attachments"
        }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Sets the text of the post; returns false once the controller is presented.
    @discardableResult
    open func setInitialText(_ text: String!) -> Bool {
        change { $0.text = text ?? "" }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Adds an image to the post; returns false once the controller is presented.
    @discardableResult
    open func add(_ image: UIImage!) -> Bool {
        change { $0.images += [image].compactMap(\.self) }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Adds an address to the post; returns false once the controller is presented.
    @discardableResult
    open func add(_ url: URL!) -> Bool {
        change { $0.addresses += [url].compactMap(\.self) }
    }

    /// Removes all images; returns false once the controller is presented.
    @discardableResult
    open func removeAllImages() -> Bool { change { $0.images = [] } }

    /// Removes all addresses; returns false once the controller is presented.
    @discardableResult
    open func removeAllURLs() -> Bool { change { $0.addresses = [] } }

    private func change(_ change: (SLComposeViewController) -> Void) -> Bool {
        guard presentingViewController == nil else { return false }
        change(self)
        return true
    }
}
