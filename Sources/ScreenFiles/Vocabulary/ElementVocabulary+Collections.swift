// Tables and collections whose cells stand in the file.

extension ElementVocabulary {
    static let tableView = ElementClass(
        "UITableView", "UIScrollView",
        subviews: .only(["TableSection", "UITableViewCell"]), "A column of rows, in groups or in one.",
        [
            .init(
                "style", .choice(["plain", "grouped", "insetGrouped"]),
                "How groups are set apart; plain by default."),
            .init("rowHeight", height, "The height of rows in points; -1, the default, for their content's."),
            .init(
                "estimatedRowHeight", height,
                "The height in points that counts for rows out of sight; -1 for the system's."),
            .init(
                "sectionHeaderHeight", height,
                "The height of headers in points; -1, the default, for their content's."),
            .init(
                "sectionFooterHeight", height,
                "The height of footers in points; -1, the default, for their content's."),
            .init("separatorStyle", .choice(["none", "singleLine"]), "Whether lines stand between rows."),
            .init("separatorColor", .color, "The colour of the lines; the system's by default."),
            .init("separatorInset", .insets, "Room at both ends of the lines, in points."),
            .init("allowsSelection", .boolean, "Whether rows can be chosen."),
        ])

    static let tableSection = ElementClass(
        "TableSection", nil, kind: .item, subviews: .only(["UITableViewCell"]),
        "A group of a table's rows, Maquette's own.",
        [
            .init("headerTitle", .text, "The words above the rows."),
            .init("footerTitle", .text, "The words below the rows."),
        ])

    static let tableViewCell = ElementClass(
        "UITableViewCell", "UIView", "A row of a table; subviews go into its content view.",
        [
            .init(
                "style", .choice(["default", "value1", "value2", "subtitle"]),
                "How the cell's own texts are arranged; one text by default."),
            .init("text", .text, "The first text (the text label's). Maquette's own."),
            .init("detailText", .text, "The second text (the detail label's). Maquette's own."),
            .init("image", .image, "The image before the texts (the image view's). Maquette's own."),
            .init(
                "accessoryType",
                .choice([
                    "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
                ]),
                "What stands at the end of the row; nothing by default."),
            .init(
                "selectionStyle", .choice(["none", "blue", "gray", "default"]), "How a chosen row looks."),
            .init("indentationLevel", .integer(0...1000), "How many steps the content is moved in."),
            .init("indentationWidth", .extent, "Points a step; 10 by default."),
            .init("separatorInset", .insets, "Room at both ends of the line below, in points."),
            .init(
                "rowHeight", height,
                "The height of this row in points; -1, the default, for the table's. Maquette's own."),
            .init("reuseIdentifier", .text, "The name for code to make such cells by."),
        ])

    static let tableViewHeaderFooterView = ElementClass(
        "UITableViewHeaderFooterView", "UIView", "What stands above or below a group of rows.",
        [.init("reuseIdentifier", .text, "The name for code to make such views by.")])

    static let collectionView = ElementClass(
        "UICollectionView", "UIScrollView",
        subviews: .only(["UICollectionViewCell", "UICollectionViewFlowLayout"]),
        "Items in lines, one after another, as its layout has them.",
        [.init("allowsSelection", .boolean, "Whether items can be chosen.")])

    static let flowLayout = ElementClass(
        "UICollectionViewFlowLayout", nil, kind: .item, subviews: .refused,
        "How the collection it stands in arranges its items.",
        [
            .init("itemSize", .size, "The size of items in points; 50 by 50 by default."),
            .init(
                "estimatedItemSize", .size,
                "Where not zero, cells have the sizes their constraints ask for."),
            .init("minimumLineSpacing", .extent, "The least distance of lines in points; 10 by default."),
            .init(
                "minimumInteritemSpacing", .extent,
                "The least distance of items in a line in points; 10 by default."),
            .init("sectionInset", .insets, "Room around the items, in points."),
            .init("headerReferenceSize", .size, "The size of the view above the items; none by default."),
            .init("footerReferenceSize", .size, "The size of the view below the items; none by default."),
            .init(
                "scrollDirection", .choice(["vertical", "horizontal"]),
                "Which way lines follow each other; downwards by default."),
        ])

    static let collectionReusableView = ElementClass(
        "UICollectionReusableView", "UIView", "A view above or below a collection's items.",
        [.init("reuseIdentifier", .text, "The name for code to make such views by.")])

    static let collectionViewCell = ElementClass(
        "UICollectionViewCell", "UICollectionReusableView",
        "An item of a collection; subviews go into its content view.", [])

    /// Points, or -1 for what the content asks for.
    private static var height: AttributeType { .number(-1...ScreenLimits.points) }
}
