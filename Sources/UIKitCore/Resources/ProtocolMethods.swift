// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A protocol of Objective-C: here the type of the values that conform to it, as in `UITableViewDelegate.self`.
public typealias Protocol = Any.Type

/// A method that a protocol of Objective-C declares.
public struct objc_method_description {
    /// The selector; nil for no method.
    public var name: Selector?
    /// The type encoding: nil, as it is not known.
    public var types: UnsafeMutablePointer<CChar>?

    /// Creates the description of no method.
    public init() {}

    /// Creates a description.
    public init(name: Selector?, types: UnsafeMutablePointer<CChar>?) {
        (self.name, self.types) = (name, types)
    }
}

/// Returns a method that a protocol declares, as classes ask that forward the messages of a protocol.
///
/// - Parameters:
///   - proto: The protocol: a data source or delegate of scroll, table or collection views. Other protocols do not list
///     their methods here.
///   - aSel: The selector.
///   - isRequiredMethod: Whether a method is looked for that is required; otherwise it is optional.
///   - isInstanceMethod: Whether a method of objects is looked for; these protocols have no others.
/// - Returns: The method; one without a name if there is none.
public func protocol_getMethodDescription(
    _ proto: Protocol, _ aSel: Selector, _ isRequiredMethod: Bool, _ isInstanceMethod: Bool
) -> objc_method_description {
    var next = isInstanceMethod ? methodNames[ObjectIdentifier(proto)] : nil
    while let names = next {
        if (isRequiredMethod ? names.required : names.optional).contains(aSel.description) {
            return objc_method_description(name: aSel, types: nil)
        }
        next = names.refined.flatMap { methodNames[$0] }
    }
    return objc_method_description()
}

/// The selectors of a protocol.
private struct MethodNames: Sendable {
    var required: Set<String> = []
    var optional: Set<String>
    /// The protocol that it refines; nil for one without methods.
    var refined: ObjectIdentifier?
}

/// The selectors of UIKit's protocols. Source: Apple's documentation of the methods, in Objective-C.
private let methodNames: [ObjectIdentifier: MethodNames] = [
    ObjectIdentifier((any UITableViewDataSource).self): MethodNames(
        required: ["tableView:numberOfRowsInSection:", "tableView:cellForRowAtIndexPath:"],
        optional: [
            "numberOfSectionsInTableView:", "tableView:titleForHeaderInSection:",
            "tableView:titleForFooterInSection:", "tableView:canEditRowAtIndexPath:",
            "tableView:canMoveRowAtIndexPath:", "tableView:commitEditingStyle:forRowAtIndexPath:",
            "tableView:moveRowAtIndexPath:toIndexPath:", "sectionIndexTitlesForTableView:",
            "tableView:sectionForSectionIndexTitle:atIndex:",
        ]),
    ObjectIdentifier((any UITableViewDelegate).self): MethodNames(
        optional: [
            "tableView:willDisplayHeaderView:forSection:", "tableView:willDisplayFooterView:forSection:",
            "tableView:didEndDisplayingHeaderView:forSection:",
            "tableView:didEndDisplayingFooterView:forSection:",
            "tableView:accessoryButtonTappedForRowWithIndexPath:", "tableView:heightForRowAtIndexPath:",
            "tableView:estimatedHeightForRowAtIndexPath:", "tableView:heightForHeaderInSection:",
            "tableView:heightForFooterInSection:", "tableView:viewForHeaderInSection:",
            "tableView:viewForFooterInSection:", "tableView:willDisplayCell:forRowAtIndexPath:",
            "tableView:didEndDisplayingCell:forRowAtIndexPath:", "tableView:shouldHighlightRowAtIndexPath:",
            "tableView:didHighlightRowAtIndexPath:", "tableView:didUnhighlightRowAtIndexPath:",
            "tableView:willSelectRowAtIndexPath:", "tableView:didSelectRowAtIndexPath:",
            "tableView:willDeselectRowAtIndexPath:", "tableView:didDeselectRowAtIndexPath:",
            "tableView:editingStyleForRowAtIndexPath:",
            "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:",
            "tableView:shouldIndentWhileEditingRowAtIndexPath:",
            "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
            "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
            "tableView:willBeginEditingRowAtIndexPath:", "tableView:didEndEditingRowAtIndexPath:",
            "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
            "tableView:estimatedHeightForHeaderInSection:", "tableView:estimatedHeightForFooterInSection:",
            "tableView:indentationLevelForRowAtIndexPath:",
            "tableView:contextMenuConfigurationForRowAtIndexPath:point:",
            "tableView:editActionsForRowAtIndexPath:",
        ],
        refined: ObjectIdentifier((any UIScrollViewDelegate).self)),
    ObjectIdentifier((any UICollectionViewDataSource).self): MethodNames(
        required: ["collectionView:numberOfItemsInSection:", "collectionView:cellForItemAtIndexPath:"],
        optional: [
            "numberOfSectionsInCollectionView:",
            "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
        ]),
    ObjectIdentifier((any UICollectionViewDelegate).self): MethodNames(
        optional: [
            "collectionView:shouldShowMenuForItemAtIndexPath:",
            "collectionView:canPerformAction:forItemAtIndexPath:withSender:",
            "collectionView:performAction:forItemAtIndexPath:withSender:",
            "collectionView:willDisplayCell:forItemAtIndexPath:",
            "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
            "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
            "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
            "collectionView:canPerformPrimaryActionForItemAtIndexPath:",
            "collectionView:performPrimaryActionForItemAtIndexPath:",
            "collectionView:shouldHighlightItemAtIndexPath:", "collectionView:didHighlightItemAtIndexPath:",
            "collectionView:didUnhighlightItemAtIndexPath:", "collectionView:shouldSelectItemAtIndexPath:",
            "collectionView:shouldDeselectItemAtIndexPath:", "collectionView:didSelectItemAtIndexPath:",
            "collectionView:didDeselectItemAtIndexPath:",
        ],
        refined: ObjectIdentifier((any UIScrollViewDelegate).self)),
    ObjectIdentifier((any UICollectionViewDelegateFlowLayout).self): MethodNames(
        optional: [
            "collectionView:layout:sizeForItemAtIndexPath:", "collectionView:layout:insetForSectionAtIndex:",
            "collectionView:layout:minimumLineSpacingForSectionAtIndex:",
            "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:",
            "collectionView:layout:referenceSizeForHeaderInSection:",
            "collectionView:layout:referenceSizeForFooterInSection:",
        ],
        refined: ObjectIdentifier((any UICollectionViewDelegate).self)),
    ObjectIdentifier((any UIScrollViewDelegate).self): MethodNames(
        optional: [
            "scrollViewDidScroll:", "scrollViewWillBeginDragging:",
            "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
            "scrollViewDidEndDragging:willDecelerate:", "scrollViewWillBeginDecelerating:",
            "scrollViewDidEndDecelerating:", "scrollViewDidEndScrollingAnimation:",
            "scrollViewShouldScrollToTop:", "scrollViewDidScrollToTop:", "viewForZoomingInScrollView:",
            "scrollViewWillBeginZooming:withView:", "scrollViewDidZoom:",
            "scrollViewDidEndZooming:withView:atScale:", "scrollViewDidChangeAdjustedContentInset:",
        ]),
]
