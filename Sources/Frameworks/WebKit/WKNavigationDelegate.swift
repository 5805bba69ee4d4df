// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import FoundationNetworking
public import UIKit

/// Whether a page is loaded. Raw values match Apple's.
public enum WKNavigationActionPolicy: Int, Hashable, Sendable {
    /// It is not.
    case cancel = 0
    /// The navigation is allowed.
    case allow = 1
    /// It is kept as a file.
    case download = 2
}

/// Whether an answer is shown. Raw values match Apple's.
public enum WKNavigationResponsePolicy: Int, Hashable, Sendable {
    /// It is not.
    case cancel = 0
    /// The response is allowed.
    case allow = 1
    /// It is kept as a file.
    case download = 2
}

/// Why a page is loaded. Raw values match Apple's.
public enum WKNavigationType: Int, Hashable, Sendable {
    /// A link was followed.
    case linkActivated = 0
    /// A form was sent.
    case formSubmitted = 1
    /// Back or on.
    case backForward = 2
    /// The page is reloaded.
    case reload = 3
    /// A form was sent again.
    case formResubmitted = 4
    /// Another kind of navigation.
    case other = -1
}

/// A page that is to be loaded.
open class WKNavigationAction: NSObject {
    /// What is asked for.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    /// The type of the navigation.
    open var navigationType: WKNavigationType { .other }
    /// Where it is shown; nil for a window of its own.
    open var targetFrame: WKFrameInfo? { nil }
    /// Where it is asked for.
    open var sourceFrame: WKFrameInfo { WKFrameInfo() }
    /// Whether it is to be kept as a file.
    open var shouldPerformDownload: Bool { false }
    /// Which keys were pressed.
    open var modifierFlags: UIKeyModifierFlags { [] }
}

/// An answer that is to be shown.
open class WKNavigationResponse: NSObject {
    /// The response to the navigation.
    open var response: URLResponse {
        URLResponse(
            url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
    /// Whether it is that of the whole page.
    open var isForMainFrame: Bool { true }
    /// Whether it can be shown.
    open var canShowMIMEType: Bool { true }
}

/// A part of a page.
open class WKFrameInfo: NSObject {
    /// Whether it is the whole page.
    open var isMainFrame: Bool { true }
    /// What was asked for.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    /// Where it comes from.
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
    /// The view of the page.
    open weak var webView: WKWebView? { nil }
}

/// How a window is to be.
open class WKWindowFeatures: NSObject {}

/// The delegate of a WKNavigation; its methods are never called here.
public protocol WKNavigationDelegate: AnyObject {
    /// Decides whether a page is loaded.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    /// Decides whether an answer is shown.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Called when a load begins.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Called when content comes.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Called when a page is there.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Called when a load failed.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Called when a load failed at its beginning.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error)
    /// Decides whether and how a page is loaded.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Called when a server names another address.
    func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    /// Called when a server asks who the user is.
    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    /// Called when the page has ended.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
    /// Called when a page is kept as a file.
    func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
    /// Called when an answer is kept as a file.
    func webView(
        _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}

extension WKNavigationDelegate {
    /// The default implementation allows the navigation.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// The default implementation allows the response.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The default implementation does nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The default implementation does nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The default implementation does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The default implementation does nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The default implementation does nothing.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {}
    /// Does what happens without a delegate.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) { decisionHandler(.allow, preferences) }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The default implementation does nothing.
    public func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {}
    /// Does what happens without a delegate.
    public func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { completionHandler(.performDefaultHandling, nil) }
    /// The default implementation does nothing.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
    /// The default implementation does nothing.
    public func webView(
        _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
    ) {}
    /// The default implementation does nothing.
    public func webView(
        _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
    ) {}
}
