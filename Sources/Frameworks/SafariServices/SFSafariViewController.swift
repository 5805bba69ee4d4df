// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Displays a web page; drawn as a placeholder.
open class SFSafariViewController: PlaceholderViewController {
    /// How a page is shown.
    open class Configuration: NSObject {
        /// Whether an article is shown without its surroundings.
        open var entersReaderIfAvailable = false
        /// Whether the bars go as the page is scrolled.
        open var barCollapsingEnabled = true
        /// Creates a configuration.
        public override init() { super.init() }
    }

    /// The words of the button that closes the page. Raw values match Apple's.
    public enum DismissButtonStyle: Int, Hashable, Sendable {
        /// The title is "Done".
        case done = 0
        /// The title is "Close".
        case close = 1
        /// The title is "Cancel".
        case cancel = 2
    }

    /// The address of the page.
    public let url: URL
    /// How the page is shown.
    public let configuration: Configuration
    /// The delegate; not retained.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color of the bars; nil for the system's.
    open var preferredBarTintColor: UIColor!
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color of the controls; nil for the system's.
    open var preferredControlTintColor: UIColor!
    /// The words of the button that closes the page.
    open var dismissButtonStyle = DismissButtonStyle.done

    /// Creates a controller of an address.
    public init(url URL: URL, configuration: Configuration = Configuration()) {
        url = URL
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Declared for subclasses to override; a page without an address cannot be shown.
    public required init?(coder: NSCoder) { nil }

    /// A description for the placeholder: the address of the page.
    open override var placeholderContent: String { "the web page \(url.absoluteString)" }
    /// The picture of the placeholder.
    open override var placeholderPicture: PlaceholderPicture? { .webPage }
}

/// The delegate of an SFSafariViewController.
public protocol SFSafariViewControllerDelegate: AnyObject {
    /// Called when the user closed the page.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Called after the page was loaded, which it is not here.
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    /// The default implementation does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// The default implementation does nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}
