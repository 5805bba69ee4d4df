import ScreenFiles
import UIKit

extension ElementTable {
    /// Tables, collections and what stands in them.
    static let collectionRows: [ElementRow] = [
        ElementRow("UITableView", tableSetters) { element in
            UITableView(
                frame: .zero,
                style: element.choice("style").flatMap { WordTable.tableStyles[$0] } ?? .plain)
        },
        ElementRow("TableSection", sectionSetters) { _ in TableSection() },
        ElementRow("UITableViewCell", cellSetters) { element in
            UITableViewCell(
                style: element.choice("style").flatMap { WordTable.cellStyles[$0] } ?? .default,
                reuseIdentifier: element.text("reuseIdentifier"))
        },
        ElementRow("UITableViewHeaderFooterView", [constructed("reuseIdentifier")]) { element in
            UITableViewHeaderFooterView(reuseIdentifier: element.text("reuseIdentifier"))
        },
        ElementRow(
            "UICollectionView",
            [
                AttributeSetter("allowsSelection", { $0.flag($1) }) { (view: UICollectionView, value) in
                    view.allowsSelection = value
                }
            ]
        ) { _ in UICollectionView(frame: .zero) },
        ElementRow("UICollectionViewFlowLayout", flowSetters) { _ in UICollectionViewFlowLayout() },
        ElementRow("UICollectionReusableView", [constructed("reuseIdentifier")]) { _ in
            UICollectionReusableView(frame: .zero)
        },
        ElementRow("UICollectionViewCell", []) { _ in UICollectionViewCell(frame: .zero) },
    ]

    /// A text that matters to code, or to the constructor, alone.
    private static func constructed(_ name: String) -> AttributeSetter {
        AttributeSetter(name, { $0.text($1) }) { (_: UIView, _) in }
    }

    private static let tableSetters: [AttributeSetter] = [
        AttributeSetter("style", { $0.word($1, WordTable.tableStyles) }) { (_: UITableView, _) in },
        AttributeSetter("rowHeight", { $0.number($1) }) { (view: UITableView, value) in
            view.rowHeight = value
        },
        AttributeSetter("estimatedRowHeight", { $0.number($1) }) { (view: UITableView, value) in
            view.estimatedRowHeight = value
        },
        AttributeSetter("sectionHeaderHeight", { $0.number($1) }) { (view: UITableView, value) in
            view.sectionHeaderHeight = value
        },
        AttributeSetter("sectionFooterHeight", { $0.number($1) }) { (view: UITableView, value) in
            view.sectionFooterHeight = value
        },
        AttributeSetter("separatorStyle", { $0.word($1, WordTable.separatorStyles) }) {
            (view: UITableView, value) in view.separatorStyle = value
        },
        AttributeSetter("separatorColor", { $0.color($1) }) { (view: UITableView, value) in
            view.separatorColor = value
        },
        AttributeSetter("separatorInset", { $0.insets($1) }) { (view: UITableView, value) in
            view.separatorInset = value
        },
        AttributeSetter("allowsSelection", { $0.flag($1) }) { (view: UITableView, value) in
            view.allowsSelection = value
        },
    ]

    private static let sectionSetters: [AttributeSetter] = [
        AttributeSetter("headerTitle", { $0.text($1) }) { (section: TableSection, value) in
            section.headerTitle = value
        },
        AttributeSetter("footerTitle", { $0.text($1) }) { (section: TableSection, value) in
            section.footerTitle = value
        },
    ]

    private static let cellSetters: [AttributeSetter] = [
        AttributeSetter("style", { $0.word($1, WordTable.cellStyles) }) { (_: UITableViewCell, _) in },
        AttributeSetter("text", { $0.text($1) }) { (view: UITableViewCell, value) in
            view.textLabel?.text = value
        },
        AttributeSetter("detailText", { $0.text($1) }) { (view: UITableViewCell, value) in
            view.detailTextLabel?.text = value
        },
        AttributeSetter("image", { $0.image($1) }) { (view: UITableViewCell, value) in
            view.imageView?.image = value.image
        },
        AttributeSetter("accessoryType", { $0.word($1, WordTable.accessories) }) {
            (view: UITableViewCell, value) in view.accessoryType = value
        },
        AttributeSetter("selectionStyle", { $0.word($1, WordTable.selectionStyles) }) {
            (view: UITableViewCell, value) in view.selectionStyle = value
        },
        AttributeSetter("indentationLevel", { $0.integer($1) }) { (view: UITableViewCell, value) in
            view.indentationLevel = value
        },
        AttributeSetter("indentationWidth", { $0.number($1) }) { (view: UITableViewCell, value) in
            view.indentationWidth = value
        },
        AttributeSetter("separatorInset", { $0.insets($1) }) { (view: UITableViewCell, value) in
            view.separatorInset = value
        },
        AttributeSetter("rowHeight", { $0.number($1) }) { (view: UITableViewCell, value) in
            view.ownRowHeight = value < 0 ? nil : value
        },
        constructed("reuseIdentifier"),
    ]

    private static let flowSetters: [AttributeSetter] = [
        AttributeSetter("itemSize", { $0.size($1) }) { (layout: UICollectionViewFlowLayout, value) in
            layout.itemSize = value
        },
        AttributeSetter("estimatedItemSize", { $0.size($1) }) {
            (layout: UICollectionViewFlowLayout, value) in layout.estimatedItemSize = value
        },
        AttributeSetter("minimumLineSpacing", { $0.number($1) }) {
            (layout: UICollectionViewFlowLayout, value) in layout.minimumLineSpacing = value
        },
        AttributeSetter("minimumInteritemSpacing", { $0.number($1) }) {
            (layout: UICollectionViewFlowLayout, value) in layout.minimumInteritemSpacing = value
        },
        AttributeSetter("sectionInset", { $0.insets($1) }) {
            (layout: UICollectionViewFlowLayout, value) in layout.sectionInset = value
        },
        AttributeSetter("headerReferenceSize", { $0.size($1) }) {
            (layout: UICollectionViewFlowLayout, value) in layout.headerReferenceSize = value
        },
        AttributeSetter("footerReferenceSize", { $0.size($1) }) {
            (layout: UICollectionViewFlowLayout, value) in layout.footerReferenceSize = value
        },
        AttributeSetter("scrollDirection", { $0.word($1, WordTable.scrollDirections) }) {
            (layout: UICollectionViewFlowLayout, value) in layout.scrollDirection = value
        },
    ]
}

/// A group of a table's rows while it is put together.
final class TableSection {
    /// The words above the rows.
    var headerTitle: String?
    /// The words below the rows.
    var footerTitle: String?
}

extension Element {
    /// The words of an attribute that takes any.
    func text(_ name: String) -> String? {
        guard case .text(let text)? = attributes.last(where: { $0.name == name })?.value else { return nil }
        return text
    }
}
