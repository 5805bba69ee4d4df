import ScreenDocuments
import UIKitCore

extension ElementTable {
    /// Tables, collections, their cells and layouts.
    static let collectionRows: [ElementRow] = [
        ElementRow(tableBindings) { element, keys in
            UITableView(frame: .zero, style: element[keys.style]?.converted ?? .plain)
        },
        ElementRow(sectionBindings, TableSection()),
        ElementRow(cellBindings) { element, keys in
            let cell = UITableViewCell(
                style: element[keys.style]?.converted ?? .default,
                reuseIdentifier: element[keys.reuseIdentifier])
            cell.contentConfiguration = element[keys.contentConfiguration]?.converted
            return cell
        },
        ElementRow(headerFooterBindings) { element, keys in
            let view = UITableViewHeaderFooterView(reuseIdentifier: element[keys.reuseIdentifier])
            view.contentConfiguration = element[keys.contentConfiguration]?.converted
            return view
        },
        ElementRow(collectionBindings, UICollectionView(frame: .zero)),
        ElementRow(collectionSectionBindings, CollectionSection()),
        ElementRow(flowLayoutBindings, UICollectionViewFlowLayout()),
        ElementRow(reusableViewBindings, UICollectionReusableView(frame: .zero)),
        ElementRow(itemBindings) { element, keys in
            let cell = UICollectionViewCell(frame: .zero)
            cell.contentConfiguration = element[keys.contentConfiguration]?.converted
            return cell
        },
    ]

    private static let headerFooterBindings:
        AttributeBindings<ElementVocabulary.TableViewHeaderFooterView, UITableViewHeaderFooterView> = [
            // The constructor reads both.
            .elsewhere(\.contentConfiguration),
            .elsewhere(\.reuseIdentifier),
            .set(\.text) { view, text in
                if view.contentConfiguration == nil {
                    view.textLabel?.text = text
                } else {
                    view.changeListContent { $0.text = text }
                }
            },
            .set(\.detailText) { view, text in view.changeListContent { $0.secondaryText = text } },
            .set(\.image) { view, found in view.changeListContent { $0.image = found.image } },
        ]

    private static let collectionBindings:
        AttributeBindings<ElementVocabulary.CollectionView, UICollectionView> = [
            .bind(\.rows, \.declaredCount),
            .bind(\.allowsSelection, \.allowsSelection),
            .bind(\.allowsMultipleSelection, \.allowsMultipleSelection),
        ]

    private static let reusableViewBindings:
        AttributeBindings<ElementVocabulary.CollectionReusableView, UICollectionReusableView> = [
            // Only code makes views by their identifier.
            .elsewhere(\.reuseIdentifier)
        ]

    private static let tableBindings: AttributeBindings<ElementVocabulary.TableView, UITableView> = [
        // The constructor reads it.
        .elsewhere(\.style),
        .bind(\.rowHeight, \.rowHeight),
        .bind(\.estimatedRowHeight, \.estimatedRowHeight),
        .bind(\.sectionHeaderHeight, \.sectionHeaderHeight),
        .bind(\.sectionFooterHeight, \.sectionFooterHeight),
        .bind(\.sectionHeaderTopPadding, \.sectionHeaderTopPadding),
        .bind(\.separatorStyle, \.separatorStyle),
        .bind(\.separatorColor, \.separatorColor),
        .bind(\.separatorInset, \.separatorInset),
        .bind(\.rows, \.declaredCount),
        .bind(\.fillerRowHeight, \.fillerRowHeight),
        .bind(\.allowsSelection, \.allowsSelection),
        .bind(\.allowsMultipleSelection, \.allowsMultipleSelection),
        .bind(\.isEditing, \.isEditing),
    ]

    private static let sectionBindings: AttributeBindings<ElementVocabulary.TableSection, TableSection> = [
        .bind(\.headerTitle, \.headerTitle),
        .bind(\.footerTitle, \.footerTitle),
    ]

