// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Scans documents with the camera; drawn as a placeholder.
open class VNDocumentCameraViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a document camera" }
    /// The picture of the placeholder.
    open override var placeholderPicture: PlaceholderPicture? { .camera }

    /// Whether there is a camera: none is.
    open class var isSupported: Bool { false }
    /// The delegate; not retained.
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}

/// Pages that were taken.
open class VNDocumentCameraScan: NSObject {
    /// The number of pages.
    open var pageCount: Int { 0 }
    /// The title of the scan.
    open var title: String { "" }
    /// Returns a page.
    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// The delegate of a VNDocumentCameraViewController; its methods are never called here.
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
    /// Called with the pages.
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    /// Called when the user cancelled.
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    /// Called when it failed.
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    /// The default implementation does nothing.
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    /// The default implementation does nothing.
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    /// The default implementation does nothing.
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}
