extension ElementVocabulary {
    /// Attributes that several classes have in the same sense.
    enum Shared {
        static let contentConfiguration = AttributeKey(
            "contentConfiguration", .choice(Choices.ListContent.self),
            "The style of the list content that shows `text`, `detailText` and `image`; the view takes no"
                + " subviews then.")
        static let rows = AttributeKey(
            "rows", .integer(0...ScreenLimits.rows),
            "How many rows or items are made of the cells, which are repeated in order; in storyboards and xibs as"
                + " many as the screen has room for, elsewhere one of each. Maquette's own.")
        static let isEnabled = AttributeKey(
            "isEnabled", .boolean, "Whether the control responds to touches; drawn paler otherwise.")
        static let isTranslucent = AttributeKey(
            "isTranslucent", .boolean, "Whether content behind the bar shows through; yes by default.")
        static let barTintColor = AttributeKey(
            "barTintColor", .color, "The background color of the bar; the system's by default.")
        static let barStyle = AttributeKey(
            "barStyle", .choice(Choices.BarStyle.self),
            "Whether the bar is black in light mode, too; as the screen by default.")
        static let barBackgroundImage = AttributeKey(
            "backgroundImage", .image, "The image in place of the background.")
        static let barShadowImage = AttributeKey(
            "shadowImage", .image, "The image in place of the hairline along the bar.")
        static let standardAppearance = AttributeKey(
            "standardAppearance", .barAppearance,
            "The look while content is under the bar, instead of the look by the attributes above.")
        static let scrollEdgeAppearance = AttributeKey(
            "scrollEdgeAppearance", .barAppearance,
            "The look at the edge of the content; without a background by default.")
        static let compactAppearance = AttributeKey(
            "compactAppearance", .barAppearance,
            "The look where vertical space is compact; the standard one by default.")
        static let compactScrollEdgeAppearance = AttributeKey(
            "compactScrollEdgeAppearance", .barAppearance,
            "The look at the edge of the content where vertical space is compact.")
        static let itemTitleTextAttributes = AttributeKey(
            "titleTextAttributes", .textAttributes, "The style of the title.")
        static let paragraphStyle = AttributeKey(
            "paragraphStyle", .paragraphStyle, "How lines and paragraphs are spaced, indented and broken.")
        static let keyboardType = AttributeKey(
            "keyboardType", .choice(Choices.KeyboardType.self),
            "The keys of the keyboard; letters by default.")
        static let returnKeyType = AttributeKey(
            "returnKeyType", .choice(Choices.ReturnKeyType.self), "The name of the return key.")
        static let autocorrectionType = AttributeKey(
            "autocorrectionType", .choice(Choices.AutocorrectionType.self),
            "Whether words are corrected and suggested while they are typed.")
        static let autocapitalizationType = AttributeKey(
            "autocapitalizationType", .choice(Choices.AutocapitalizationType.self),
            "How text is capitalized while it is typed; sentences by default.")
        static let keyboardAppearance = AttributeKey(
            "keyboardAppearance", .choice(Choices.KeyboardAppearance.self),
            "The look of the keyboard; the screen's by default.")
        static let enablesReturnKeyAutomatically = AttributeKey(
            "enablesReturnKeyAutomatically", .boolean,
            "Whether the return key is disabled while there is no text.")
    }

    /// The attributes of `UILabel`.
    package struct Label: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UILabel", "UIView", tags: ["label"], "Text on one or more lines.")
        package init() {}

