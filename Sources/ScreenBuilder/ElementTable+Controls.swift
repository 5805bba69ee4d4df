import ScreenDocuments
import UIKitCore

extension ElementTable {
    static let labelBindings: AttributeBindings<ElementVocabulary.Label, UILabel> = [
        .bind(\.text, \.text),
        .bind(\.font, \.font),
        .bind(\.textColor, \.textColor),
        .bind(\.textAlignment, \.textAlignment),
        .bind(\.numberOfLines, \.numberOfLines),
        .bind(\.lineBreakMode, \.lineBreakMode),
        .bind(\.preferredMaxLayoutWidth, \.preferredMaxLayoutWidth),
        .bind(\.isEnabled, \.isEnabled),
        .bind(\.highlightedTextColor, \.highlightedTextColor),
        .bind(\.isHighlighted, \.isHighlighted),
        .bind(\.shadowColor, \.shadowColor),
        .bind(\.shadowOffset, \.shadowOffset) { CGSize(width: $0.x, height: $0.y) },
        .bind(\.adjustsFontSizeToFitWidth, \.adjustsFontSizeToFitWidth),
        .bind(\.minimumScaleFactor, \.minimumScaleFactor),
        .bind(\.minimumFontSize, \.minimumFontSize),
        .bind(\.baselineAdjustment, \.baselineAdjustment),
        .bind(\.allowsDefaultTighteningForTruncation, \.allowsDefaultTighteningForTruncation),
        .bind(\.lineBreakStrategy, \.lineBreakStrategy),
        .bind(\.runs, \.styledText, phase: .runs),
        .set(\.paragraphStyle, phase: .paragraphStyle) { $0.changeParagraphStyle($1) },
    ]

    static let imageViewBindings: AttributeBindings<ElementVocabulary.ImageView, UIImageView> = [
        .set(\.image) { $0.show($1) },
        .bind(\.highlightedImage, \.highlightedImage),
        .bind(\.isHighlighted, \.isHighlighted),
    ]

    static let pageControlBindings: AttributeBindings<ElementVocabulary.PageControl, UIPageControl> = [
        .bind(\.numberOfPages, \.numberOfPages),
        .bind(\.currentPage, \.currentPage),
        .bind(\.hidesForSinglePage, \.hidesForSinglePage),
        .bind(\.pageIndicatorTintColor, \.pageIndicatorTintColor),
        .bind(\.currentPageIndicatorTintColor, \.currentPageIndicatorTintColor),
        .bind(\.isEnabled, \.isEnabled),
    ]

    static let bubbleBindings: AttributeBindings<ElementVocabulary.Bubble, BubbleView> = [
        .set(\.image) { view, found in
            view.image = found.image
            view.imageView.missingImageName = found.missingName
        },
        .bind(\.imageCapInsets, \.imageCapInsets),
        .bind(\.text, \.text),
        .bind(\.textEdgeInsets, \.textEdgeInsets),
        .bind(\.font, \.font),
        .bind(\.textColor, \.textColor),
        .bind(\.preferredMaxLayoutWidth, \.preferredMaxLayoutWidth),
    ]
}

extension UIImageView {
    /// Shows an image, or the mark of one that is missing.
    fileprivate func show(_ found: FoundImage) {
        image = found.image
        missingImageName = found.missingName
    }
}
