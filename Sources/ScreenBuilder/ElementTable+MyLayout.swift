import MyLayout
import ScreenDocuments
import UIKitCore

extension ElementTable {
    /// What every view may say about its place in a layout of MyLayout.
    static let layoutItemBindings: AttributeBindings<ElementVocabulary.View, UIView> = [
        .bind(\.myMargin, \.myMargin),
        .bind(\.myHorzMargin, \.myHorzMargin),
        .bind(\.myVertMargin, \.myVertMargin),
        .set(\.myTop) { $0.topPos.set($1) },
        .set(\.myLeft) { $0.leftPos.set($1) },
        .set(\.myBottom) { $0.bottomPos.set($1) },
        .set(\.myRight) { $0.rightPos.set($1) },
        .set(\.myLeading) { $0.leadingPos.set($1) },
        .set(\.myTrailing) { $0.trailingPos.set($1) },
        .set(\.myCenterX) { $0.centerXPos.set($1) },
        .set(\.myCenterY) { $0.centerYPos.set($1) },
        .set(\.myWidth) { $0.widthSize.set($1) },
        .set(\.myHeight) { $0.heightSize.set($1) },
        .bind(\.wrapContentWidth, \.wrapContentWidth),
        .bind(\.wrapContentHeight, \.wrapContentHeight),
        .bind(\.weight, \.weight),
        .bind(\.visibility, \.visibility),
        .bind(\.myAlignment, \.alignment),
        .bind(\.useFrame, \.useFrame),
        .bind(\.noLayout, \.noLayout),
        .bind(\.reverseFloat, \.isReverseFloat),
        .bind(\.clearFloat, \.clearFloat),
    ]

    static let baseLayoutBindings: AttributeBindings<ElementVocabulary.MyBaseLayout, MyBaseLayout> = [
        .bind(\.padding, \.padding),
        .bind(\.zeroPadding, \.zeroPadding),
        .bind(\.insetsPaddingFromSafeArea, \.insetsPaddingFromSafeArea),
        .bind(\.gravity, \.gravity),
        .bind(\.subviewSpacing, \.subviewSpacing),
        .bind(\.subviewHSpacing, \.subviewHSpacing),
        .bind(\.subviewVSpacing, \.subviewVSpacing),
        .bind(\.reverseLayout, \.reverseLayout),
        .set(\.topBorderline) { $0.topBorderline = MyBorderline(color: $1) },
        .set(\.bottomBorderline) { $0.bottomBorderline = MyBorderline(color: $1) },
        .set(\.leadingBorderline) { $0.leadingBorderline = MyBorderline(color: $1) },
        .set(\.trailingBorderline) { $0.trailingBorderline = MyBorderline(color: $1) },
        .set(\.boundBorderline) { $0.boundBorderline = MyBorderline(color: $1) },
    ]

    static let linearLayoutBindings: AttributeBindings<ElementVocabulary.MyLinearLayout, MyLinearLayout> = [
        .set(\.orientation) { $0.begin(orientation: $1) },
        .bind(\.shrinkType, \.shrinkType),
        .set(\.intelligentBorderline) { $0.intelligentBorderline = MyBorderline(color: $1) },
    ]

    static let myFlowLayoutBindings: AttributeBindings<ElementVocabulary.MyFlowLayout, MyFlowLayout> = [
        .bind(\.orientation, \.orientation),
        .bind(\.arrangedCount, \.arrangedCount),
        .bind(\.pagedCount, \.pagedCount),
        .bind(\.autoArrange, \.autoArrange),
        .bind(\.isFlex, \.isFlex),
        .bind(\.arrangedGravity, \.arrangedGravity),
        .bind(\.lastlineGravityPolicy, \.lastlineGravityPolicy),
        .bind(\.averageArrange, \.averageArrange),
        .set(\.intelligentBorderline) { $0.intelligentBorderline = MyBorderline(color: $1) },
    ]
}

extension ElementTable {
    static let floatLayoutBindings: AttributeBindings<ElementVocabulary.MyFloatLayout, MyFloatLayout> = [
        .bind(\.orientation, \.orientation)
    ]
}

extension LayoutLengthKind: ConvertibleKind {
    static func converted(_ value: LayoutLengthValue, by converter: ValueConverter) -> LayoutLengthValue? {
        value
    }
}

extension MyLayoutPos {
    /// Takes a distance of a file.
    fileprivate func set(_ value: LayoutLengthValue) {
        switch value {
        case .number(let number): equalTo(CGFloat(number))
        case .word: break
        case .relation(let relation):
            equalTo(edge: relation.attribute, ofViewNamed: relation.view).offset(CGFloat(relation.constant))
        }
    }
}

extension MyLayoutSize {
    /// Takes a length of a file.
    fileprivate func set(_ value: LayoutLengthValue) {
        switch value {
        case .number(let number): equalTo(CGFloat(number))
        case .word(.wrap): equalTo(MyLayoutSize.wrap)
        case .word(.fill): equalTo(MyLayoutSize.fill)
        case .word(.average): equalTo(MyLayoutSize.average)
        case .word(.empty): equalTo(MyLayoutSize.empty)
        case .relation(let relation):
            equalTo(length: relation.attribute, ofViewNamed: relation.view)
                .multiply(CGFloat(relation.multiplier)).add(CGFloat(relation.constant))
        }
    }
}
