import Foundation
import Testing

@testable import UIKitCore

private final class QuietField: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
}

private final class StateCell: UITableViewCell {
    var states: [StateMask] = []
    override func willTransition(to state: StateMask) { states.append(state) }
}

/// Names that public apps and libraries ask of UIKit.
@Suite struct CodeDemandTests {
    @Test func boldTextIsHeavier() {
        let bold = UITraitCollection(legibilityWeight: .bold)
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(!UIFont.preferredFont(forTextStyle: .body).fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(UITraitCollection.current.legibilityWeight == .regular)
    }

    @Test func traitsAreModified() {
        let dark = UITraitCollection.current.modifyingTraits { $0.userInterfaceStyle = .dark }
        #expect(dark.userInterfaceStyle == .dark)
        #expect(dark.displayScale == UITraitCollection.current.displayScale)
    }

    @Test func sectionsBeginInTheMargins() throws {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        layout.sectionInsetReference = .fromLayoutMargins
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
        view.layoutMargins = UIEdgeInsets(top: 50, left: 20, bottom: 0, right: 30)
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
            UICollectionViewCell()
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0], toSection: 0)
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        let frame = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))).frame
        #expect(frame.origin == CGPoint(x: 22, y: 1))
    }

    @Test func aCaretWithoutSizeIsNotDrawn() {
        func marks(_ field: UITextField) -> Int {
            field.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
            field.text = "text"
            return field.selectionCommands(in: ContentContext(traits: .current)).above.count
        }
        #expect(marks(UITextField()) > 0)
        #expect(marks(QuietField()) == 0)
    }

    @Test func placesOfTextAreFound() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.text = "Hello"
        let third = UITextPosition(3), place = field.caretRect(for: third)
        let found = try #require(field.closestPosition(to: CGPoint(x: place.minX + 0.4, y: 10)))
        #expect(field.compare(found, to: third) == .orderedSame)
        #expect(field.markedTextRange == nil)
    }

    @Test func defaultAttributesAreThoseOfTheText() throws {
        let field = UITextField()
        field.text = "Spaced"
        field.defaultTextAttributes = [
            .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 4,
        ]
        #expect(field.font?.pointSize == 20)
        #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 4)
        #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .red)
    }

    @Test func cellsTellOfTheirState() {
        let cell = StateCell(style: .default, reuseIdentifier: nil)
        cell.isEditing = true
        cell.isEditing = false
        #expect(cell.states == [.showingEditControl, .defaultMask])
    }

    @Test func locksOfTheSystemAreTakenOnce() {
        var lock = os_unfair_lock_s()
        #expect(os_unfair_lock_trylock(&lock))
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        #expect(os_unfair_lock_trylock(&lock))
    }

    @Test func textsOfRowsWithSymbolsBeginAtOnePlace() throws {
        func start(_ symbol: String, _ size: CGSize = .zero) throws -> CGFloat {
            var content = UIListContentConfiguration.cell()
            content.text = "Text"
            content.image = UIImage(systemName: symbol)
            content.imageProperties.reservedLayoutSize = size
            let view = try #require(content.makeContentView() as? UIListContentView)
            return view.textStart
        }
        #expect(try start("music.note") == start("heart"))
        #expect(try start("music.note", CGSize(width: 50, height: 0)) - start("heart") == 22)
    }

    @Test func appsMayBeDarkWhateverTheDeviceIs() {
        let entries: [String: Any] = ["UIUserInterfaceStyle": "Dark"]
        #expect(LaunchInformation(entries, isPad: false).userInterfaceStyle == .dark)
        #expect(LaunchInformation([:], isPad: false).userInterfaceStyle == .unspecified)
        #expect(
            LaunchInformation(["UIUserInterfaceStyle": 5], isPad: false).userInterfaceStyle == .unspecified)
    }
}

private final class CountingCollectionView: UICollectionView {
    var batches = 0, inserted: [IndexPath] = []
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batches += 1
        super.performBatchUpdates(updates, completion: completion)
    }
    override func insertItems(at indexPaths: [IndexPath]) { inserted += indexPaths }
}

/// Members of collection views that subclasses override.
@Suite struct CollectionOverrideTests {
    @Test func changesPassThroughTheSubclass() {
        let view = CountingCollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var isComplete = false
        view.performBatchUpdates {
            view.insertItems(at: [IndexPath(item: 2, section: 0)])
        } completion: {
            isComplete = $0
        }
        #expect(view.batches == 1 && isComplete)
        #expect(view.inserted == [IndexPath(item: 2, section: 0)])
    }
}
