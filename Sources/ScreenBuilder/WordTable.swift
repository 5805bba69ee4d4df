import UIKit

/// The words of choice attributes and what they mean; a test holds them against the vocabulary.
enum WordTable {
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

    static let textAlignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

}

extension NSMutableParagraphStyle {
    /// `hyphenationFactor` as a length, so that it stands in one table with the others.
    fileprivate var hyphenation: CGFloat {
        get { CGFloat(hyphenationFactor) }
        set { hyphenationFactor = Float(newValue) }
    }
}
