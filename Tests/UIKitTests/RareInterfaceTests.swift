import Testing
import UIKitSharing

@testable import UIKitCore

/// Parts of UIKit of which a picture shows little: printing, the focus, previews, indexes.
@Suite struct RareInterfaceTests {
    @Test func nothingIsPrinted() {
        #expect(!UIPrintInteractionController.isPrintingAvailable)
        let controller = UIPrintInteractionController.shared
        #expect(controller === UIPrintInteractionController.shared)
        var completed: [Bool] = []
        #expect(!controller.present(animated: true) { _, done, _ in completed.append(done) })
        #expect(completed.isEmpty)
        RenderContext.current.eventLoop.runDueWork()
        #expect(completed == [false])
        let info = UIPrintInfo(dictionary: nil)
        info.jobName = "Letter"
        info.orientation = .landscape
        let copy = UIPrintInfo(dictionary: info.dictionaryRepresentation)
        #expect(copy.jobName == "Letter" && copy.orientation == .landscape && copy.outputType == .general)
    }

    @Test func aPageRendererCountsThePagesOfItsFormatters() {
        let renderer = UIPrintPageRenderer(), formatter = UISimpleTextPrintFormatter(text: "Text")
        renderer.addPrintFormatter(formatter, startingAtPageAt: 2)
        renderer.setValue(CGRect(x: 0, y: 0, width: 600, height: 800), forKey: "paperRect")
        renderer.headerHeight = 50
        formatter.perPageContentInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        #expect(renderer.numberOfPages == 3)
        #expect(formatter.rectForPage(at: 2) == CGRect(x: 10, y: 60, width: 580, height: 730))
        #expect(renderer.printFormattersForPage(at: 0)?.isEmpty == true)
    }

    @Test func nothingIsFocused() {
        final class Card: UIView {
            override var canBecomeFocused: Bool { true }
            override var preferredFocusEnvironments: [any UIFocusEnvironment] { subviews }
        }
        let card = Card(), inner = UIView()
        card.addSubview(inner)
        card.setNeedsFocusUpdate()
        #expect(!card.isFocused && card.canBecomeFocused && card.preferredFocusEnvironments.count == 1)
        #expect(card.contains(inner) && !inner.contains(card))
        #expect(UIFocusSystem.focusSystem(for: card) == nil)
        let table = UITableView()
        #expect(!table.remembersLastFocusedIndexPath)
        table.remembersLastFocusedIndexPath = true
        #expect(table.remembersLastFocusedIndexPath && !table.selectionFollowsFocus)
    }

    @Test func anIndexHasTheLettersAndOneMore() {
        final class Person: NSObject {
            let name: String
            init(_ name: String) { self.name = name }
        }
        let collation = UILocalizedIndexedCollation.current(), name = Selector("name")
        #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.last == "#")
        #expect(collation.section(for: Person("Zoe"), collationStringSelector: name) == 25)
        #expect(collation.section(for: Person("élan"), collationStringSelector: name) == 4)
        #expect(collation.section(for: "7 up", collationStringSelector: Selector("self")) == 26)
        let sorted = collation.sortedArray(
            from: [Person("b"), Person("C"), Person("a")], collationStringSelector: name)
        #expect(sorted.compactMap { ($0 as? Person)?.name } == ["a", "b", "C"])
    }

    @Test func anEditMenuAsksItsDelegateAndTellsIt() {
        final class Delegate: UIEditMenuInteractionDelegate {
            var events: [String] = []
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? { UIMenu(children: [UIAction(title: "Copy") { _ in }]) }
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction,
                willPresentMenuFor configuration: UIEditMenuConfiguration,
                animator: any UIEditMenuInteractionAnimating
            ) { animator.addCompletion { self.events.append("shown") } }
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction,
                willDismissMenuFor configuration: UIEditMenuConfiguration,
                animator: any UIEditMenuInteractionAnimating
            ) { events.append("hidden") }
        }
        let view = UIView(), delegate = Delegate(), menu = UIEditMenuInteraction(delegate: delegate)
        view.addInteraction(menu)
        menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        #expect(menu.menu?.children.map(\.title) == ["Copy"])
        menu.dismissMenu()
        #expect(delegate.events == ["shown", "hidden"] && menu.menu == nil)
    }

    @Test func anAssetHasAnImageForTraits() {
        let light = UIImage(), dark = UIImage(), asset = UIImageAsset()
        asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) === light)
        #expect(light.imageAsset === light.imageAsset)
    }

    @Test func aLayoutBetweenTwoMixesTheirPlaces() {
        final class Line: UICollectionViewLayout {
            var y: CGFloat = 0
            override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100 + y) }
            override func layoutAttributesForItem(at indexPath: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = CGRect(x: 0, y: y, width: 10, height: 10)
                return attributes
            }
        }
        let start = Line(), end = Line()
        end.y = 80
        let layout = UICollectionViewTransitionLayout(currentLayout: start, nextLayout: end)
        layout.transitionProgress = 0.25
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 20)
        #expect(layout.collectionViewContentSize.height == 120)
    }
}