    private static let cellBindings: AttributeBindings<ElementVocabulary.TableViewCell, UITableViewCell> = [
        // The constructor reads it.
        .elsewhere(\.style),
        // The constructor reads it.
        .elsewhere(\.contentConfiguration),
        .set(\.text) { cell, text in
            if !cell.changeListContent({ $0.text = text }) { cell.textLabel?.text = text }
        },
        .set(\.detailText) { cell, text in
            if !cell.changeListContent({ $0.secondaryText = text }) { cell.detailTextLabel?.text = text }
        },
        .set(\.image) { cell, found in
            if !cell.changeListContent({ $0.image = found.image }) { cell.imageView?.image = found.image }
        },
        .bind(\.accessoryType, \.accessoryType),
        .bind(\.editingAccessoryType, \.editingAccessoryType),
        .bind(\.isEditing, \.isEditing),
        .bind(\.isSelected, \.isSelected),
        .bind(\.selectionStyle, \.selectionStyle),
        .bind(\.showsReorderControl, \.showsReorderControl),
        .bind(\.indentationLevel, \.indentationLevel),
        .bind(\.indentationWidth, \.indentationWidth),
        .bind(\.separatorInset, \.separatorInset),
        .bind(\.rowHeight, \.ownRowHeight) { $0 < 0 ? nil : $0 },
        // The constructor reads it.
        .elsewhere(\.reuseIdentifier),
    ]

    private static let itemBindings:
        AttributeBindings<ElementVocabulary.CollectionViewCell, UICollectionViewCell> = [
            // The constructor reads it.
            .elsewhere(\.contentConfiguration),
            .set(\.text) { cell, text in cell.changeListContent { $0.text = text } },
            .set(\.detailText) { cell, text in cell.changeListContent { $0.secondaryText = text } },
            .set(\.image) { cell, found in cell.changeListContent { $0.image = found.image } },
            .bind(\.isSelected, \.isSelected),
        ]

    private static let collectionSectionBindings:
        AttributeBindings<ElementVocabulary.CollectionSection, CollectionSection> = [
            .bind(\.sectionInset, \.items.sectionInset),
            .bind(\.minimumLineSpacing, \.items.minimumLineSpacing),
            .bind(\.minimumInteritemSpacing, \.items.minimumInteritemSpacing),
            .bind(\.headerReferenceSize, \.items.headerReferenceSize),
            .bind(\.footerReferenceSize, \.items.footerReferenceSize),
        ]

    private static let flowLayoutBindings:
        AttributeBindings<ElementVocabulary.FlowLayout, UICollectionViewFlowLayout> = [
            .bind(\.itemSize, \.itemSize),
            .bind(\.estimatedItemSize, \.estimatedItemSize),
            .bind(\.minimumLineSpacing, \.minimumLineSpacing),
            .bind(\.minimumInteritemSpacing, \.minimumInteritemSpacing),
            .bind(\.sectionInset, \.sectionInset),
            .bind(\.headerReferenceSize, \.headerReferenceSize),
            .bind(\.footerReferenceSize, \.footerReferenceSize),
            .bind(\.scrollDirection, \.scrollDirection),
        ]
}

/// A group of a table's rows while it is put together.
final class TableSection {
    /// The text above the rows.
    var headerTitle: String?
    /// The text below the rows.
    var footerTitle: String?
}

/// A group of a collection's items while it is put together.
final class CollectionSection {
    /// The cells, the header and the footer, and the metrics that differ from the layout's.
    var items = UICollectionView.StaticSection()
}

extension UITableViewCell {
    /// Changes the list content; returns false if the cell has none.
    fileprivate func changeListContent(_ change: (inout UIListContentConfiguration) -> Void) -> Bool {
        guard var content = contentConfiguration as? UIListContentConfiguration else { return false }
        change(&content)
        contentConfiguration = content
        return true
    }
}

extension UICollectionViewCell {
    /// Changes the list content, by default that of a row.
    fileprivate func changeListContent(_ change: (inout UIListContentConfiguration) -> Void) {
        var content = contentConfiguration as? UIListContentConfiguration ?? .cell()
        change(&content)
        contentConfiguration = content
    }
}

extension UITableViewHeaderFooterView {
    /// Changes the list content, by default that of a header.
    fileprivate func changeListContent(_ change: (inout UIListContentConfiguration) -> Void) {
        var content = contentConfiguration as? UIListContentConfiguration ?? defaultContentConfiguration()
        change(&content)
        contentConfiguration = content
    }
}
