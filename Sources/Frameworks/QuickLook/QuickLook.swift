// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A document that is shown.
public protocol QLPreviewItem: NSObjectProtocol {
    /// The address of the document.
    var previewItemURL: URL? { get }
    /// The title; nil for the name of the document.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// The default implementation returns nil.
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    /// The address itself.
    public var previewItemURL: URL? { self as URL }
}

/// How a document may be edited. Raw values match Apple's.
public enum QLPreviewItemEditingMode: Int, Hashable, Sendable {
    /// Items cannot be edited.
    case disabled = 0
    /// Edits update the item.
    case updateContents = 1
    /// As a copy.
    case createCopy = 2
}

/// Previews documents; drawn as a placeholder.
open class QLPreviewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String {
        let name = currentPreviewItem.flatMap { $0.previewItemTitle ?? $0.previewItemURL?.lastPathComponent }
        return name.map { "a preview of \($0)" } ?? "a preview of a document"
    }
    /// The picture of the placeholder.
    open override var placeholderPicture: PlaceholderPicture? { .document }

    /// Provides the documents; not retained.
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    /// The delegate; not retained.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// The number of the document that is shown.
    open var currentPreviewItemIndex = 0
    /// The document that is shown.
    open var currentPreviewItem: (any QLPreviewItem)? {
        dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex)
    }
    /// Reloads the items; has no effect here.
    open func reloadData() {}
    /// Displays the current item again; has no effect here.
    open func refreshCurrentPreviewItem() {}
    /// Returns whether a document can be shown.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { true }
}

/// The data source of a preview controller.
public protocol QLPreviewControllerDataSource: AnyObject {
    /// Returns the number of documents.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// Returns a document.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// The delegate of a QLPreviewController.
public protocol QLPreviewControllerDelegate: AnyObject {
    /// Called before the controller goes.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// Called after the controller has gone.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    /// Returns how a document may be edited.
    func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem)
        -> QLPreviewItemEditingMode
    /// Called after a document was edited.
    func previewController(
        _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
}

extension QLPreviewControllerDelegate {
    /// The default implementation does nothing.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    /// The default implementation does nothing.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    /// Returns that it may not.
    public func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode { .disabled }
    /// The default implementation does nothing.
    public func previewController(
        _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
    ) {}
}
