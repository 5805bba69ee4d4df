import ScreenDocuments
import UIKitCore

extension ElementTable {
    static let scrollViewBindings: AttributeBindings<ElementVocabulary.ScrollView, UIScrollView> = [
        .bind(\.contentSize, \.contentSize),
        .bind(\.contentOffset, \.contentOffset),
        .bind(\.contentInset, \.contentInset),
        .bind(\.isPagingEnabled, \.isPagingEnabled),
        .set(\.page) { $0.scroll(toPage: $1) },
        .bind(\.isScrollEnabled, \.isScrollEnabled),
        .bind(\.alwaysBounceHorizontal, \.alwaysBounceHorizontal),
        .bind(\.alwaysBounceVertical, \.alwaysBounceVertical),
        .bind(\.showsHorizontalScrollIndicator, \.showsHorizontalScrollIndicator),
        .bind(\.showsVerticalScrollIndicator, \.showsVerticalScrollIndicator),
        .bind(\.contentInsetAdjustmentBehavior, \.contentInsetAdjustmentBehavior),
    ]

    static let stackViewBindings: AttributeBindings<ElementVocabulary.StackView, UIStackView> = [
        .bind(\.axis, \.axis),
        .bind(\.distribution, \.distribution),
        .bind(\.alignment, \.alignment),
        .bind(\.spacing, \.spacing),
        .bind(\.isBaselineRelativeArrangement, \.isBaselineRelativeArrangement),
        .bind(\.isLayoutMarginsRelativeArrangement, \.isLayoutMarginsRelativeArrangement),
    ]
}
