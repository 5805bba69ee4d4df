public import UIKitCore

/// A view that displays web content, a legacy class before iOS 12; here a placeholder, which loads nothing.
open class UIWebView: PicturePlaceholderView {
    /// The delegate, notified of loading, of which there is none; not retained.
    open weak var delegate: (any UIWebViewDelegate)?
    /// The view that scrolls the page.
    public let scrollView = UIScrollView()
    /// Whether pages are scaled to fit the width of the view; kept, and has no effect here.
    open var scalesPageToFit = false
    /// The types of data of a page that become links; kept, and has no effect here.
    open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
    /// Whether videos play inline; kept, and has no effect here.
    open var allowsInlineMediaPlayback = false
    /// Whether videos require a tap to play; kept, and has no effect here.
    open var mediaPlaybackRequiresUserAction = true

    /// Whether there is a page to go back to: none.
    open var canGoBack: Bool { false }
    /// Whether there is a page to go forward to: none.
    open var canGoForward: Bool { false }
    /// Whether a page is being loaded: never.
    open var isLoading: Bool { false }

    /// Loads a page of HTML; has no effect here.
    open func loadHTMLString(_ string: String, baseURL: URL?) {}
    /// Loads the data of a document; has no effect here.
    open func load(_ data: Data, mimeType: String, textEncodingName: String, baseURL: URL) {}
    /// Reloads the page; has no effect here.
    open func reload() {}
    /// Stops loading; has no effect here.
    open func stopLoading() {}
    /// Loads the previous page; has no effect here.
    open func goBack() {}
    /// Loads the next page; has no effect here.
    open func goForward() {}
    /// Returns nil: no script runs.
    open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

    /// The drawing that fills the view: a web page.
    open override var placeholderPicture: PlaceholderPicture { .webPage }
}

/// The delegate that is notified of the loading of pages.
public protocol UIWebViewDelegate: AnyObject {
    /// Called when a page begins to load.
    func webViewDidStartLoad(_ webView: UIWebView)
    /// Called after a page was loaded.
    func webViewDidFinishLoad(_ webView: UIWebView)
    /// Called when a page could not be loaded.
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    /// The default implementation does nothing.
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    /// The default implementation does nothing.
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    /// The default implementation does nothing.
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

extension UIWebView {
    /// The navigation types of a request. Raw values match Apple's.
    public enum NavigationType: Int, Hashable, Sendable {
        /// A link was tapped.
        case linkClicked = 0
        /// A form was submitted.
        case formSubmitted = 1
        /// The back or forward button was tapped.
        case backForward = 2
        /// The page is reloaded.
        case reload = 3
        /// A form is submitted again.
        case formResubmitted = 4
        /// Some other action.
        case other = 5
    }
}
