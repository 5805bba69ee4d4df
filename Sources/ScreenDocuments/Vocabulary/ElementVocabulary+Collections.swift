// Tables and collections with the cells that the file declares.

extension ElementVocabulary {
    /// The attributes of `UITableView`.
    package struct TableView: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UITableView", "UIScrollView", tags: ["tableView"],
            subviews: .only(["TableSection", "UITableViewCell"]), "A column of rows, in sections or in one.")
        package init() {}

        package let style = AttributeKey(
            "style", .choice(Choices.TableStyle.self), "How sections are set apart; plain by default.")
        package let rowHeight = AttributeKey(
            "rowHeight", .optionalExtent,
            "The height of rows in points; -1, the default, for their content's.")
        package let estimatedRowHeight = AttributeKey(
            "estimatedRowHeight", .optionalExtent,
            "The estimated height in points of rows out of sight; -1 for the system's.")
        package let sectionHeaderHeight = AttributeKey(
            "sectionHeaderHeight", .optionalExtent,
            "The height of headers in points; -1, the default, for their content's.")
        package let sectionFooterHeight = AttributeKey(
            "sectionFooterHeight", .optionalExtent,
            "The height of footers in points; -1, the default, for their content's.")
        package let sectionHeaderTopPadding = AttributeKey(
            "sectionHeaderTopPadding", .optionalExtent,
            "Points above each header; -1, the default, for the system's.",
            keyPaths: ["sectionHeaderTopPadding"])
        package let separatorStyle = AttributeKey(
            "separatorStyle", .choice(Choices.SeparatorStyle.self),
            "Whether there are separators between rows.")
        package let separatorColor = AttributeKey(
            "separatorColor", .color, "The color of the separators; the system's by default.")
        package let separatorInset = AttributeKey(
            "separatorInset", .insets, "The insets of the separators' ends in points.")
        package let rows = Shared.rows
        package let fillerRowHeight = AttributeKey(
            "fillerRowHeight", .optionalExtent,
            "The height in points of the empty rows that fill a plain table; 0, the default, for none, -1 for that of"
                + " the last row.", keyPaths: ["fillerRowHeight"])
        package let allowsSelection = AttributeKey(
            "allowsSelection", .boolean, "Whether rows can be selected.")
        package let allowsMultipleSelection = AttributeKey(
            "allowsMultipleSelection", .boolean, "Whether several rows can be selected.")
        package let isEditing = AttributeKey(
            "isEditing", .boolean, "Whether the table is edited: rows show the controls that delete them.")
    }

    /// A group of a table's rows.
    package struct TableSection: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "TableSection", nil, tags: ["tableViewSection"], kind: .item,
            subviews: .only(["UITableViewCell"]),
            "A group of a table's rows, Maquette's own; a `UITableViewHeaderFooterView` inside with the `role` of"
                + " `sectionHeaderView` or `sectionFooterView` is above or below them.")
        package init() {}

        package let headerTitle = AttributeKey("headerTitle", .text, "The text above the rows.")
        package let footerTitle = AttributeKey("footerTitle", .text, "The text below the rows.")
    }

    /// The attributes of `UITableViewCell`.
    package struct TableViewCell: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UITableViewCell", "UIView", tags: ["tableViewCell"],
            "A row of a table; subviews go into its content view.")
        package init() {}

        package let style = AttributeKey(
            "style", .choice(Choices.CellStyle.self),
            "How the cell's own labels are arranged; one label by default.")
        package let contentConfiguration = Shared.contentConfiguration
        package let text = AttributeKey(
            "text", .text,
            "The text of the first label (the text label) or of the configuration. Maquette's own.")
        package let detailText = AttributeKey(
            "detailText", .text,
            "The text of the second label (the detail label), or the configuration's secondary text. Maquette's"
                + " own.")
        package let image = AttributeKey(
            "image", .image,
            "The image before the labels (the image view's), or the configuration's. Maquette's own.")
        package let accessoryType = AttributeKey(
            "accessoryType", .choice(Choices.AccessoryType.self),
            "What is at the end of the row; nothing by default.")
        package let editingAccessoryType = AttributeKey(
            "editingAccessoryType", .choice(Choices.AccessoryType.self),
            "What is at the end of the row while it is edited; nothing by default.")
        package let isEditing = AttributeKey(
            "isEditing", .boolean, "Whether the row is edited, which shows the accessory for that.")
        package let isSelected = AttributeKey("isSelected", .boolean, "Whether the row is selected.")
        package let selectionStyle = AttributeKey(
            "selectionStyle", .choice(Choices.SelectionStyle.self), "The style of a selected row.")
        package let showsReorderControl = AttributeKey(
            "showsReorderControl", .boolean,
            "Whether the row shows the control that moves it while the table is edited.")
        package let indentationLevel = AttributeKey(
            "indentationLevel", .integer(0...1000), "How many steps the content is indented.")
        package let indentationWidth = AttributeKey(
            "indentationWidth", .extent, "Points for each step; 10 by default.")
        package let separatorInset = AttributeKey(
            "separatorInset", .insets, "The insets of the ends of the separator below, in points.")
        package let rowHeight = AttributeKey(
            "rowHeight", .optionalExtent,
            "The height of this row in points; -1, the default, for the table's. Maquette's own.")
        package let reuseIdentifier = AttributeKey(
            "reuseIdentifier", .unshownText, "The name by which code makes such cells.")
    }

    /// The attributes of `UITableViewHeaderFooterView`.
    package struct TableViewHeaderFooterView: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UITableViewHeaderFooterView", "UIView", tags: ["tableViewHeaderFooterView"],
            "The header or footer of a section; subviews go into its content view.")
        package init() {}

        package let contentConfiguration = Shared.contentConfiguration
        package let text = AttributeKey(
            "text", .text, "The title (the text label's) or the text of the configuration. Maquette's own.")
        package let detailText = AttributeKey(
            "detailText", .text, "The secondary text of the configuration. Maquette's own.")
        package let image = AttributeKey(
            "image", .image, "The image of the configuration. Maquette's own.")
        package let reuseIdentifier = AttributeKey(
            "reuseIdentifier", .unshownText, "The name by which code makes such views.")
    }

    /// The attributes of `UICollectionView`.
    package struct CollectionView: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UICollectionView", "UIScrollView", tags: ["collectionView"],
            subviews: .only(["CollectionSection", "UICollectionViewCell", "UICollectionViewFlowLayout"]),
            "Items that its layout arranges in lines, one after another.")
        package init() {}

        package let rows = Shared.rows
        package let allowsSelection = AttributeKey(
            "allowsSelection", .boolean, "Whether items can be selected.")
        package let allowsMultipleSelection = AttributeKey(
            "allowsMultipleSelection", .boolean, "Whether several items can be selected.")
    }

    /// A group of a collection's items.
    package struct CollectionSection: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "CollectionSection", nil, kind: .item, subviews: .only(["UICollectionViewCell"]),
            "A group of a collection's items, Maquette's own; a `UICollectionReusableView` inside with the"
                + " `role` of `sectionHeaderView` or `sectionFooterView` is above or below them.")
        package init() {}

        package let sectionInset = AttributeKey(
            "sectionInset", .insets, "The insets around the items in points; the layout's by default.")
        package let minimumLineSpacing = AttributeKey(
            "minimumLineSpacing", .extent,
            "The minimum distance between lines in points; the layout's by default.")
        package let minimumInteritemSpacing = AttributeKey(
            "minimumInteritemSpacing", .extent,
            "The minimum distance between items in a line in points; the layout's by default.")
        package let headerReferenceSize = AttributeKey(
            "headerReferenceSize", .size, "The size of the header; the layout's by default.")
        package let footerReferenceSize = AttributeKey(
            "footerReferenceSize", .size, "The size of the footer; the layout's by default.")
    }

    /// The attributes of `UICollectionViewFlowLayout`.
    package struct FlowLayout: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UICollectionViewFlowLayout", nil, tags: ["collectionViewFlowLayout"], kind: .item,
            subviews: .refused, "How the collection around it arranges its items.")
        package init() {}

        package let itemSize = AttributeKey(
            "itemSize", .size, "The size of items in points; 50 by 50 by default.")
        package let estimatedItemSize = AttributeKey(
            "estimatedItemSize", .size, "Where not zero, constraints determine the sizes of cells.")
        package let minimumLineSpacing = AttributeKey(
            "minimumLineSpacing", .extent, "The minimum distance between lines in points; 10 by default.")
        package let minimumInteritemSpacing = AttributeKey(
            "minimumInteritemSpacing", .extent,
            "The minimum distance between items in a line in points; 10 by default.")
        package let sectionInset = AttributeKey(
            "sectionInset", .insets, "The insets around the items in points.")
        package let headerReferenceSize = AttributeKey(
            "headerReferenceSize", .size, "The size of the view above the items; none by default.")
        package let footerReferenceSize = AttributeKey(
            "footerReferenceSize", .size, "The size of the view below the items; none by default.")
        package let scrollDirection = AttributeKey(
            "scrollDirection", .choice(Choices.ScrollDirection.self),
            "The direction in which lines follow each other; vertical by default.")
    }

    /// The attributes of `UICollectionReusableView`.
    package struct CollectionReusableView: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UICollectionReusableView", "UIView", tags: ["collectionReusableView"],
            "A view above or below a collection's items.")
        package init() {}

        package let reuseIdentifier = AttributeKey(
            "reuseIdentifier", .unshownText, "The name by which code makes such views.")
    }

    /// The attributes of `UICollectionViewCell`.
    package struct CollectionViewCell: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UICollectionViewCell", "UICollectionReusableView", tags: ["collectionViewCell"],
            "An item of a collection; subviews go into its content view.")
        package init() {}

        package let contentConfiguration = Shared.contentConfiguration
        package let text = AttributeKey("text", .text, "The text of the configuration. Maquette's own.")
        package let detailText = AttributeKey(
            "detailText", .text, "The secondary text of the configuration. Maquette's own.")
        package let image = AttributeKey(
            "image", .image, "The image of the configuration. Maquette's own.")
        package let isSelected = AttributeKey("isSelected", .boolean, "Whether the item is selected.")
    }
}
