public import UIKitCore

/// Provides a PDF document for a screenshot that the user takes, which never happens here.
open class UIScreenshotService: NSObject {
    /// The delegate, which provides the document; not retained.
    open weak var delegate: (any UIScreenshotServiceDelegate)?
    /// The scene of the service; not retained.
    open private(set) weak var windowScene: UIWindowScene?

    init(_ scene: UIWindowScene) {
        windowScene = scene
        super.init()
    }
}

/// Provides a PDF document for a screenshot.
public protocol UIScreenshotServiceDelegate: AnyObject {
    /// Generates the PDF; the handler's values are its data, the current page and the visible rectangle.
    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
    /// Provides no document by default.
    public func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) { completionHandler(nil, 0, .zero) }
}

extension UIWindowScene {
    /// The service that provides a PDF document for screenshots of the scene.
    public var screenshotService: UIScreenshotService? {
        Self.screenshotServiceKey.value(of: self) { UIScreenshotService(self) }
    }
    private static let screenshotServiceKey = AttachmentKey()
}
