import UIKit

extension ElementTable {
    static let labelSetters: [AttributeSetter] = [
        AttributeSetter("text", { $0.text($1) }) { (view: UILabel, value) in view.text = value },
        AttributeSetter("font", { $0.font($1) }) { (view: UILabel, value) in view.font = value },
        AttributeSetter("textColor", { $0.color($1) }) { (view: UILabel, value) in view.textColor = value },
        AttributeSetter("textAlignment", { $0.word($1, WordTable.textAlignments) }) {
            (view: UILabel, value) in view.textAlignment = value
        },
        AttributeSetter("numberOfLines", { $0.integer($1) }) { (view: UILabel, value) in
            view.numberOfLines = value
        },
        AttributeSetter("lineBreakMode", { $0.word($1, WordTable.lineBreakModes) }) {
            (view: UILabel, value) in view.lineBreakMode = value
        },
        AttributeSetter("preferredMaxLayoutWidth", { $0.number($1) }) { (view: UILabel, value) in
            view.preferredMaxLayoutWidth = value
        },
        AttributeSetter("isEnabled", { $0.flag($1) }) { (view: UILabel, value) in view.isEnabled = value },
        AttributeSetter("highlightedTextColor", { $0.color($1) }) { (view: UILabel, value) in
            view.highlightedTextColor = value
        },
        AttributeSetter("isHighlighted", { $0.flag($1) }) { (view: UILabel, value) in
            view.isHighlighted = value
        },
        AttributeSetter("shadowColor", { $0.color($1) }) { (view: UILabel, value) in view.shadowColor = value
        },
        AttributeSetter("shadowOffset", { $0.point($1) }) { (view: UILabel, value) in
            view.shadowOffset = CGSize(width: value.x, height: value.y)
        },
        AttributeSetter("adjustsFontSizeToFitWidth", { $0.flag($1) }) { (view: UILabel, value) in
            view.adjustsFontSizeToFitWidth = value
        },
        AttributeSetter("minimumScaleFactor", { $0.number($1) }) { (view: UILabel, value) in
            view.minimumScaleFactor = value
        },
        AttributeSetter("baselineAdjustment", { $0.word($1, WordTable.baselineAdjustments) }) {
            (view: UILabel, value) in view.baselineAdjustment = value
        },
        AttributeSetter("allowsDefaultTighteningForTruncation", { $0.flag($1) }) { (view: UILabel, value) in
            view.allowsDefaultTighteningForTruncation = value
        },
        AttributeSetter("lineBreakStrategy", { $0.options($1, WordTable.lineBreakStrategies) }) {
            (view: UILabel, value) in view.lineBreakStrategy = value
        },
        // Both build on what the other attributes say, and so come after them.
        AttributeSetter("runs", turn: 1, { $0.runs($1) }) { (view: UILabel, value) in
            view.styledText = value
        },
        AttributeSetter("paragraphStyle", turn: 2, { $0.paragraphStyle($1) }) { (view: UILabel, value) in
            view.changeParagraphStyle(value)
        },
    ]

    static let imageViewSetters: [AttributeSetter] = [
        AttributeSetter("image", { $0.image($1) }) { (view: UIImageView, value) in view.show(value) },
        AttributeSetter("highlightedImage", { $0.image($1) }) { (view: UIImageView, value) in
            view.highlightedImage = value.image
        },
        AttributeSetter("isHighlighted", { $0.flag($1) }) { (view: UIImageView, value) in
            view.isHighlighted = value
        },
    ]

    static let pageControlSetters: [AttributeSetter] = [
        AttributeSetter("numberOfPages", { $0.integer($1) }) { (view: UIPageControl, value) in
            view.numberOfPages = value
        },
        AttributeSetter("currentPage", { $0.integer($1) }) { (view: UIPageControl, value) in
            view.currentPage = value
        },
        AttributeSetter("hidesForSinglePage", { $0.flag($1) }) { (view: UIPageControl, value) in
            view.hidesForSinglePage = value
        },
        AttributeSetter("pageIndicatorTintColor", { $0.color($1) }) { (view: UIPageControl, value) in
            view.pageIndicatorTintColor = value
        },
        AttributeSetter("currentPageIndicatorTintColor", { $0.color($1) }) { (view: UIPageControl, value) in
            view.currentPageIndicatorTintColor = value
        },
        AttributeSetter("isEnabled", { $0.flag($1) }) { (view: UIPageControl, value) in view.isEnabled = value
        },
    ]

    static let bubbleSetters: [AttributeSetter] = [
        AttributeSetter("image", { $0.image($1) }) { (view: BubbleView, value) in
            view.image = value.image
            view.imageView.missingImageName = value.missingName
        },
        AttributeSetter("capInsets", { $0.insets($1) }) { (view: BubbleView, value) in
            view.capInsets = value
        },
        AttributeSetter("text", { $0.text($1) }) { (view: BubbleView, value) in view.text = value },
        AttributeSetter("textInsets", { $0.insets($1) }) { (view: BubbleView, value) in
            view.textInsets = value
        },
        AttributeSetter("font", { $0.font($1) }) { (view: BubbleView, value) in view.font = value },
        AttributeSetter("textColor", { $0.color($1) }) { (view: BubbleView, value) in
            view.textColor = value
        },
        AttributeSetter("preferredMaxLayoutWidth", { $0.number($1) }) { (view: BubbleView, value) in
            view.preferredMaxLayoutWidth = value
        },
    ]
}

extension UIImageView {
    /// Shows an image, or the mark of one that is missing.
    fileprivate func show(_ found: FoundImage) {
        image = found.image
        missingImageName = found.missingName
    }
}
