import Testing
import UIKit

/// Source: how Objective-C initializes objects: any initializer is found by the class that the program has.
@Suite("Objects of classes that are known only when the program runs")
struct ClassInstanceTests {
    private final class OwnCell: UITableViewCell {
        override class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? {
            if case .cell(let style, let identifier) = arguments {
                OwnCell(style: style, reuseIdentifier: identifier)
            } else {
                nil
            }
        }
    }

    private final class OwnSegue: UIStoryboardSegue {}

    @Test("cells have their style and identifier")
    func cells() {
        for type in [UITableViewCell.self, OwnCell.self] {
            let cell = type.instance(style: .value1, reuseIdentifier: "a")
            #expect(Swift.type(of: cell) == type)
            #expect(cell.reuseIdentifier == "a")
            #expect(cell.detailTextLabel != nil)
        }
    }

    @Test("views and controllers of UIKit have what they are made with")
    func systemClasses() {
        let header: UITableViewHeaderFooterView.Type = UITableViewHeaderFooterView.self
        #expect(header.instance(reuseIdentifier: "b").reuseIdentifier == "b")
        let table: UITableView.Type = UITableView.self
        #expect(table.instance(frame: .zero, style: .grouped).style == .grouped)
        let layout = UICollectionViewFlowLayout(), collection: UICollectionView.Type = UICollectionView.self
        #expect(
            collection.instance(frame: .zero, collectionViewLayout: layout).collectionViewLayout === layout)
        let root = UIViewController(), navigation: UINavigationController.Type = UINavigationController.self
        #expect(navigation.instance(rootViewController: root).viewControllers == [root])
    }

    @Test("segues have their class and identifier")
    func segues() {
        let type: UIStoryboardSegue.Type = OwnSegue.self
        let segue = type.instance(
            identifier: "c", source: UIViewController(), destination: UIViewController())
        #expect(segue is OwnSegue)
        #expect(segue.identifier == "c")
    }
}
