/// A view controller that manages a table view.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style
    /// Whether rows that are selected are deselected when the controller appears.
    open var clearsSelectionOnViewWillAppear = true

    /// Creates a controller with a table of a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with a plain table.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The table view.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tableView: UITableView! {
        get { view as? UITableView ?? UITableView(frame: .zero, style: style) }
        set {
            view = newValue
            newValue?.dataSource = self
            newValue?.delegate = self
        }
    }

    /// The control that the content is pulled down to.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    /// Creates the table view.
    open override func loadView() {
        if loadInterfaceView() { return adoptTable() }
        tableView = UITableView(frame: UIScreen.main.bounds, style: style)
    }

    /// Makes this the data source and delegate of a table for which the file names none, if a subclass may have rows.
    ///
    /// Source: Apple's documentation of `UITableViewController`.
    private func adoptTable() {
        guard type(of: self) != UITableViewController.self, let table = view as? UITableView,
            table.staticSections == nil
        else { return }
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
    }

    /// Returns the number of sections.
    open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticSections?.count ?? 1 }

    /// Returns the number of rows in a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticRowCount(section)
    }

    /// Returns the cell of a row.
    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.staticCell(at: indexPath) ?? UITableViewCell() }

    /// Returns the title of a section's header.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticSection(section)?.headerTitle
    }

    /// Returns the title of a section's footer.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticSection(section)?.footerTitle
    }

    /// Returns the titles of the index at the trailing edge, which is not drawn; nil for none.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the section that a title of the index leads to.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
        -> Int
    { index }

    /// Returns the height of a row.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.defaultHeight(forRowAt: indexPath)
    }

    /// Returns the height of a section's header.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }

    /// Returns the height of a section's footer.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }

    /// Returns the header of a section; nil for one that displays the title.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    /// Returns the footer of a section; nil for one that displays the title.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

    /// Called before a header is displayed.
    open func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {}

    /// Called before a footer is displayed.
    open func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {}

    /// Called after a header has left the visible part.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {}

    /// Called after a footer has left the visible part.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {}

    // MARK: Selection and editing

    /// Begins or ends editing, in the table too.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    /// Deselects what was selected, if `clearsSelectionOnViewWillAppear` says so.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in tableView.indexPathsForSelectedRows ?? [] {
            tableView.deselectRow(at: path, animated: animated)
        }
    }

    /// Returns whether a row can be edited.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    /// Returns whether a row can be moved; by default whether its cell is to show the control for that.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.cellForRow(at: indexPath)?.showsReorderControl ?? false
    }

    /// Deletes or inserts a row, as the user asked.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Moves a row in the data, as the user did in the table.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// Returns the height of a row while it is not visible.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }

    /// Returns the height of the header.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }

    /// Returns the height of the footer.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }

    /// Returns 0.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        0
    }

    /// Returns nil.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns nil.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    { nil }

    /// Called before a cell is displayed.
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Called after a cell has left the visible part or its row is gone.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Returns whether the row under a finger is highlighted, and may be selected.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    /// Called after the row under a finger was highlighted.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Called after the highlight has ended.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// Called when the user taps the detail button of a row.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    /// Called before the user selects a row; returns the row to select, nil for none.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// Called after the user has selected a row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// Called before the user deselects a row; returns the row to deselect, nil to keep the selection.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// Called after the user has deselected a row.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Returns the control before a row while the table is edited.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { .delete }

    /// Returns the title of the button that deletes a row; nil for the system's.
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    /// Returns whether the content of a row makes room for its control.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    {
        true
    }

    /// Returns the actions that a swipe to the trailing edge shows; nil for none.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Returns the actions that a swipe to the leading edge shows; nil for the button that deletes the row.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Called before a swipe shows the actions of a row.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Called after the actions of a row have gone; nil where the row is gone.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// Returns where a row that the user moves is put.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    /// Returns what is shown beside the menu of a row; nil for the row. Not asked.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns where what is shown beside the menu of a row goes; nil for the row. Not asked.
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Called when what is shown beside the menu of a row is tapped.
    open func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// Called before the menu of a row is shown.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called before the menu of a row is closed.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Returns whether a row may be focused by a keyboard. Not asked.
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

    /// Returns whether the focus may move. Not asked.
    open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext)
        -> Bool
    { true }

    /// Called after the focus has moved, which it never does.
    open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// Returns the row that the focus goes to first; nil for that of the system. Not asked.
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

    /// Returns whether a row is selected as it is focused. Not asked.
    open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
    { tableView.selectionFollowsFocus }

    /// Returns whether a tap performs the primary action of a row.
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
        -> Bool
    { !tableView.isEditing }
    /// Called when a tap performs the primary action of a row.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    /// Returns whether a long touch shows the menu of editing; not asked, as menus are those of contexts.
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        false
    }
    /// Returns whether the menu of editing has a command; not asked.
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    /// Performs a command of the menu of editing; not called.
    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}
    /// Returns whether two fingers begin to select rows; not asked.
    open func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    /// Called as two fingers begin to select rows; not called.
    open func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}
    /// Called after two fingers have selected rows; not called.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

    // MARK: Scrolling

    /// Called after the offset changed.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Called when a finger begins to drag the content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Called when the finger is lifted.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Called after the finger was lifted.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Called when the content goes on by itself.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Called when it has come to rest.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Called at the end of an animation that code has begun.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns whether a tap of the status bar scrolls to the top.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Called when such a tap has scrolled to the top.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Returns the view that zooms; nil for none.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Called when zooming begins.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Called after the scale changed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Called when the scale has come to rest.
    open func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}
    /// Called after the adjusted content insets changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
