import ScreenFiles
import UIKit

extension ElementTable {
    /// Tables, collections, their cells and layouts.
    static let collectionRows: [ElementRow] = [
        ElementRow(tableBindings) { element, keys in
            UITableView(frame: .zero, style: element[keys.style]?.converted ?? .plain)
        },
        ElementRow(sectionBindings, TableSection()),
        ElementRow(cellBindings) { element, keys in
            UITableViewCell(
                style: element[keys.style]?.converted ?? .default,
                reuseIdentifier: element[keys.reuseIdentifier])
        },
        ElementRow(headerFooterBindings) { element, keys in
            UITableViewHeaderFooterView(reuseIdentifier: element[keys.reuseIdentifier])
        },
        ElementRow(collectionBindings, UICollectionView(frame: .zero)),
        ElementRow(flowLayoutBindings, UICollectionViewFlowLayout()),
        ElementRow(reusableViewBindings, UICollectionReusableView(frame: .zero)),
        ElementRow("UICollectionViewCell", UICollectionViewCell(frame: .zero)),
    ]

    private static let headerFooterBindings:
        AttributeBindings<ElementVocabulary.TableViewHeaderFooterView, UITableViewHeaderFooterView> = [
            // The constructor reads it.
            .elsewhere(\.reuseIdentifier)
        ]

    private static let collectionBindings:
        AttributeBindings<ElementVocabulary.CollectionView, UICollectionView> = [
            .bind(\.allowsSelection, \.allowsSelection)
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
        .bind(\.allowsSelection, \.allowsSelection),
    ]

    private static let sectionBindings: AttributeBindings<ElementVocabulary.TableSection, TableSection> = [
        .bind(\.headerTitle, \.headerTitle),
        .bind(\.footerTitle, \.footerTitle),
    ]

    private static let cellBindings: AttributeBindings<ElementVocabulary.TableViewCell, UITableViewCell> = [
        // The constructor reads it.
        .elsewhere(\.style),
        .set(\.text) { $0.textLabel?.text = $1 },
        .set(\.detailText) { $0.detailTextLabel?.text = $1 },
        .set(\.image) { $0.imageView?.image = $1.image },
        .bind(\.accessoryType, \.accessoryType),
        .bind(\.selectionStyle, \.selectionStyle),
        .bind(\.indentationLevel, \.indentationLevel),
        .bind(\.indentationWidth, \.indentationWidth),
        .bind(\.separatorInset, \.separatorInset),
        .bind(\.rowHeight, \.ownRowHeight) { $0 < 0 ? nil : $0 },
        // The constructor reads it.
        .elsewhere(\.reuseIdentifier),
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
