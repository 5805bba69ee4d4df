import Testing
import UIKit

/// Members that Apple declares in categories can be overridden like all others of Objective-C.
@Suite("Members of categories")
struct OverridableMemberTests {
    private final class Table: UITableView {
        var calls: [String] = []
        override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
            calls.append("register")
            super.register(cellClass, forCellReuseIdentifier: identifier)
        }
        override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
            calls.append("nib")
            super.register(nib, forCellReuseIdentifier: identifier)
        }
        override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
            calls.append("dequeue")
            return super.dequeueReusableCell(withIdentifier: identifier)
        }
        override var visibleCells: [UITableViewCell] { [] }
        override func rectForRow(at indexPath: IndexPath) -> CGRect {
            CGRect(x: 1, y: 2, width: 3, height: 4)
        }
        override func numberOfRows(inSection section: Int) -> Int { 7 }
    }

    private final class Collection: UICollectionView {
        var calls: [String] = []
        override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
            calls.append("register")
            super.register(cellClass, forCellWithReuseIdentifier: identifier)
        }
        override func dequeueReusableCell(
            withReuseIdentifier identifier: String, for indexPath: IndexPath
        ) -> UICollectionViewCell {
            calls.append("dequeue")
            return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            nil
        }
    }

    private final class Box: UIView {
        var calls: [String] = []
        override var translatesAutoresizingMaskIntoConstraints: Bool {
            get { super.translatesAutoresizingMaskIntoConstraints }
            set {
                calls.append("translates")
                super.translatesAutoresizingMaskIntoConstraints = newValue
            }
        }
        override func addConstraint(_ constraint: NSLayoutConstraint) {
            calls.append("add")
            super.addConstraint(constraint)
        }
        override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
            calls.append("remove")
            super.removeConstraints(constraints)
        }
        override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
            calls.append("guide")
            super.addLayoutGuide(layoutGuide)
        }
        override func viewWithTag(_ tag: Int) -> UIView? { tag == 9 ? self : super.viewWithTag(tag) }
        override var contentScaleFactor: CGFloat {
            get { 1 }
            set {}
        }
        override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
            get { .dark }
            set {}
        }
        override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
    }

    private final class Field: UITextField {
        override var keyboardAppearance: UIKeyboardAppearance {
            get { .dark }
            set {}
        }
        override func text(in range: UITextRange) -> String? { "own" }
    }

    private final class Cell: UITableViewCell {
        let own = UILabel()
        override var textLabel: UILabel? { own }
    }

    private final class Scroller: UIScrollView {
        override var isDragging: Bool { true }
    }

    private final class Controller: UIViewController {
        override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
            get { .light }
            set {}
        }
    }

    @Test("of tables")
    func tables() {
        let table = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
        table.register(nil as UINib?, forCellReuseIdentifier: "b")
        _ = table.dequeueReusableCell(withIdentifier: "a")
        #expect(table.calls == ["register", "nib", "dequeue"])
        let plain: UITableView = table
        #expect(plain.visibleCells.isEmpty && plain.numberOfRows(inSection: 0) == 7)
        #expect(plain.rectForRow(at: IndexPath(row: 0, section: 0)).width == 3)
    }

    @Test("of collections")
    func collections() {
        let collection = Collection(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
        _ = collection.dequeueReusableCell(withReuseIdentifier: "a", for: IndexPath(item: 0, section: 0))
        #expect(collection.calls == ["register", "dequeue"])
        #expect(
            (collection as UICollectionView).layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
                == nil)
    }

    @Test("of views")
    func views() {
        let box = Box(), view: UIView = box
        view.translatesAutoresizingMaskIntoConstraints = false
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        view.addConstraint(width)
        view.removeConstraints([width])
        view.addLayoutGuide(UILayoutGuide())
        #expect(box.calls == ["translates", "add", "remove", "guide"])
        #expect(view.viewWithTag(9) === box && view.contentScaleFactor == 1)
        #expect(view.overrideUserInterfaceStyle == .dark)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test("of fields, cells, scroll views and controllers")
    func others() {
        let field: UITextField = Field(), cell: UITableViewCell = Cell(style: .default, reuseIdentifier: nil)
        #expect(field.keyboardAppearance == .dark)
        #expect(cell.textLabel === (cell as? Cell)?.own)
        #expect((Scroller() as UIScrollView).isDragging)
        #expect((Controller() as UIViewController).overrideUserInterfaceStyle == .light)
    }
}
