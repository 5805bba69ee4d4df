import UIKit

/// The words of choice attributes and what they mean; a test holds them against the vocabulary.
enum WordTable {
    static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    static let autoresizing: [String: UIView.AutoresizingMask] = [
        "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
        "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
        "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
    ]

    static let cornerCurves: [String: CALayerCornerCurve] = [
        "circular": .circular, "continuous": .continuous,
    ]
    static let corners: [String: CACornerMask] = [
        "layerMinXMinYCorner": .layerMinXMinYCorner, "layerMaxXMinYCorner": .layerMaxXMinYCorner,
        "layerMinXMaxYCorner": .layerMinXMaxYCorner, "layerMaxXMaxYCorner": .layerMaxXMaxYCorner,
    ]

    static let fontDesigns: [String: UIFontDescriptor.SystemDesign] = [
        "default": .default, "serif": .serif, "monospaced": .monospaced, "rounded": .rounded,
    ]

    static let underlines: [String: NSUnderlineStyle] = [
        "single": .single, "thick": .thick, "double": .double, "patternDot": .patternDot,
        "patternDash": .patternDash, "patternDashDot": .patternDashDot,
        "patternDashDotDot": .patternDashDotDot, "byWord": .byWord,
    ]

    static let paragraphLengths:
        [String: any ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat> & Sendable] = [
            "lineSpacing": \.lineSpacing, "paragraphSpacing": \.paragraphSpacing,
            "paragraphSpacingBefore": \.paragraphSpacingBefore,
            "firstLineHeadIndent": \.firstLineHeadIndent, "headIndent": \.headIndent,
            "tailIndent": \.tailIndent, "minimumLineHeight": \.minimumLineHeight,
            "maximumLineHeight": \.maximumLineHeight, "lineHeightMultiple": \.lineHeightMultiple,
            "hyphenationFactor": \.hyphenation, "defaultTabInterval": \.defaultTabInterval,
        ]

    static let lineBreakStrategies: [String: NSParagraphStyle.LineBreakStrategy] = [
        "standard": .standard, "pushOut": .pushOut, "hangulWordPriority": .hangulWordPriority,
    ]

    static let writingDirections: [String: NSWritingDirection] = [
        "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ]

    /// Source: Apple's documentation of writingDirection: bit 0 for right to left, bit 1 for an override.
    static let runDirections = [
        "leftToRight": 0, "rightToLeft": 1, "leftToRightOverride": 2, "rightToLeftOverride": 3,
    ]

    static let directions: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]

    static let insetBehaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]

    static let axes: [String: NSLayoutConstraint.Axis] = ["horizontal": .horizontal, "vertical": .vertical]

    static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    static let stackAlignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]

    static let textAlignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    static let lineBreakModes: [String: NSLineBreakMode] = [
        "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping, "byClipping": .byClipping,
        "byTruncatingHead": .byTruncatingHead, "byTruncatingTail": .byTruncatingTail,
        "byTruncatingMiddle": .byTruncatingMiddle,
    ]

    static let buttonTypes: [String: UIButton.ButtonType] = [
        "system": .system, "custom": .custom, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
        "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
}

extension NSMutableParagraphStyle {
    /// `hyphenationFactor` as a length, so that it stands in one table with the others.
    fileprivate var hyphenation: CGFloat {
        get { CGFloat(hyphenationFactor) }
        set { hyphenationFactor = Float(newValue) }
    }
}
