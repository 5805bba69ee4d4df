// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import FoundationNetworking
public import UIKit

/// How pages are shown.
open class WKWebViewConfiguration: NSObject {
    /// The messages and scripts between the app and its pages.
    open var userContentController = WKUserContentController()
    /// How pages look.
    open var preferences = WKPreferences()
    /// How pages are shown unless they say otherwise.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// What pages keep.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// Whether videos play inline.
    open var allowsInlineMediaPlayback = false
    /// The media types that start by a gesture of the user.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// Whether the text waits until everything is there.
    open var suppressesIncrementalRendering = false
    /// What is added to the name that views call themselves.
    open var applicationNameForUserAgent: String?
    /// What pages run in.
    open var processPool = WKProcessPool()
    /// Which texts become links.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// What a touch selects.
    open var selectionGranularity = WKSelectionGranularity.dynamic
    /// Whether AirPlay is allowed.
    open var allowsAirPlayForMediaPlayback = true
    /// Whether Picture in Picture is allowed.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether all pages can be made larger.
    open var ignoresViewportScaleLimits = false
    /// Whether only pages of the app are shown.
    open var limitsNavigationsToAppBoundDomains = false
    /// Whether pages are loaded safely where that is known to work.
    open var upgradeKnownHostsToHTTPS = true
    /// Whether videos start by a gesture of the user, as before iOS 9.
    open var mediaPlaybackRequiresUserAction = true
    /// Whether videos start by a gesture of the user, as before iOS 10.
    open var requiresUserActionForMediaPlayback = true
    private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]
    /// Creates a configuration.
    public override init() { super.init() }
    /// Returns what provides the content of a scheme.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        schemeHandlers[urlScheme]
    }
    /// Provides the content of a scheme.
    open func setURLSchemeHandler(
        _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
    ) { schemeHandlers[urlScheme] = urlSchemeHandler }
}

/// The types of media. Raw values match Apple's.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
    /// The bit mask of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Media with audio.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
    /// Media with video.
    public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
    /// Media with audio and video.
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
    /// Whether the user is warned of frauds.
    open var isFraudulentWebsiteWarningEnabled = true
    /// Whether a part of a page may fill the screen.
    open var isElementFullscreenEnabled = false
    /// Whether texts can be selected.
    open var isTextInteractionEnabled = true
    /// Whether some pages are shown as they expect.
    open var isSiteSpecificQuirksModeEnabled = true
    /// Whether backgrounds are printed.
    open var shouldPrintBackgrounds = false
    /// Creates preferences with default values.
    public override init() { super.init() }
}

/// How a page is shown.
open class WKWebpagePreferences: NSObject {
    /// Whether JavaScript of the page runs.
    open var allowsContentJavaScript = true
    /// For which device pages are asked for. Raw values match Apple's.
    public enum ContentMode: Int, Hashable, Sendable {
        /// The mode that suits the device.
        case recommended = 0
        /// For a phone.
        case mobile = 1
        /// For a computer.
        case desktop = 2
    }

    /// For which device pages are asked for.
    open var preferredContentMode = ContentMode.recommended
    /// Whether pages can do less.
    open var isLockdownModeEnabled = false
    /// Creates preferences with default values.
    public override init() { super.init() }
}

/// Receives the messages of scripts of pages; never called here.
public protocol WKScriptMessageHandler: AnyObject {
    /// Called for a message.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of code of a page.
open class WKScriptMessage: NSObject {
    /// The name of the handler.
    open var name: String { "" }
    /// What it says.
    open var body: Any { "" }
    /// The view of the page.
    open weak var webView: WKWebView? { nil }
    /// The part of the page.
    open var frameInfo: WKFrameInfo { WKFrameInfo() }
    /// The world of the code.
    open var world: WKContentWorld { .page }
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
    /// Passes a response.
    func didReceive(_ response: URLResponse)
    /// Passes a part of the data.
    func didReceive(_ data: Data)
    /// Ends the task with success.
    func didFinish()
    /// Ends the task with an error.
    func didFailWithError(_ error: any Error)
}
