// Names are those of MyLayout 2.0; its `alignment` is `myAlignment`, since stack views have another one.

extension ElementVocabulary {
    /// `MyBaseLayout`: what all layouts of MyLayout have.
    package struct MyBaseLayout: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "MyBaseLayout", "UIView", "What the layouts of MyLayout have in common; it places nothing.")
        package init() {}

        package let padding = AttributeKey("padding", .insets, "The insets of the subviews, in points.")
        package let zeroPadding = AttributeKey(
            "zeroPadding", .boolean,
            "Whether the padding counts where there are no subviews; true by default.")
        package let insetsPaddingFromSafeArea = AttributeKey(
            "insetsPaddingFromSafeArea", .choices(Choices.Edge.self),
            "The edges where the safe area is added to the padding; left and right by default.")
        package let gravity = AttributeKey(
            "gravity", .choices(Choices.LayoutGravity.self),
            "Where the subviews stand and what is stretched: one choice an axis.")
        package let subviewSpacing = AttributeKey(
            "subviewSpacing", .length, "The space between subviews in points.", keyPaths: ["subviewSpace"])
        package let subviewHSpacing = AttributeKey(
            "subviewHSpacing", .length, "The horizontal space between subviews in points.",
            keyPaths: ["subviewHSpace"])
        package let subviewVSpacing = AttributeKey(
            "subviewVSpacing", .length, "The vertical space between subviews in points.",
            keyPaths: ["subviewVSpace"])
        package let reverseLayout = AttributeKey(
            "reverseLayout", .boolean, "Whether the last subview comes first.")
        package let topBorderline = AttributeKey("topBorderline", .color, "The color of a line at the top.")
        package let bottomBorderline = AttributeKey(
            "bottomBorderline", .color, "The color of a line at the bottom.")
        package let leadingBorderline = AttributeKey(
            "leadingBorderline", .color, "The color of a line at the leading edge.")
        package let trailingBorderline = AttributeKey(
            "trailingBorderline", .color, "The color of a line at the trailing edge.")
        package let boundBorderline = AttributeKey(
            "boundBorderline", .color, "The color of a line around the layout.")
    }

    /// The attributes of `MyLinearLayout`.
    package struct MyLinearLayout: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "MyLinearLayout", "MyBaseLayout", "Subviews one after another, in MyLayout.")
        package init() {}

        package let orientation = AttributeKey(
            "orientation", .choice(Choices.LayoutOrientation.self), "The direction; vert by default.")
        package let shrinkType = AttributeKey(
            "shrinkType", .choices(Choices.LayoutShrinking.self),
            "What gives way where there is too little room; nothing by default.")
        package let intelligentBorderline = AttributeKey(
            "intelligentBorderline", .color, "The color of lines between subviews that are layouts.")
    }

    /// The attributes of `MyFlowLayout`.
    package struct MyFlowLayout: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "MyFlowLayout", "MyBaseLayout", "Subviews line after line, in MyLayout.")
        package init() {}

        package let orientation = AttributeKey(
            "orientation", .choice(Choices.LayoutOrientation.self),
            "Whether lines are rows (vert, the default) or columns (horz).")
        package let arrangedCount = AttributeKey(
            "arrangedCount", .integer(0...10_000),
            "The number of subviews in a line; 0, the default, for as many as fit.")
        package let pagedCount = AttributeKey(
            "pagedCount", .integer(0...1_000_000), "The number of subviews in a page of a scroll view.")
        package let autoArrange = AttributeKey(
            "autoArrange", .boolean, "Whether subviews move to where there is room.")
        package let isFlex = AttributeKey(
            "isFlex", .boolean, "Whether the layout behaves as a flexible box of CSS.")
        package let arrangedGravity = AttributeKey(
            "arrangedGravity", .choices(Choices.LayoutGravity.self),
            "How the subviews of a line are aligned across it.")
        package let lastlineGravityPolicy = AttributeKey(
            "lastlineGravityPolicy", .choice(Choices.LayoutGravityPolicy.self),
            "How the last, incomplete line is aligned; no by default.")
        package let averageArrange = AttributeKey(
            "averageArrange", .boolean, "Whether all subviews of a line have the same length.")
        package let intelligentBorderline = AttributeKey(
            "intelligentBorderline", .color, "The color of lines between subviews that are layouts.")
    }

    /// The attributes of `MyFloatLayout`.
    package struct MyFloatLayout: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "MyFloatLayout", "MyBaseLayout", "Subviews that float to the ends of lines, in MyLayout.")
        package init() {}

        package let orientation = AttributeKey(
            "orientation", .choice(Choices.LayoutOrientation.self),
            "Whether subviews float in rows (vert, the default) or columns (horz).")
    }

    static let myFrameLayout = ElementClass(
        ElementClass.Declaration(
            "MyFrameLayout", "MyBaseLayout", "Subviews at the edges and centers of the layout, in MyLayout."))
    static let myRelativeLayout = ElementClass(
        ElementClass.Declaration(
            "MyRelativeLayout", "MyBaseLayout", "Subviews at the edges of one another, in MyLayout."))
}
