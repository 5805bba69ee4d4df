public import UIKitCore

/// Provides a document for a picture that the user takes of the screen, which happens never here.
open class UIScreenshotService: NSObject {
    /// Provides the document; not retained.
    open weak var delegate: (any UIScreenshotServiceDelegate)?
    /// The scene; not retained.
    open private(set) weak var windowScene: UIWindowScene?

    init(_ scene: UIWindowScene) {
        windowScene = scene
        super.init()
    }
}

/// Provides a document for a picture of the screen.
public protocol UIScreenshotServiceDelegate: AnyObject {
    /// Makes the document as PDF, and says which page is shown and which part of it.
    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
    /// Provides no document.
    public func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) { completionHandler(nil, 0, .zero) }
}

extension UIWindowScene {
    /// Provides a document for a picture of the scene.
    public var screenshotService: UIScreenshotService? {
        Self.screenshotServiceKey.value(of: self) { UIScreenshotService(self) }
    }
    private static let screenshotServiceKey = AttachmentKey()
}
