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
    package enum LineBreakStrategy: String, AttributeChoice { case standard, pushOut, hangulWordPriority }

    /// Source: the cases of UIBaselineAdjustment.
    package enum BaselineAdjustment: String, AttributeChoice { case alignBaselines, alignCenters, none }

    /// Source: the cases of UITextField.BorderStyle.
    package enum BorderStyle: String, AttributeChoice { case none, line, bezel, roundedRect }

    /// Source: the cases of UITextField.ViewMode.
    package enum ViewMode: String, AttributeChoice { case never, whileEditing, unlessEditing, always }
}
