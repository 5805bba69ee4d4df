import Geometry
import Scene
import Testing

@testable import UIKitCore

/// Images, anchors and taps that newer members of UIKit have an effect on.
@Suite struct NewMemberTests {
    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test func aPageControlDrawsAnImageForADot() {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 116, height: 26))
        control.numberOfPages = 3
        control.setIndicatorImage(image(10, 12), forPage: 1)
        let rects = control.content(in: ContentContext(traits: control.traitCollection))
            .compactMap(\.drawing).compactMap { drawing -> CGRect? in
                if case .image = drawing { drawing.bounds.map { CGRect($0) } } else { nil }
            }
        // The dot of the middle page is in the middle.
        #expect(rects.count == 1)
        #expect(rects.allSatisfy { abs($0.midX - 58) < 0.01 && abs($0.midY - 13) < 0.01 })
        #expect(rects.allSatisfy { abs($0.width - 10) < 0.01 && abs($0.height - 12) < 0.01 })
    }

    @Test func aThumbnailKeepsTheAspectRatio() {
        let thumbnail = image(40, 20).preparingThumbnail(of: CGSize(width: 10, height: 10))
        #expect(thumbnail?.size == CGSize(width: 10, height: 5))
        #expect(image(40, 20).preparingThumbnail(of: .zero) == nil)
    }

    @Test func constraintsAreFoundByTheirAxis() {
        let outer = UIView(), inner = UIView()
        outer.addSubview(inner)
        let width = inner.widthAnchor.constraint(equalToConstant: 20)
        let left = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
        let top = inner.topAnchor.constraint(equalTo: outer.topAnchor)
        NSLayoutConstraint.activate([width, left, top])
        #expect(Set(inner.constraintsAffectingLayout(for: .horizontal)) == [width, left])
        #expect(inner.constraintsAffectingLayout(for: .vertical) == [top])
    }

    @Test func groupsOfItemsAreTheButtonsOfASide() {
        let item = UINavigationItem(title: "Title")
        let first = UIBarButtonItem(image: image(10, 10)), second = UIBarButtonItem(title: "B")
        item.trailingItemGroups = [
            UIBarButtonItemGroup(barButtonItems: [first, second], representativeItem: nil)
        ]
        // The outermost is the first on the right and the last of the groups.
        #expect(item.rightBarButtonItems == [second, first])
    }

    @Test func itemsAndElementsKeepWhatIsSetLater() {
        let item = UINavigationItem()
        item.documentProperties = UIDocumentProperties(url: URL(fileURLWithPath: "/note.txt"))
        item.documentProperties?.wantsIconRepresentation = false
        #expect(item.title == nil && item.documentProperties?.wantsIconRepresentation == false)
        let menu = UIMenu(title: "Menu")
        menu.subtitle = "below"
        #expect(menu.subtitle == "below" && menu.title == "Menu")
        let handler: UIActionHandler = { $0.title = "done" }
        let action = UIAction(title: "do", handler: handler)
        action.perform(from: nil)
        #expect(action.title == "done")
    }

    /// Source: Apple's documentation: the attributes of the item, with its center at the position.
    @Test func anItemThatIsMovedHasItsCenterAtThePosition() {
        final class Layout: UICollectionViewLayout {
            override func layoutAttributesForItem(at indexPath: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
                return attributes
            }
        }
        let path = IndexPath(item: 2, section: 0), layout = Layout()
        let moved = layout.layoutAttributesForInteractivelyMovingItem(
            at: path, withTargetPosition: CGPoint(x: 50, y: 60))
        #expect(moved.frame == CGRect(x: 40, y: 55, width: 20, height: 10) && moved.indexPath == path)
        let target = layout.targetIndexPath(
            forInteractivelyMovingItem: path, withPosition: CGPoint(x: 5, y: 5))
        #expect(target == path)
    }

    /// Source: Apple's documentation of the members: index paths by the kind of the elements, nil where there are none.
    @Test func invalidationContextsKnowElementsByTheirKind() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidatedSupplementaryIndexPaths == nil)
        #expect(context.invalidatedDecorationIndexPaths == nil)
        let header = UICollectionView.elementKindSectionHeader
        let first = IndexPath(item: 0, section: 0), second = IndexPath(item: 0, section: 1)
        context.invalidateSupplementaryElements(ofKind: header, at: [first])
        context.invalidateSupplementaryElements(ofKind: header, at: [second])
        context.invalidateDecorationElements(ofKind: "line", at: [second])
        #expect(context.invalidatedSupplementaryIndexPaths == [header: [first, second]])
        #expect(context.invalidatedDecorationIndexPaths == ["line": [second]])
        #expect(context.invalidatedItemIndexPaths == nil)
    }

    @Test func theGreatestFloatHasItsNameOfC() {
        #expect(MAXFLOAT.nextUp == .infinity)
    }
}
