/// What the tags of Interface Builder files stand for; most classes of the vocabulary declare theirs.
enum TagTable {
    /// The class of each tag of a view; some are not in the vocabulary.
    static let views = table(.view).merging(unsupported) { declared, _ in declared }

    /// Views that are drawn as plain views, since no class here is like theirs.
    private static let unsupported = [
        "control": "UIControl", "skView": "SKView", "arskView": "ARSKView", "glkView": "GLKView",
    ]

    /// The class of each tag of an item, which configures a bar, a table or a layout.
    static let items = table(.item)

    /// The class of each tag of a controller; controllers of all other tags are plain ones.
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

    /// Views under another key than `subviews`: the key, which says what they are.
    static let slots: Set<String> = [
        "accessoryView", "backgroundView", "contentView", "customView", "navigationBar", "sectionFooterView",
        "sectionHeader", "sectionHeaderView", "selectedBackgroundView", "tabBar", "tableFooterView",
        "tableHeaderView", "titleView", "toolbar", "view",
    ]

    /// Tags that are views whatever they hold.
    static let cells: Set<String> = [
        "collectionReusableView", "collectionViewCell", "collectionViewCellContentView", "tableViewCell",
        "tableViewCellContentView", "tableViewHeaderFooterView",
    ]

    /// Tags with a frame that are not views.
    static let itemsWithFrames: Set<String> = ["barButtonItem", "tabBarItem"]
}
