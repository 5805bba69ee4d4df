extension Choices {
    /// Source: the cases of NSTextAlignment.
    package enum TextAlignment: String, AttributeChoice { case left, center, right, justified, natural }

    /// Source: the cases of NSLineBreakMode.
    package enum LineBreakMode: String, AttributeChoice {
        case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
            byTruncatingMiddle

        /// Views name the mode in one way, paragraph styles in the other.
        package static var storyboardNames: [String: Self] {
            [
                "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
                "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping, "clip": .byClipping,
                "clipping": .byClipping, "headTruncation": .byTruncatingHead,
                "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
                "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
                "truncatingMiddle": .byTruncatingMiddle,
            ]
        }
    }

    /// Source: the members of NSParagraphStyle.LineBreakStrategy.
    package enum LineBreakStrategy: String, AttributeChoice {
        case standard, pushOut, hangulWordPriority

        package static let rawNumbers: [Int: Self] = [
            0xFFFF: .standard, 1: .pushOut, 2: .hangulWordPriority,
        ]
    }

    /// Source: the cases of UIBaselineAdjustment.
    package enum BaselineAdjustment: String, AttributeChoice { case alignBaselines, alignCenters, none }

    /// Source: the cases of UITextField.BorderStyle.
    package enum BorderStyle: String, AttributeChoice { case none, line, bezel, roundedRect }

    /// Source: the cases of UITextField.ViewMode.
    package enum ViewMode: String, AttributeChoice { case never, whileEditing, unlessEditing, always }

    /// Source: the members of UIFont.TextStyle; the names in storyboards are their raw values.
    package enum TextStyle: String, AttributeChoice {
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1,
            caption2

        package static var storyboardNames: [String: Self] {
            [
                "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
                "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
                "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
                "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
                "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
                "UICTFontTextStyleCaption2": .caption2,
            ]
        }
    }

    /// Source: the members of UIFont.Weight.
    package enum FontWeight: String, AttributeChoice {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// Source: the members of UIFontDescriptor.SystemDesign.
    package enum FontDesign: String, AttributeChoice { case `default`, serif, monospaced, rounded }

    /// Source: the cases of UIImage.SymbolScale.
    package enum SymbolScale: String, AttributeChoice { case small, medium, large }

    /// Source: the cases of UIImage.ResizingMode.
    package enum ResizingMode: String, AttributeChoice { case stretch, tile }

    /// Source: the cases of UIImage.RenderingMode that files need.
    package enum RenderingMode: String, AttributeChoice { case original, template }

    /// Source: the members of NSUnderlineStyle.
    package enum LineStyle: String, AttributeChoice {
        case single, thick, double, patternDot, patternDash, patternDashDot, patternDashDotDot, byWord
    }

    /// The directions of a run within the surrounding text.
    package enum RunDirection: String, AttributeChoice {
        case leftToRight, rightToLeft, leftToRightOverride, rightToLeftOverride
    }

    /// Source: the cases of NSWritingDirection.
    package enum WritingDirection: String, AttributeChoice { case natural, leftToRight, rightToLeft }

    /// Source: the cases of NSTextAlignment that tab stops take.
    package enum TabAlignment: String, AttributeChoice { case natural, left, center, right }

    /// Source: the numeric properties of NSParagraphStyle.
    package enum ParagraphLength: String, AttributeChoice {
        case lineSpacing, paragraphSpacing, paragraphSpacingBefore, firstLineHeadIndent, headIndent,
            tailIndent, minimumLineHeight, maximumLineHeight, lineHeightMultiple, hyphenationFactor,
            defaultTabInterval
    }

    /// Source: the members of UIDataDetectorTypes.
    package enum DataDetector: String, AttributeChoice {
        case phoneNumber, link, address, calendarEvent, shipmentTrackingNumber, flightNumber, lookupSuggestion

        package static var rawNumbers: [Int: Self] { bits(allCases) }
    }
}
