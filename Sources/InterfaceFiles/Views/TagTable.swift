import ScreenDocuments

/// Maps the tags of Interface Builder documents to classes; most classes of the vocabulary declare their
/// tags.
enum TagTable {
    /// The class for each tag of a view; some are not in the vocabulary.
    static let views = table(.view).merging(unsupported) { declared, _ in declared }

    /// Views that are drawn as plain views, because no supported class is similar.
    private static let unsupported = ["control": "UIControl"]

    /// The class for each tag of an item, which configures a bar, a table or a layout.
    static let items = table(.item)

    /// The class for each tag of a controller; all other controllers are plain ones.
    static let controllers = table(.controller)

    private static func table(_ kind: ElementClass.Kind) -> [String: String] {
        let rows = ElementVocabulary.classes.filter { $0.kind == kind }
        return Dictionary(
            rows.flatMap { row in row.tags.map { ($0, row.name) } }, uniquingKeysWith: { first, _ in first })
    }

    /// Keys of items that a bar or a view shows.
    static let itemKeys: Set<String> = [
        "backBarButtonItem", "collectionViewLayout", "leftBarButtonItem", "rightBarButtonItem",
    ]

    /// Keys other than `subviews` for views; the key determines the role of the view.
    static let slots: Set<String> = [
        "accessoryView", "backgroundView", "contentView", "customView", "editingAccessoryView",
        "navigationBar", "sectionFooterView",
        "sectionHeader", "sectionHeaderView", "selectedBackgroundView", "tabBar", "tableFooterView",
        "tableHeaderView", "titleView", "toolbar", "view",
    ]

    /// The slots of cells that an outlet may fill with a view beside the controller.
    static let outletSlots: Set<String> = [
        "accessoryView", "backgroundView", "editingAccessoryView", "selectedBackgroundView",
    ]

    /// Tags that are always views.
    static let cells: Set<String> = [
        "collectionReusableView", "collectionViewCell", "collectionViewCellContentView", "tableViewCell",
        "tableViewCellContentView", "tableViewHeaderFooterView",
    ]

    /// Tags that have a frame but are not views.
    static let itemsWithFrames: Set<String> = ["barButtonItem", "tabBarItem"]
}
