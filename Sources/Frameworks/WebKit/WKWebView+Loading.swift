// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import FoundationNetworking
public import UIKit

/// What a web view keeps beside its placeholder.
final class WebViewValues {
    weak var navigationDelegate: AnyObject?
    weak var uiDelegate: AnyObject?
    var configuration = WKWebViewConfiguration()
    let scrollView = UIScrollView()
    var url: URL?
    var allowsLinkPreview = true
    var allowsBackForwardNavigationGestures = false
    var customUserAgent: String?
    var mediaType: String?
    var pageZoom: CGFloat = 1
    var underPageBackgroundColor: UIColor?
    var isInspectable = false
    var isFindInteractionEnabled = false

    private static let key = AttachmentKey()

    static func of(_ view: WKWebView) -> WebViewValues { key.value(of: view) { WebViewValues() } }
}

/// A load of a page.
open class WKNavigation: NSObject {}

// Pages are not loaded: the view is drawn as a placeholder, and its delegates are not called.
extension WKWebView {
    /// Creates a view of a configuration.
    public convenience init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.init(frame: frame)
        WebViewValues.of(self).configuration = configuration
    }
    /// The configuration that the view was created with.
    public var configuration: WKWebViewConfiguration { WebViewValues.of(self).configuration }
    /// The scroll view of the page, which is not shown.
    public var scrollView: UIScrollView { WebViewValues.of(self).scrollView }
    /// The delegate; not retained.
    public var navigationDelegate: (any WKNavigationDelegate)? {
        get { WebViewValues.of(self).navigationDelegate as? any WKNavigationDelegate }
        set { WebViewValues.of(self).navigationDelegate = newValue }
    }
    /// Shows what pages ask for; not retained.
    public var uiDelegate: (any WKUIDelegate)? {
        get { WebViewValues.of(self).uiDelegate as? any WKUIDelegate }
        set { WebViewValues.of(self).uiDelegate = newValue }
    }
    /// The address that was asked for last.
    public var url: URL? { WebViewValues.of(self).url }
    /// The title of the page, of which there is none.
    public var title: String? { nil }
    /// Whether a page is being loaded.
    public var isLoading: Bool { false }
    /// How much of the page is loaded, 0 to 1.
    public var estimatedProgress: Double { 0 }
    /// Whether there is a page to go back to.
    public var canGoBack: Bool { false }
    /// Whether there is a page to go on to.
    public var canGoForward: Bool { false }
    /// Whether links are shown before they are followed.
    public var allowsLinkPreview: Bool {
        get { WebViewValues.of(self).allowsLinkPreview }
        set { WebViewValues.of(self).allowsLinkPreview = newValue }
    }
    /// Whether swipes go back and on.
    public var allowsBackForwardNavigationGestures: Bool {
        get { WebViewValues.of(self).allowsBackForwardNavigationGestures }
        set { WebViewValues.of(self).allowsBackForwardNavigationGestures = newValue }
    }
    /// What the view calls itself.
    public var customUserAgent: String? {
        get { WebViewValues.of(self).customUserAgent }
        set { WebViewValues.of(self).customUserAgent = newValue }
    }
    /// Asks for a page.
    @discardableResult
    public func load(_ request: URLRequest) -> WKNavigation? {
        WebViewValues.of(self).url = request.url
        return nil
    }
    /// Shows a text of HTML.
    @discardableResult
    public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
    /// Shows a file.
    @discardableResult
    public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { nil }
    /// Reloads the page: nil here.
    @discardableResult
    public func reload() -> WKNavigation? { nil }
    /// Stops loading; has no effect here.
    public func stopLoading() {}
    /// Navigates back: nil here.
    @discardableResult
    public func goBack() -> WKNavigation? { nil }
    /// Navigates forward: nil here.
    @discardableResult
    public func goForward() -> WKNavigation? { nil }
    /// Evaluates JavaScript, which fails here.
    public func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) { CompletionQueue.async { completionHandler?(nil, CocoaError(.featureUnsupported)) } }
}
