// Names are Apple's property names; what Apple does not have is marked as Maquette's own.

extension ElementVocabulary {
    static let view = ElementClass(
        "UIView", nil, "A rectangle; the class of an element that names none.",
        [
            .init("backgroundColor", .color, "The colour behind the content; none by default."),
            .init("tintColor", .color, "The colour of what is tinted, in this view and inside it."),
            .init("alpha", .fraction, "The opacity of the view with all inside it; 1 by default."),
            .init("isHidden", .boolean, "Whether the view with all inside it is left out of the picture."),
            .init("clipsToBounds", .boolean, "Whether what reaches beyond the view's edges is cut off."),
            .init("cornerRadius", .extent, "The radius of the corners in points (the layer's)."),
            .init(
                "maskedCorners", .choices(corners), "Which corners are round (the layer's); all by default."),
            .init(
                "cornerCurve", .choice(["circular", "continuous"]),
                "How the corners bend (the layer's); circular by default."),
            .init("layer.shadowColor", .color, "The colour of the shadow (the layer's); black by default."),
            .init(
                "layer.shadowOpacity", .fraction,
                "How much of the shadow shows (the layer's); none by default."),
            .init(
                "layer.shadowRadius", .extent,
                "The standard deviation of the shadow's blur in points (the layer's); 3 by default."),
            .init(
                "layer.shadowOffset", .point,
                "How far the shadow is moved to the right and down (the layer's); three points up by default."
            ),
            .init("borderWidth", .extent, "The width in points of the border, drawn inside (the layer's)."),
            .init("borderColor", .color, "The colour of the border (the layer's); black by default."),
            .init("contentMode", .choice(contentModes), "How content of another size is fitted in."),
            .init(
                "frame", .rect,
                "Where the view lies in its superview, in points; its position is then not left to constraints."
            ),
            .init(
                "autoresizingMask", .choices(autoresizing),
                "What follows the superview's size where the frame is given."),
            .init("layoutMargins", .insets, "The distances that the margins guide keeps, in points."),
            .init(
                "preservesSuperviewLayoutMargins", .boolean,
                "Whether the margins are at least the superview's, less the distance to its edges."),
            .init(
                "insetsLayoutMarginsFromSafeArea", .boolean, "Whether the safe area is added to the margins."),
            .init(
                "semanticContentAttribute", .choice(directions),
                "Which way the view is laid out, where that differs from the language's."),
            .init(
                "contentHuggingPriority", .priorities,
                "How strongly the view refuses to grow beyond its content."),
            .init(
                "contentCompressionResistancePriority", .priorities,
                "How strongly the view refuses to shrink below its content."),
            .init(
                "tintAdjustmentMode", .choice(["automatic", "normal", "dimmed"]),
                "Whether the tint is shown in grey, as behind an alert."),
            .init("tag", .integer(-1_000_000_000...1_000_000_000), "A number for code to find the view by."),
            .init(
                "intrinsicWidth", .number(-1...ScreenLimits.points),
                "The width in points the view has of its own, in place of its content's; -1 for none."
                    + " Maquette's own."),
            .init(
                "intrinsicHeight", .number(-1...ScreenLimits.points),
                "The height in points the view has of its own, in place of its content's; -1 for none."
                    + " Maquette's own."),
            .init("isUserInteractionEnabled", .boolean, "Whether touches reach the view."),
            .init("isMultipleTouchEnabled", .boolean, "Whether several touches count at once."),
            .init("accessibilityIdentifier", .text, "A name for tests and tools."),
            .init("accessibilityLabel", .text, "What readers of the screen say."),
            .init(
                "ignoredFindings", .choices(["truncation", "overlap", "outside"]),
                "What `maquette lint` finds about words and is meant, here and inside. Maquette's own."),
            .init(
                "isInstalled", .boolean,
                "Whether the view is in the tree at all; one that is not takes its constraints with it."
                    + " Maquette's own."),
        ])

    private static let contentModes = [
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
        "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
    ]

    private static let corners = [
        "layerMinXMinYCorner", "layerMaxXMinYCorner", "layerMinXMaxYCorner", "layerMaxXMaxYCorner",
    ]

    private static let directions = [
        "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft",
    ]

    private static let autoresizing = [
        "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
        "flexibleHeight", "flexibleBottomMargin",
    ]

    static let scrollView = ElementClass(
        "UIScrollView", "UIView", "A view onto content larger than itself.",
        [
            .init("contentSize", .size, "The extent of the content where no constraints determine it."),
            .init("contentOffset", .point, "The point of the content at the view's top left."),
            .init("contentInset", .insets, "Room around the content, in points."),
            .init("isPagingEnabled", .boolean, "Whether scrolling stops at multiples of the view's size."),
            .init(
                "page", .integer(0...10_000),
                "How many widths of the view the content is scrolled; 0 is the first page."
                    + " Maquette's own."),
            .init("isScrollEnabled", .boolean, "Whether the content can be moved."),
            .init("alwaysBounceHorizontal", .boolean, "Whether it moves sideways even if all is visible."),
            .init("alwaysBounceVertical", .boolean, "Whether it moves up and down even if all is visible."),
            .init("showsHorizontalScrollIndicator", .boolean, "Whether the lower indicator may show."),
            .init("showsVerticalScrollIndicator", .boolean, "Whether the right indicator may show."),
            .init(
                "contentInsetAdjustmentBehavior",
                .choice(["automatic", "scrollableAxes", "never", "always"]),
                "When the safe area is added to the content inset."),
        ])

    static let stackView = ElementClass(
        "UIStackView", "UIView", "Arranges its subviews in a row or a column.",
        [
            .init("axis", .choice(["horizontal", "vertical"]), "The direction; horizontal by default."),
            .init(
                "distribution",
                .choice(["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]),
                "How the views share the room along the axis; fill by default."),
            .init(
                "alignment",
                .choice([
                    "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom",
                    "lastBaseline",
                ]),
                "How the views lie across the axis; fill by default."),
            .init("spacing", .length, "Points between neighbours; 0 by default."),
            .init(
                "isBaselineRelativeArrangement", .boolean,
                "Whether spacing in a column runs from baseline to baseline."),
            .init(
                "isLayoutMarginsRelativeArrangement", .boolean,
                "Whether the views keep to the layout margins instead of the edges."),
        ])
}
