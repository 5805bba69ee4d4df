import ScreenDocuments
import UIKitCore

extension Choices.TextAlignment: ConvertibleChoice {
    var converted: NSTextAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension Choices.LineBreakMode: ConvertibleChoice {
    var converted: NSLineBreakMode {
        switch self {
        case .byWordWrapping: .byWordWrapping
        case .byCharWrapping: .byCharWrapping
        case .byClipping: .byClipping
        case .byTruncatingHead: .byTruncatingHead
        case .byTruncatingTail: .byTruncatingTail
        case .byTruncatingMiddle: .byTruncatingMiddle
        }
    }
}

extension Choices.LineBreakStrategy: ConvertibleChoice {
    var converted: NSParagraphStyle.LineBreakStrategy {
        switch self {
        case .standard: .standard
        case .pushOut: .pushOut
        case .hangulWordPriority: .hangulWordPriority
        }
    }
}

extension Choices.BaselineAdjustment: ConvertibleChoice {
    var converted: UIBaselineAdjustment {
        switch self {
        case .alignBaselines: .alignBaselines
        case .alignCenters: .alignCenters
        case .none: .none
        }
    }
}

extension Choices.BorderStyle: ConvertibleChoice {
    var converted: UITextField.BorderStyle {
        switch self {
        case .none: .none
        case .line: .line
        case .bezel: .bezel
        case .roundedRect: .roundedRect
        }
    }
}

extension Choices.ViewMode: ConvertibleChoice {
    var converted: UITextField.ViewMode {
        switch self {
        case .never: .never
        case .whileEditing: .whileEditing
        case .unlessEditing: .unlessEditing
        case .always: .always
        }
    }
}

extension Choices.TextStyle: ConvertibleChoice {
    var converted: UIFont.TextStyle {
        switch self {
        case .largeTitle: .largeTitle
        case .title1: .title1
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption1: .caption1
        case .caption2: .caption2
        }
    }
}

extension Choices.FontWeight: ConvertibleChoice {
    var converted: UIFont.Weight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }

    /// The weight of a symbol.
    var symbolWeight: UIImage.SymbolWeight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
}

extension Choices.FontDesign: ConvertibleChoice {
    var converted: UIFontDescriptor.SystemDesign {
        switch self {
        case .default: .default
        case .serif: .serif
        case .monospaced: .monospaced
        case .rounded: .rounded
        }
    }
}

extension Choices.SymbolScale: ConvertibleChoice {
    var converted: UIImage.SymbolScale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}

extension Choices.LineStyle: ConvertibleChoice {
    var converted: NSUnderlineStyle {
        switch self {
        case .single: .single
        case .thick: .thick
        case .double: .double
        case .patternDot: .patternDot
        case .patternDash: .patternDash
        case .patternDashDot: .patternDashDot
        case .patternDashDotDot: .patternDashDotDot
        case .byWord: .byWord
        }
    }
}

extension Choices.RunDirection: ConvertibleChoice {
    /// Source: Apple's documentation of writingDirection: bit 0 for right to left, bit 1 for an override.
    var converted: Int {
        switch self {
        case .leftToRight: 0
        case .rightToLeft: 1
        case .leftToRightOverride: 2
        case .rightToLeftOverride: 3
        }
    }
}

extension Choices.WritingDirection: ConvertibleChoice {
    var converted: NSWritingDirection {
        switch self {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}

extension Choices.TabAlignment: ConvertibleChoice {
    var converted: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .left: .left
        case .center: .center
        case .right: .right
        }
    }
}

extension Choices.ParagraphLength: ConvertibleChoice {
    var converted: any ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat> & Sendable {
        switch self {
        case .lineSpacing: \.lineSpacing
        case .paragraphSpacing: \.paragraphSpacing
        case .paragraphSpacingBefore: \.paragraphSpacingBefore
        case .firstLineHeadIndent: \.firstLineHeadIndent
        case .headIndent: \.headIndent
        case .tailIndent: \.tailIndent
        case .minimumLineHeight: \.minimumLineHeight
        case .maximumLineHeight: \.maximumLineHeight
        case .lineHeightMultiple: \.lineHeightMultiple
        case .hyphenationFactor: \.hyphenation
        case .defaultTabInterval: \.defaultTabInterval
        }
    }
}

extension NSMutableParagraphStyle {
    /// `hyphenationFactor` as a length, so that its key path has the type of the others.
    fileprivate var hyphenation: CGFloat {
        get { CGFloat(hyphenationFactor) }
        set { hyphenationFactor = Float(newValue) }
    }
}

extension Choices.DataDetector: ConvertibleChoice {
    var converted: UIDataDetectorTypes {
        switch self {
        case .phoneNumber: .phoneNumber
        case .link: .link
        case .address: .address
        case .calendarEvent: .calendarEvent
        case .shipmentTrackingNumber: .shipmentTrackingNumber
        case .flightNumber: .flightNumber
        case .lookupSuggestion: .lookupSuggestion
        }
    }
}
