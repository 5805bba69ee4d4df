extension ElementVocabulary {
    private static let alignments = ["left", "center", "right", "justified", "natural"]
    private static let breakModes = [
        "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
        "byTruncatingMiddle",
    ]

    static let label = ElementClass(
        "UILabel", "UIView", "Words on one or more lines.",
        [
            .init("text", .text, "The words."),
            .init("font", .font, "The font; the system's at 17 points by default."),
            .init("textColor", .color, "The colour of the words; the system's label colour by default."),
            .init("textAlignment", .choice(alignments), "Where short lines lie; natural by default."),
            .init("numberOfLines", .integer(0...10_000), "The most lines; 0 for any number; 1 by default."),
            .init("lineBreakMode", .choice(breakModes), "What happens to words that do not fit."),
            .init(
                "preferredMaxLayoutWidth", .extent,
                "The width in points at which lines break for the view's own size; 0 for the solved one."),
            .init("isEnabled", .boolean, "Whether the words are shown at full strength."),
            .init("highlightedTextColor", .color, "The colour of the words while highlighted."),
            .init("isHighlighted", .boolean, "Whether the words have their highlighted colour."),
            .init("shadowColor", .color, "The colour of a shadow behind the words; none by default."),
            .init("shadowOffset", .point, "How far the shadow lies from the words, in points."),
            .init("adjustsFontSizeToFitWidth", .boolean, "Whether one line too wide is drawn smaller."),
            .init("minimumScaleFactor", .fraction, "The least scale of shrinking words; 0 for no limit."),
            .init(
                "baselineAdjustment", .choice(["alignBaselines", "alignCenters", "none"]),
                "Where shrunken words stand."),
            .init(
                "allowsDefaultTighteningForTruncation", .boolean,
                "Whether one line too wide is set tighter before it is cut."),
            .init("runs", .runs, "The words in pieces with styles of their own, in place of `text`."),
            .init(
                "lineBreakStrategy", .choices(["standard", "pushOut", "hangulWordPriority"]),
                "Refinements of line breaking; standard, which is both others, by default."),
            .init(
                "paragraphStyle", .paragraphStyle, "How lines and paragraphs are spaced, indented and broken."
            ),
        ])

    static let imageView = ElementClass(
        "UIImageView", "UIView", "An image.",
        [
            .init("image", .image, "The image."),
            .init("highlightedImage", .image, "The image while highlighted."),
            .init("isHighlighted", .boolean, "Whether the highlighted image is shown."),
        ])

    static let pageControl = ElementClass(
        "UIPageControl", "UIView", subviews: .refused, "A row of dots, one for each page.",
        [
            .init("numberOfPages", .integer(0...1_000), "How many dots there are."),
            .init("currentPage", .integer(0...1_000), "The page shown; 0 is the first."),
            .init("hidesForSinglePage", .boolean, "Whether a single dot is left out."),
            .init("pageIndicatorTintColor", .color, "The colour of the other pages' dots."),
            .init("currentPageIndicatorTintColor", .color, "The colour of the shown page's dot."),
            enabled,
        ])

    static let bubbleView = ElementClass(
        "BubbleView", "UIView", subviews: .refused,
        "Words on an image that stretches around them between its caps; Maquette's own.",
        [
            .init("image", .image, "The image behind the words."),
            .init("capInsets", .insets, "The caps of the image that keep their size, in points."),
            .init("text", .text, "The words."),
            .init("textInsets", .insets, "The distances from the bubble's edges to the words, in points."),
            .init("font", .font, "The font of the words."),
            .init("textColor", .color, "The colour of the words."),
            .init(
                "preferredMaxLayoutWidth", .extent,
                "The width in points at which the words break for the bubble's own size; 0 for the solved."),
        ])
}
