// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Takes pictures of pages; here a box, as there is no camera.
open class VNDocumentCameraViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a document camera" }
    /// The picture of the placeholder.
    open override var placeholderPicture: PlaceholderPicture? { .camera }

    /// Whether there is a camera: none is.
    open class var isSupported: Bool { false }
    /// Hears of pages; not retained.
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}

/// Pages that were taken.
open class VNDocumentCameraScan: NSObject {
    /// How many.
    open var pageCount: Int { 0 }
    /// The title.
    open var title: String { "" }
    /// Returns a page.
    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// Hears of pages; never called here.
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
    /// Called with the pages.
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    /// Called when the user gave up.
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    /// Called when it failed.
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    /// Does nothing.
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    /// Does nothing.
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    /// Does nothing.
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}
