/// Determines the appearance of a table view's rows, headers and footers, and their selection and editing.
///
/// Methods that are optional in UIKit have default implementations.
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// Returns the height of a row, in points; the table's `rowHeight` by default.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// Returns the height of a row until it is visible, in points; the table's `estimatedRowHeight` by default.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    /// Returns the height of a header, in points; the table's `sectionHeaderHeight` by default.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    /// Returns the height of a footer, in points; the table's `sectionFooterHeight` by default.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    /// Returns the header of a section; nil for one that displays the title.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// Returns the footer of a section; nil for one that displays the title.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    /// Returns the height of a header until it is visible, in points; that of the header by default.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    /// Returns the height of a footer until it is visible, in points; that of the footer by default.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    /// Returns the indentation level of a row; 0, the default, for that of its cell.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
    /// Returns the context menu of a long-pressed row; nil for none. Menus of rows are not opened.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns the actions of a swipe toward the leading edge, as before iOS 11; nil for none.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    /// Called before a cell is displayed.
    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Called after a cell is no longer visible, or its row was removed.
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Called before a header is displayed.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    /// Called before a footer is displayed.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    /// Called after a header is no longer visible.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    /// Called after a footer is no longer visible.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    /// Returns whether the touched row is highlighted, and may be selected; true by default.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// Called after the touched row was highlighted.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    /// Called after the highlight has ended.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    /// Called before the user selects a row; returns the row to select, nil for none.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called after the user has selected a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Called before the user deselects a row; returns the row to deselect, nil to keep the selection.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called after the user has deselected a row.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// Returns the editing control of a row; the one that deletes by default.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    /// Called when the user taps the detail button of a row.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    /// Returns the title of the button that deletes a row; nil for the system's.
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    /// Returns whether the content of a row makes room for its editing control; true by default.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    /// Returns the actions of a swipe at the leading edge; nil for none.
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// Returns the actions of a swipe at the trailing edge; nil for the button that deletes the row.
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// Called before the swipe actions of a row are shown.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    /// Called after the swipe actions of a row were hidden; nil if the row was removed.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    /// Returns the target of a row that the user moves; the proposed one by default.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
    /// Returns the preview beside the menu of a row; nil for the row. Not called.
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns the target of the preview when the menu of a row closes; nil for the row. Not called.
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Called when the preview beside the menu of a row is tapped.
    func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// Called before the menu of a row is shown.
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called before the menu of a row is closed.
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Returns whether a row may be focused. Not called.
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    /// Returns whether the focus may move. Not called.
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext)
        -> Bool
    /// Called after the focus has moved; never here.
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator)
    /// Returns the row that is focused first; nil for that of the system. Not called.
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
    /// Returns whether a row is selected as it is focused. Not called.
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
    /// Returns whether a tap on a row performs its primary action; true by default.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    /// Called to perform the primary action of a row, after a tap.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    /// The default implementation ignores the header.
    public func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
        forwarded("tableView:willDisplayHeaderView:forSection:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, willDisplayHeaderView: view, forSection: section)
        }
    }
    /// The default implementation ignores the footer.
    public func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
        forwarded("tableView:willDisplayFooterView:forSection:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, willDisplayFooterView: view, forSection: section)
        }
    }
    /// The default implementation ignores the header.
    public func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
        forwarded("tableView:didEndDisplayingHeaderView:forSection:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
        }
    }
    /// The default implementation ignores the footer.
    public func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
        forwarded("tableView:didEndDisplayingFooterView:forSection:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
        }
    }
    /// The default implementation ignores the tap.
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        forwarded("tableView:accessoryButtonTappedForRowWithIndexPath:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        }
    }
    /// Returns the table's height for rows.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        forwarded("tableView:heightForRowAtIndexPath:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, heightForRowAt: indexPath)
        } ?? tableView.defaultHeight(forRowAt: indexPath)
    }
    /// Returns the table's estimate.
    public func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        forwarded("tableView:estimatedHeightForRowAtIndexPath:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, estimatedHeightForRowAt: indexPath)
        } ?? tableView.estimatedRowHeight
    }
    /// Returns the table's height for headers.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        forwarded("tableView:heightForHeaderInSection:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, heightForHeaderInSection: section)
        } ?? tableView.sectionHeaderHeight
    }
    /// Returns the table's height for footers.
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        forwarded("tableView:heightForFooterInSection:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, heightForFooterInSection: section)
        } ?? tableView.sectionFooterHeight
    }
    /// Returns no view.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        forwarded("tableView:viewForHeaderInSection:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, viewForHeaderInSection: section)
        } ?? nil
    }
    /// Returns no view.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        forwarded("tableView:viewForFooterInSection:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, viewForFooterInSection: section)
        } ?? nil
    }
    /// The default implementation ignores the cell.
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        forwarded("tableView:willDisplayCell:forRowAtIndexPath:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }
    }
    /// The default implementation ignores the cell.
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        forwarded("tableView:didEndDisplayingCell:forRowAtIndexPath:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }
    }
    /// Returns true, so that all rows are highlighted.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        forwarded("tableView:shouldHighlightRowAtIndexPath:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, shouldHighlightRowAt: indexPath)
        } ?? true
    }
    /// The default implementation ignores the highlight.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        forwarded("tableView:didHighlightRowAtIndexPath:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, didHighlightRowAt: indexPath)
        }
    }
    /// The default implementation ignores the end of the highlight.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        forwarded("tableView:didUnhighlightRowAtIndexPath:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, didUnhighlightRowAt: indexPath)
        }
    }
    /// Returns the row, so that it is selected.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        forwarded("tableView:willSelectRowAtIndexPath:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, willSelectRowAt: indexPath)
        } ?? indexPath
    }
    /// The default implementation ignores the selection.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        forwarded("tableView:didSelectRowAtIndexPath:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, didSelectRowAt: indexPath)
        }
    }
    /// Returns the row, so that it is deselected.
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        forwarded("tableView:willDeselectRowAtIndexPath:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, willDeselectRowAt: indexPath)
        } ?? indexPath
    }
    /// The default implementation ignores the deselection.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        forwarded("tableView:didDeselectRowAtIndexPath:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, didDeselectRowAt: indexPath)
        }
    }
    /// Returns the control that deletes.
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        forwarded("tableView:editingStyleForRowAtIndexPath:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, editingStyleForRowAt: indexPath)
        } ?? .delete
    }
    /// Returns nil, for the title that the system chooses.
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        forwarded(
            "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", (any UITableViewDelegate).self
        ) { $0.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) } ?? nil
    }
    /// Returns true, so that the content makes room for its control.
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
        -> Bool
    {
        forwarded("tableView:shouldIndentWhileEditingRowAtIndexPath:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
        } ?? true
    }
    /// Returns nil, so that there are no leading actions.
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        forwarded(
            "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", (any UITableViewDelegate).self
        ) { $0.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) } ?? nil
    }
    /// Returns nil, for the button that deletes the row.
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        forwarded(
            "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", (any UITableViewDelegate).self
        ) { $0.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) } ?? nil
    }
    /// The default implementation ignores the swipe.
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        forwarded("tableView:willBeginEditingRowAtIndexPath:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, willBeginEditingRowAt: indexPath)
        }
    }
    /// The default implementation ignores the end of the swipe.
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        forwarded("tableView:didEndEditingRowAtIndexPath:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, didEndEditingRowAt: indexPath)
        }
    }
    /// Returns the proposed target.
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        forwarded(
            "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
            (any UITableViewDelegate).self
        ) {
            $0.tableView(
                tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
                toProposedIndexPath: proposedDestinationIndexPath)
        } ?? proposedDestinationIndexPath
    }
    /// Returns the height of the header.
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    {
        forwarded("tableView:estimatedHeightForHeaderInSection:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, estimatedHeightForHeaderInSection: section)
        } ?? tableView.sectionHeaderHeight
    }
    /// Returns the height of the footer.
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    {
        forwarded("tableView:estimatedHeightForFooterInSection:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, estimatedHeightForFooterInSection: section)
        } ?? tableView.sectionFooterHeight
    }
    /// Returns 0, for the indentation level of the cell.
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        forwarded("tableView:indentationLevelForRowAtIndexPath:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, indentationLevelForRowAt: indexPath)
        } ?? 0
    }
    /// Returns nil, so that no menu is shown.
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        forwarded(
            "tableView:contextMenuConfigurationForRowAtIndexPath:point:", (any UITableViewDelegate).self
        ) { $0.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point) } ?? nil
    }
    /// Returns nil, so that there are no such actions.
    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    {
        forwarded("tableView:editActionsForRowAtIndexPath:", (any UITableViewDelegate).self) {
            $0.tableView(tableView, editActionsForRowAt: indexPath)
        } ?? nil
    }
}
