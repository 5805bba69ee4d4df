// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import FoundationNetworking
public import UIKit

/// How pages are shown.
open class WKWebViewConfiguration: NSObject {
    /// What code of pages and of the app tell each other.
    open var userContentController = WKUserContentController()
    /// How pages look.
    open var preferences = WKPreferences()
    /// How pages are shown unless they say otherwise.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// What pages keep.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// Whether films play in the page.
    open var allowsInlineMediaPlayback = false
    /// Which films wait for the user.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// Whether the text waits until everything is there.
    open var suppressesIncrementalRendering = false
    /// What is added to the name that views call themselves.
    open var applicationNameForUserAgent: String?
    /// Creates a configuration.
    public override init() { super.init() }
    /// Provides the content of a scheme.
    open func setURLSchemeHandler(
        _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
    ) {}
}

/// Kinds of films. Raw values match Apple's.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sounds.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
    /// Films.
    public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
    /// Both.
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// How pages look.
open class WKPreferences: NSObject {
    /// The least size of text, in points.
    open var minimumFontSize: CGFloat = 0
    /// Whether JavaScript runs.
    open var javaScriptEnabled = true
    /// Whether JavaScript opens windows.
    open var javaScriptCanOpenWindowsAutomatically = false
}

/// How a page is shown.
open class WKWebpagePreferences: NSObject {
    /// Whether JavaScript of the page runs.
    open var allowsContentJavaScript = true
}

/// What pages keep.
open class WKWebsiteDataStore: NSObject {
    /// Kept on the device.
    open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// Not kept.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

/// What code of pages and of the app tell each other.
open class WKUserContentController: NSObject {
    /// Adds code to pages.
    open func addUserScript(_ userScript: WKUserScript) {}
    /// Removes all code that was added.
    open func removeAllUserScripts() {}
    /// Hears messages of a name.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// No longer hears messages of a name.
    open func removeScriptMessageHandler(forName name: String) {}
    /// Adds rules.
    open func add(_ contentRuleList: WKContentRuleList) {}
}

/// Code that is added to pages.
open class WKUserScript: NSObject {
    /// When it runs. Raw values match Apple's.
    public enum InjectionTime: Int, Hashable, Sendable {
        /// Before the page.
        case atDocumentStart = 0
        /// After the page.
        case atDocumentEnd = 1
    }

    /// The code.
    public let source: String
    /// Creates a script.
    public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) { self.source = source }
}

/// Rules of what is loaded.
open class WKContentRuleList: NSObject {}

/// Keeps rules.
open class WKContentRuleListStore: NSObject {
    /// The store of the app.
    open class func `default`() -> WKContentRuleListStore? { nil }
}

/// Hears messages of code of pages.
public protocol WKScriptMessageHandler: AnyObject {
    /// Called for a message.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of code of a page.
open class WKScriptMessage: NSObject {
    /// The name.
    open var name: String { "" }
    /// What it says.
    open var body: Any { "" }
    /// The view of the page.
    open weak var webView: WKWebView? { nil }
}

/// Provides the content of a scheme.
public protocol WKURLSchemeHandler: AnyObject {
    /// Called to begin.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// Called to stop.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// Content of a scheme that is asked for.
public protocol WKURLSchemeTask: AnyObject {
    /// What is asked for.
    var request: URLRequest { get }
    /// Tells what comes.
    func didReceive(_ response: URLResponse)
    /// Tells content.
    func didReceive(_ data: Data)
    /// Tells the end.
    func didFinish()
    /// Tells a failure.
    func didFailWithError(_ error: any Error)
}
