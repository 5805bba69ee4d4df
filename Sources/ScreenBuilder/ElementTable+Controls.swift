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
    ]

    static let imageViewSetters: [AttributeSetter] = [
        AttributeSetter("image", { $0.image($1) }) { (view: UIImageView, value) in view.show(value) }
    ]

    static let buttonSetters: [AttributeSetter] = [
        AttributeSetter("title", { $0.text($1) }) { (view: UIButton, value) in
            view.setTitle(value, for: .normal)
        },
        AttributeSetter("titleColor", { $0.color($1) }) { (view: UIButton, value) in
            view.setTitleColor(value, for: .normal)
        },
        AttributeSetter("font", { $0.font($1) }) { (view: UIButton, value) in view.titleLabel?.font = value },
        // The constructor has taken it.
        AttributeSetter("buttonType", { $0.word($1, WordTable.buttonTypes) }) { (_: UIButton, _) in },
        AttributeSetter("image", { $0.image($1) }) { (view: UIButton, value) in
            view.setImage(value.image, for: .normal)
            view.mark(missing: value)
        },
        AttributeSetter("backgroundImage", { $0.image($1) }) { (view: UIButton, value) in
            view.setBackgroundImage(value.image, for: .normal)
            view.mark(missing: value)
        },
        AttributeSetter("contentEdgeInsets", { $0.insets($1) }) { (view: UIButton, value) in
            view.contentEdgeInsets = value
        },
        AttributeSetter("isEnabled", { $0.flag($1) }) { (view: UIButton, value) in view.isEnabled = value },
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

extension UIButton {
    /// Covers the button with the mark of an image that is missing.
    fileprivate func mark(missing found: FoundImage) {
        guard let name = found.missingName else { return }
        let mark = UIImageView(frame: bounds)
        mark.missingImageName = name
        mark.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(mark)
    }
}

extension UIImageView {
    /// Shows an image, or the mark of one that is missing.
    fileprivate func show(_ found: FoundImage) {
        image = found.image
        missingImageName = found.missingName
    }
}