        package let text = AttributeKey("text", .text, "The text.")
        package let font = AttributeKey(
            "font", .font, "The font; the system's at 17 points by default.",
            storyboard: "fontDescription")
        package let textColor = AttributeKey(
            "textColor", .color, "The color of the text; the system's label color by default.")
        package let textAlignment = AttributeKey(
            "textAlignment", .choice(Choices.TextAlignment.self),
            "How lines are aligned; natural by default.")
        package let numberOfLines = AttributeKey(
            "numberOfLines", .integer(0...10_000),
            "The maximum number of lines; 0 for any number; 1 by default.")
        package let lineBreakMode = AttributeKey(
            "lineBreakMode", .choice(Choices.LineBreakMode.self),
            "How text that does not fit is wrapped or truncated.")
        package let preferredMaxLayoutWidth = AttributeKey(
            "preferredMaxLayoutWidth", .extent,
            "The width in points at which lines wrap for the intrinsic size; 0 for the width of the layout.")
        package let isEnabled = AttributeKey(
            "isEnabled", .boolean, "Whether the text is drawn at full strength.")
        package let highlightedTextColor = AttributeKey(
            "highlightedTextColor", .color, "The color of the text while highlighted.")
        package let isHighlighted = AttributeKey(
            "isHighlighted", .boolean, "Whether the text is drawn in its highlighted color.")
        package let shadowColor = AttributeKey(
            "shadowColor", .color, "The color of the text's shadow; none by default.")
        package let shadowOffset = AttributeKey(
            "shadowOffset", .point, "The offset of the shadow from the text in points.")
        package let adjustsFontSizeToFitWidth = AttributeKey(
            "adjustsFontSizeToFitWidth", .boolean,
            "Whether text that does not fit the width, or several lines that do not fit the bounds, is drawn smaller.",
            storyboard: "adjustsFontSizeToFit")
        package let minimumScaleFactor = AttributeKey(
            "minimumScaleFactor", .fraction, "The smallest scale of text drawn smaller; 0 for no limit.")
        package let minimumFontSize = AttributeKey(
            "minimumFontSize", .extent,
            "The smallest font size of text drawn smaller, in points; 0, the default, for no limit.")
        package let baselineAdjustment = AttributeKey(
            "baselineAdjustment", .choice(Choices.BaselineAdjustment.self),
            "Where a line drawn smaller is positioned vertically.")
        package let allowsDefaultTighteningForTruncation = AttributeKey(
            "allowsDefaultTighteningForTruncation", .boolean,
            "Whether a line that is too wide is tightened before it is truncated.",
            storyboard: "adjustsLetterSpacingToFitWidth")
        package let runs = AttributeKey(
            "runs", .runs, "The text in runs with styles of their own, in place of `text`.")
        package let lineBreakStrategy = AttributeKey(
            "lineBreakStrategy", .choices(Choices.LineBreakStrategy.self),
            "Refinements of line breaking; standard, which is both others, by default.")
        package let paragraphStyle = Shared.paragraphStyle
    }

    /// The attributes of `UIImageView`.
    package struct ImageView: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UIImageView", "UIView", tags: ["imageView"], "An image.")
        package init() {}

        package let image = AttributeKey("image", .image, "The image.")
        package let highlightedImage = AttributeKey(
            "highlightedImage", .image, "The image while highlighted.")
        package let isHighlighted = AttributeKey(
            "isHighlighted", .boolean, "Whether the highlighted image is shown.")
    }

    /// The attributes of `UIPageControl`.
    package struct PageControl: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UIPageControl", "UIView", tags: ["pageControl"], subviews: .refused,
            "A row of dots, one for each page.")
        package init() {}

        package let numberOfPages = AttributeKey("numberOfPages", .integer(0...1_000), "The number of dots.")
        package let currentPage = AttributeKey(
            "currentPage", .integer(0...1_000), "The current page; 0 is the first.")
        package let hidesForSinglePage = AttributeKey(
            "hidesForSinglePage", .boolean, "Whether a single dot is hidden.")
        package let pageIndicatorTintColor = AttributeKey(
            "pageIndicatorTintColor", .color, "The color of the other pages' dots.")
        package let currentPageIndicatorTintColor = AttributeKey(
            "currentPageIndicatorTintColor", .color, "The color of the current page's dot.")
        package let isEnabled = Shared.isEnabled
    }

    /// The attributes of `BubbleView`.
    package struct Bubble: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "BubbleView", "UIView", subviews: .refused,
            "Text on an image that stretches around it between its caps; Maquette's own.")
        package init() {}

        package let image = AttributeKey("image", .image, "The image behind the text.")
        package let imageCapInsets = AttributeKey(
            "imageCapInsets", .insets, "The caps of the image that keep their size, in points.")
        package let text = AttributeKey("text", .text, "The text.")
        package let textEdgeInsets = AttributeKey(
            "textEdgeInsets", .insets, "The distances from the bubble's edges to the text, in points.")
        package let font = AttributeKey("font", .font, "The font of the text.")
        package let textColor = AttributeKey("textColor", .color, "The color of the text.")
        package let preferredMaxLayoutWidth = AttributeKey(
            "preferredMaxLayoutWidth", .extent,
            "The width in points at which lines wrap for the intrinsic size; 0 for the width of the layout.")
    }
}
