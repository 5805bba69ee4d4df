extension ElementVocabulary {
    /// The attributes of `UIButton`.
    package struct Button: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UIButton", "UIView", tags: ["button"], "A title, an image or both that respond to touches.")
        package init() {}

        package let title = AttributeKey("title", .text, "The title in the normal state.")
        package let titleRuns = AttributeKey(
            "titleRuns", .runs,
            "The title in runs with styles of their own, in place of `title`. Maquette's own, for an attributed title."
        )
        package let lineBreakMode = AttributeKey(
            "lineBreakMode", .choice(Choices.LineBreakMode.self),
            "How a title that does not fit is wrapped or truncated; in the middle by default, in a configuration"
                + " wrapped by words.", keyPaths: ["titleLabel.lineBreakMode"])
        package let numberOfLines = AttributeKey(
            "numberOfLines", .integer(0...10_000),
            "The maximum number of lines of the title; 0 for any number; 1 by default. In a configuration any number"
                + " that `lineBreakMode` allows.", keyPaths: ["titleLabel.numberOfLines"])
        package let textAlignment = AttributeKey(
            "textAlignment", .choice(Choices.TextAlignment.self),
            "How the lines of the title are aligned; center by default.",
            keyPaths: ["titleLabel.textAlignment"])
        package let titleColor = AttributeKey(
            "titleColor", .color, "The color of the title in the normal state.")
        package let image = AttributeKey("image", .image, "The image before the title in the normal state.")
        package let backgroundImage = AttributeKey(
            "backgroundImage", .image, "The image behind the title in the normal state.")
        package let font = AttributeKey(
            "font", .font, "The font of the title.", storyboard: "fontDescription",
            keyPaths: ["titleLabel.font"])
        package let buttonType = AttributeKey(
            "buttonType", .choice(Choices.ButtonType.self),
            "Whether the title has the tint color (system, the default in files) or white (custom),"
                + " or one of the symbols.")
        package let isEnabled = Shared.isEnabled
        package let isSelected = AttributeKey(
            "isSelected", .boolean, "Whether the button is in its selected state.")
        package let isHighlighted = AttributeKey(
            "isHighlighted", .boolean, "Whether the button is in its highlighted state, as while touched.")

        package let highlighted = ButtonState("highlighted")
        package let selected = ButtonState("selected")
        package let disabled = ButtonState("disabled")

        package let contentEdgeInsets = AttributeKey(
            "contentEdgeInsets", .insets, "The insets around title and image in points.")
        package let titleEdgeInsets = AttributeKey(
            "titleEdgeInsets", .insets,
            "The insets that move the title without changing the button's size, in points.")
        package let imageEdgeInsets = AttributeKey(
            "imageEdgeInsets", .insets,
            "The insets that move the image without changing the button's size, in points.")
        package let contentHorizontalAlignment = AttributeKey(
            "contentHorizontalAlignment", .choice(Choices.HorizontalAlignment.self),
            "How title and image are aligned horizontally; center by default.")
        package let contentVerticalAlignment = AttributeKey(
            "contentVerticalAlignment", .choice(Choices.VerticalAlignment.self),
            "How title and image are aligned vertically; center by default.")

        package let configuration = AttributeKey(
            "configuration", .choice(Choices.ButtonConfiguration.self),
            "The style of iOS 15; plain where one of the attributes below is given without it.")
        package let subtitle = AttributeKey("subtitle", .text, "A smaller line below, in a configuration.")
        package let imagePlacement = AttributeKey(
            "imagePlacement", .choice(Choices.ImagePlacement.self),
            "On which side of the title the image is, in a configuration.")
        package let imagePadding = AttributeKey(
            "imagePadding", .length, "Points between image and title, in a configuration.")
        package let titlePadding = AttributeKey(
            "titlePadding", .length, "Points between title and subtitle, in a configuration.")
        package let titleAlignment = AttributeKey(
            "titleAlignment", .choice(Choices.TitleAlignment.self),
            "How title and subtitle are aligned with each other, in a configuration.")
        package let contentInsets = AttributeKey(
            "contentInsets", .insets,
            "The insets around image and title in a configuration; left is leading and right is trailing.")
        package let buttonSize = AttributeKey(
            "buttonSize", .choice(Choices.ButtonSize.self),
            "How large the button is, in a configuration; medium by default.")
        package let cornerStyle = AttributeKey(
            "cornerStyle", .choice(Choices.CornerStyle.self),
            "How the corners are rounded, in a configuration; dynamic by default.")
        package let baseForegroundColor = AttributeKey(
            "baseForegroundColor", .color, "The color of title and image, in a configuration.")
        package let baseBackgroundColor = AttributeKey(
            "baseBackgroundColor", .color, "The color of the background, in a configuration.")
    }

    /// The appearance of a button in another state than the normal one: Maquette's own names for what UIKit sets with
    /// `for:`.
    package struct ButtonState: AttributeGroup {
        package let title: AttributeKey<TextKind>
        package let titleRuns: AttributeKey<RunsKind>
        package let titleColor: AttributeKey<ColorKind>
        package let image: AttributeKey<ImageKind>
        package let backgroundImage: AttributeKey<ImageKind>

        init(_ state: String) {
            title = AttributeKey("\(state)Title", .text, "The title in the \(state) state.")
            titleRuns = AttributeKey(
                "\(state)TitleRuns", .runs,
                "The title in the \(state) state in runs with styles of their own, in place of `\(state)Title`."
            )
            titleColor = AttributeKey(
                "\(state)TitleColor", .color, "The color of the title in the \(state) state.")
            image = AttributeKey("\(state)Image", .image, "The image in the \(state) state.")
            backgroundImage = AttributeKey(
                "\(state)BackgroundImage", .image, "The image behind the title in the \(state) state.")
        }
    }
}
