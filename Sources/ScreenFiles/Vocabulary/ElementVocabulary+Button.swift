extension ElementVocabulary {
    /// What every control has.
    static let enabled = ElementClass.AttributeDefinition(
        "isEnabled", .boolean, "Whether the control answers to touches; shown paler else.")

    static let button = ElementClass(
        "UIButton", "UIView", "Words or an image to be touched.",
        normalAttributes + stateAttributes + placeAttributes + configurationAttributes)

    private static let normalAttributes: [ElementClass.AttributeDefinition] = [
        .init("title", .text, "The words in the normal state."),
        .init("titleColor", .color, "The colour of the words in the normal state."),
        .init("image", .image, "The image before the words in the normal state."),
        .init("backgroundImage", .image, "The image behind the words in the normal state."),
        .init("font", .font, "The font of the words."),
        .init(
            "buttonType",
            .choice([
                "system", "custom", "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close",
            ]),
            "Whether the words take the tint colour (system, the default in files) or white (custom),"
                + " or one of the signs."),
        enabled,
        .init("isSelected", .boolean, "Whether the button is in its selected state."),
        .init("isHighlighted", .boolean, "Whether the button looks touched."),
    ]

    /// Maquette's own names for what UIKit sets with `for:`.
    private static let stateAttributes = ["highlighted", "selected", "disabled"].flatMap { state in
        [
            ElementClass.AttributeDefinition("\(state)Title", .text, "The words in the \(state) state."),
            .init("\(state)TitleColor", .color, "The colour of the words in the \(state) state."),
            .init("\(state)Image", .image, "The image in the \(state) state."),
            .init("\(state)BackgroundImage", .image, "The image behind the words in the \(state) state."),
        ]
    }

    private static let placeAttributes: [ElementClass.AttributeDefinition] = [
        .init("contentEdgeInsets", .insets, "Room around words and image, in points."),
        .init("titleEdgeInsets", .insets, "What moves the words without changing the size, in points."),
        .init("imageEdgeInsets", .insets, "What moves the image without changing the size, in points."),
        .init(
            "contentHorizontalAlignment",
            .choice(["center", "left", "right", "fill", "leading", "trailing"]),
            "Where words and image lie from left to right; center by default."),
        .init(
            "contentVerticalAlignment", .choice(["center", "top", "bottom", "fill"]),
            "Where words and image lie from top to bottom; center by default."),
    ]

    private static let configurationAttributes: [ElementClass.AttributeDefinition] = [
        .init(
            "configuration",
            .choice([
                "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted",
                "borderedProminent",
            ]),
            "The look of iOS 15; plain where one of the attributes below asks for any."),
        .init("subtitle", .text, "Smaller words below, in a configuration."),
        .init(
            "imagePlacement", .choice(["top", "leading", "bottom", "trailing"]),
            "On which side of the words the image stands, in a configuration."),
        .init("imagePadding", .length, "Points between image and words, in a configuration."),
        .init("titlePadding", .length, "Points between title and subtitle, in a configuration."),
        .init(
            "titleAlignment", .choice(["automatic", "leading", "center", "trailing"]),
            "Where title and subtitle stand above one another, in a configuration."),
        .init(
            "contentInsets", .insets,
            "Room around image and words in a configuration; left is leading and right is trailing."),
        .init(
            "buttonSize", .choice(["mini", "small", "medium", "large"]),
            "How large the button is, in a configuration; medium by default."),
        .init(
            "cornerStyle", .choice(["fixed", "dynamic", "small", "medium", "large", "capsule"]),
            "How round the corners are, in a configuration; dynamic by default."),
        .init("baseForegroundColor", .color, "The colour of words and image, in a configuration."),
        .init("baseBackgroundColor", .color, "The colour behind, in a configuration."),
    ]
}
