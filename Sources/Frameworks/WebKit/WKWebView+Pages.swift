// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import FoundationNetworking
public import UIKit

extension WKWebView {
    /// The pages before and after: none.
    public var backForwardList: WKBackForwardList { WKBackForwardList() }
    /// Whether all was loaded safely.
    public var hasOnlySecureContent: Bool { false }
    /// Who the server is; not known.
    public var serverTrust: AnyObject? { nil }
    /// The color of the page; there is none.
    public var themeColor: UIColor? { nil }
    /// What the user did with the page; nothing.
    public var interactionState: Any? {
        get { nil }
        set {}
    }
    /// The kind of styles, as `print`; kept, and has no effect here.
    public var mediaType: String? {
        get { WebViewValues.of(self).mediaType }
        set { WebViewValues.of(self).mediaType = newValue }
    }
    /// The scale of the page; kept, and has no effect here.
    public var pageZoom: CGFloat {
        get { WebViewValues.of(self).pageZoom }
        set { WebViewValues.of(self).pageZoom = newValue }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color below the page; kept, and has no effect here.
    public var underPageBackgroundColor: UIColor! {
        get { WebViewValues.of(self).underPageBackgroundColor ?? backgroundColor ?? .systemBackground }
        set { WebViewValues.of(self).underPageBackgroundColor = newValue }
    }
    /// Whether tools may look into the page.
    public var isInspectable: Bool {
        get { WebViewValues.of(self).isInspectable }
        set { WebViewValues.of(self).isInspectable = newValue }
    }
    /// Whether words can be looked for.
    public var isFindInteractionEnabled: Bool {
        get { WebViewValues.of(self).isFindInteractionEnabled }
        set { WebViewValues.of(self).isFindInteractionEnabled = newValue }
    }
    /// Returns whether pages of a scheme need no provider.
    public class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
    }
    /// Goes to a page.
    @discardableResult
    public func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
    /// Reloads the page from its server: nil here.
    @discardableResult
    public func reloadFromOrigin() -> WKNavigation? { nil }
    /// Loads the content of data: nil here.
    @discardableResult
    public func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL)
        -> WKNavigation?
    { nil }
    /// Shows a text of HTML as the answer of a server.
    @discardableResult
    public func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation? {
        load(request)
    }
    /// Shows a file.
    @discardableResult
    public func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL)
        -> WKNavigation?
    { load(request) }
    /// Draws the page, which fails here.
    public func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping (UIImage?, (any Error)?) -> Void
    ) { CompletionQueue.async { completionHandler(nil, CocoaError(.featureUnsupported)) } }
    /// Draws the page, which fails here.
    public func takeSnapshot(configuration snapshotConfiguration: WKSnapshotConfiguration?) async throws
        -> UIImage
    { throw CocoaError(.featureUnsupported) }
    /// Writes the page, which fails here.
    public func createPDF(
        configuration: WKPDFConfiguration = .init(),
        completionHandler: @escaping (Result<Data, any Error>) -> Void
    ) { CompletionQueue.async { completionHandler(.failure(CocoaError(.featureUnsupported))) } }
    /// Writes the page, which fails here.
    public func createWebArchiveData(completionHandler: @escaping (Result<Data, any Error>) -> Void) {
        CompletionQueue.async { completionHandler(.failure(CocoaError(.featureUnsupported))) }
    }
    /// Runs JavaScript in the page, which fails here.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) { CompletionQueue.async { completionHandler?(.failure(CocoaError(.featureUnsupported))) } }
    /// Runs JavaScript in the page, which fails here.
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) { CompletionQueue.async { completionHandler?(.failure(CocoaError(.featureUnsupported))) } }
    /// Runs JavaScript in the page, which fails here.
    @discardableResult
    public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
        throw CocoaError(.featureUnsupported)
    }
    /// Suspends or resumes media; the handler alone is called.
    public func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (() -> Void)? = nil) {
        CompletionQueue.async { completionHandler?() }
    }
    /// Pauses all media; the handler alone is called.
    public func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) {
        CompletionQueue.async { completionHandler?() }
    }
    /// Closes all media presentations; the handler alone is called.
    public func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) {
        CompletionQueue.async { completionHandler?() }
    }
}

/// The pages before and after: none.
open class WKBackForwardList: NSObject {
    /// The current item: nil.
    open var currentItem: WKBackForwardListItem? { nil }
    /// The page before.
    open var backItem: WKBackForwardListItem? { nil }
    /// The page after.
    open var forwardItem: WKBackForwardListItem? { nil }
    /// The pages before.
    open var backList: [WKBackForwardListItem] { [] }
    /// The pages after.
    open var forwardList: [WKBackForwardListItem] { [] }
    /// Returns a page by its distance.
    open func item(at index: Int) -> WKBackForwardListItem? { nil }
}
/// A page that was shown.
open class WKBackForwardListItem: NSObject {
    /// The address of the page.
    open var url: URL { URL(fileURLWithPath: "/") }
    /// The title of the page.
    open var title: String? { nil }
    /// The address that was asked for.
    open var initialURL: URL { url }
}
/// How a page is drawn.
open class WKSnapshotConfiguration: NSObject {
    /// The rectangle of the snapshot; null for the bounds.
    open var rect = CGRect.null
    /// The width in points.
    open var snapshotWidth: NSNumber?
    /// Whether changes are waited for.
    open var afterScreenUpdates = true
    /// Creates a configuration.
    public override init() { super.init() }
}
/// How a page is written.
open class WKPDFConfiguration: NSObject {
    /// The rectangle of the page; nil for all.
    open var rect: CGRect?
    /// Creates a configuration.
    public override init() { super.init() }
}
/// What a menu is for.
open class WKContextMenuElementInfo: NSObject {
    /// The address of the link.
    open var linkURL: URL? { nil }
}
/// Where a page comes from.
open class WKSecurityOrigin: NSObject {
    /// The protocol of the origin.
    open var `protocol`: String { "" }
    /// The host of the origin.
    open var host: String { "" }
    /// The port of the origin.
    open var port: Int { 0 }
}
/// A page that is kept as a file; none is here.
open class WKDownload: NSObject {
    /// The delegate; not retained.
    open weak var delegate: (any WKDownloadDelegate)?
    /// What was asked for.
    open var originalRequest: URLRequest? { nil }
    /// The view of the page.
    open weak var webView: WKWebView? { nil }
    /// Cancels the download; the handler gets no data to resume it.
    open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) {
        CompletionQueue.async { completionHandler?(nil) }
    }
}
/// The delegate of a WKDownload; its methods are never called here.
public protocol WKDownloadDelegate: AnyObject {
    /// Decides where the file is.
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void)
    /// Called at the end.
    func downloadDidFinish(_ download: WKDownload)
    /// Called when the file could not be loaded.
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}
extension WKDownloadDelegate {
    /// The default implementation does nothing.
    public func downloadDidFinish(_ download: WKDownload) {}
    /// The default implementation does nothing.
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
/// What a page wants to use. Raw values match Apple's.
public enum WKMediaCaptureType: Int, Hashable, Sendable {
    /// The camera of the device.
    case camera = 0
    /// The microphone of the device.
    case microphone = 1
    /// The camera and the microphone.
    case cameraAndMicrophone = 2
}

/// Whether a page may. Raw values match Apple's.
public enum WKPermissionDecision: Int, Hashable, Sendable {
    /// The user is asked.
    case prompt = 0
    /// The capture is permitted.
    case grant = 1
    /// It may not.
    case deny = 2
}
