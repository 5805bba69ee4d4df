/// Provides the items of a collection view.
///
/// Methods that are optional in UIKit have default implementations.
public protocol UICollectionViewDataSource: DelegateMethods {
    /// Returns the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns the cell of an item, usually from `dequeueReusableCell(withReuseIdentifier:for:)`.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// Returns the number of sections; 1 by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Returns the header or footer of a section; an empty view by default.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    /// The default implementation: one section.
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        forwarded("numberOfSectionsInCollectionView:", (any UICollectionViewDataSource).self) {
            $0.numberOfSections(in: collectionView)
        } ?? 1
    }
    /// The default implementation: an empty view.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        forwarded(
            "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
            (any UICollectionViewDataSource).self
        ) { $0.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) }
            ?? UICollectionReusableView()
    }
}

/// The delegate of a collection view.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// Called before a cell is displayed.
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)
    /// Called after a cell is no longer visible, or its item was removed.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)
    /// Called before a header, a footer or another supplementary view is displayed.
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath)
    /// Called after a supplementary view is no longer visible.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)
    /// Returns whether a tap on an item performs its primary action; true by default.
    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool
    /// Called to perform the primary action of an item, after a tap.
    func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
    /// Returns whether a long press on an item shows the edit menu; not called, as there are context menus instead.
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
        -> Bool
    /// Returns whether the edit menu has a command; not called.
    func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector,
        forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool
    /// Performs a command of the edit menu; not called.
    func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?)
    /// Returns whether the touched item is highlighted, and may be selected; true by default.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    /// Called after the touched item was highlighted.
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    /// Called after the highlight has ended.
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    /// Returns whether the user may select an item; true by default.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// Returns whether the user may deselect an item where multiple selection is allowed; true by default.
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    /// Called after the user has selected an item.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// Called after the user has deselected an item.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    /// Returns the context menu of a long-pressed item; nil for none. Menus of items are not opened.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns the context menu of long-pressed items; nil for none. Menus of items are not opened.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns the preview beside the menu of an item; nil for the item. Not called.
    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns the target of the preview when the menu of an item closes; nil for the item. Not called.
    func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns the preview beside the menu of an item; nil for the item. Not called.
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?
    /// Returns the target of the preview when the menu of an item closes; nil for the item. Not called.
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?
    /// Called when the preview beside the menu of an item is tapped.
    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// Called before the menu of an item is shown.
    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called before the menu of an item is closed.
    func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Returns whether an item may be focused. Not called.
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
    /// Returns whether the focus may move. Not called.
    func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool
    /// Called after the focus has moved; never here.
    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator)
    /// Returns the item that is focused first; nil for that of the system. Not called.
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
    /// Returns whether an item is selected as it is focused. Not called.
    func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool
}

extension UICollectionViewDelegate {
    /// Returns false, so that no edit menu is shown.
    public func collectionView(
        _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool {
        forwarded("collectionView:shouldShowMenuForItemAtIndexPath:", (any UICollectionViewDelegate).self) {
            $0.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
        } ?? false
    }
    /// Returns false, so that the edit menu has no command.
    public func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector,
        forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool {
        forwarded(
            "collectionView:canPerformAction:forItemAtIndexPath:withSender:",
            (any UICollectionViewDelegate).self
        ) {
            $0.collectionView(
                collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
        } ?? false
    }
    /// The default implementation performs no command.
    public func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        forwarded(
            "collectionView:performAction:forItemAtIndexPath:withSender:", (any UICollectionViewDelegate).self
        ) {
            $0.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
        }
    }
    /// The default implementation ignores the cell.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        forwarded("collectionView:willDisplayCell:forItemAtIndexPath:", (any UICollectionViewDelegate).self) {
            $0.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        }
    }
    /// The default implementation ignores the cell.
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        forwarded(
            "collectionView:didEndDisplayingCell:forItemAtIndexPath:", (any UICollectionViewDelegate).self
        ) { $0.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
    }
    /// The default implementation ignores the view.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        forwarded(
            "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
            (any UICollectionViewDelegate).self
        ) {
            $0.collectionView(
                collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
            )
        }
    }
    /// The default implementation ignores the view.
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        forwarded(
            "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
            (any UICollectionViewDelegate).self
        ) {
            $0.collectionView(
                collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
                at: indexPath)
        }
    }
    /// Returns true, so that a tap performs the primary action.
    public func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        forwarded(
            "collectionView:canPerformPrimaryActionForItemAtIndexPath:", (any UICollectionViewDelegate).self
        ) { $0.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) } ?? true
    }
    /// The default implementation has no primary action.
    public func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
        forwarded(
            "collectionView:performPrimaryActionForItemAtIndexPath:", (any UICollectionViewDelegate).self
        ) { $0.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }
    }
    /// Returns true, so that all items are highlighted.
    public func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        forwarded("collectionView:shouldHighlightItemAtIndexPath:", (any UICollectionViewDelegate).self) {
            $0.collectionView(collectionView, shouldHighlightItemAt: indexPath)
        } ?? true
    }
    /// The default implementation ignores the highlight.
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        forwarded("collectionView:didHighlightItemAtIndexPath:", (any UICollectionViewDelegate).self) {
            $0.collectionView(collectionView, didHighlightItemAt: indexPath)
        }
    }
    /// The default implementation ignores the end of the highlight.
    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    {
        forwarded("collectionView:didUnhighlightItemAtIndexPath:", (any UICollectionViewDelegate).self) {
            $0.collectionView(collectionView, didUnhighlightItemAt: indexPath)
        }
    }
    /// Returns true, so that all items can be selected.
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
        -> Bool
    {
        forwarded("collectionView:shouldSelectItemAtIndexPath:", (any UICollectionViewDelegate).self) {
            $0.collectionView(collectionView, shouldSelectItemAt: indexPath)
        } ?? true
    }
    /// Returns true, so that all items can be deselected.
    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
        -> Bool
    {
        forwarded("collectionView:shouldDeselectItemAtIndexPath:", (any UICollectionViewDelegate).self) {
            $0.collectionView(collectionView, shouldDeselectItemAt: indexPath)
        } ?? true
    }
    /// The default implementation ignores the selection.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        forwarded("collectionView:didSelectItemAtIndexPath:", (any UICollectionViewDelegate).self) {
            $0.collectionView(collectionView, didSelectItemAt: indexPath)
        }
    }
    /// The default implementation ignores the deselection.
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        forwarded("collectionView:didDeselectItemAtIndexPath:", (any UICollectionViewDelegate).self) {
            $0.collectionView(collectionView, didDeselectItemAt: indexPath)
        }
    }
}

/// An object that prepares the data of items before they become visible.
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Called for items that will soon become visible.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Called for items that will not become visible after all.
    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// The default implementation ignores the items.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
