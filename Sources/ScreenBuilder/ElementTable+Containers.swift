import UIKit

extension ElementTable {
    static let scrollViewSetters: [AttributeSetter] = [
        AttributeSetter("contentSize", { $0.size($1) }) { (view: UIScrollView, value) in
            view.contentSize = value
        },
        AttributeSetter("contentOffset", { $0.point($1) }) { (view: UIScrollView, value) in
            view.contentOffset = value
        },
        AttributeSetter("contentInset", { $0.insets($1) }) { (view: UIScrollView, value) in
            view.contentInset = value
        },
        AttributeSetter("isPagingEnabled", { $0.flag($1) }) { (view: UIScrollView, value) in
            view.isPagingEnabled = value
        },
        AttributeSetter("page", { $0.integer($1) }) { (view: UIScrollView, value) in
            view.scroll(toPage: value)
        },
        AttributeSetter("isScrollEnabled", { $0.flag($1) }) { (view: UIScrollView, value) in
            view.isScrollEnabled = value
        },
        AttributeSetter("alwaysBounceHorizontal", { $0.flag($1) }) { (view: UIScrollView, value) in
            view.alwaysBounceHorizontal = value
        },
        AttributeSetter("alwaysBounceVertical", { $0.flag($1) }) { (view: UIScrollView, value) in
            view.alwaysBounceVertical = value
        },
        AttributeSetter("showsHorizontalScrollIndicator", { $0.flag($1) }) { (view: UIScrollView, value) in
            view.showsHorizontalScrollIndicator = value
        },
        AttributeSetter("showsVerticalScrollIndicator", { $0.flag($1) }) { (view: UIScrollView, value) in
            view.showsVerticalScrollIndicator = value
        },
        AttributeSetter("contentInsetAdjustmentBehavior", { $0.word($1, WordTable.insetBehaviors) }) {
            (view: UIScrollView, value) in view.contentInsetAdjustmentBehavior = value
        },
    ]

    static let stackViewSetters: [AttributeSetter] = [
        AttributeSetter("axis", { $0.word($1, WordTable.axes) }) { (view: UIStackView, value) in
            view.axis = value
        },
        AttributeSetter("distribution", { $0.word($1, WordTable.distributions) }) {
            (view: UIStackView, value) in view.distribution = value
        },
        AttributeSetter("alignment", { $0.word($1, WordTable.stackAlignments) }) {
            (view: UIStackView, value) in view.alignment = value
        },
        AttributeSetter("spacing", { $0.number($1) }) { (view: UIStackView, value) in view.spacing = value },
        AttributeSetter("isBaselineRelativeArrangement", { $0.flag($1) }) { (view: UIStackView, value) in
            view.isBaselineRelativeArrangement = value
        },
        AttributeSetter("isLayoutMarginsRelativeArrangement", { $0.flag($1) }) {
            (view: UIStackView, value) in view.isLayoutMarginsRelativeArrangement = value
        },
    ]
}
