extension AttributeScopes {
    /// The attributes of text that UIKit draws.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of text that UIKit draws.
    public struct UIKitAttributes: AttributeScope {
        /// The font of the text.
        public let font: FontAttribute
        /// The paragraph style, an `NSParagraphStyle`.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The points after every glyph.
        public let kern: KernAttribute
        /// The points after every glyph, beside pair kerning.
        public let tracking: TrackingAttribute
        /// The offset of the baseline, in points upward.
        public let baselineOffset: BaselineOffsetAttribute
        /// The style of the underline.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the underline.
        public let underlineColor: UnderlineColorAttribute
        /// The style of the strikethrough.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The color of the strikethrough.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The color of the outlines of glyphs.
        public let strokeColor: StrokeColorAttribute
        /// The width of the outlines, in percent of the font size.
        public let strokeWidth: StrokeWidthAttribute
        /// The slant of glyphs; 0 for none.
        public let obliqueness: ObliquenessAttribute
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes

        /// The font of the text.
        public enum FontAttribute: AttributedStringKey {
            /// The values are fonts.
            public typealias Value = UIFont
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.font.rawValue
        }
        /// The paragraph style, an `NSParagraphStyle`.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// The values are paragraph styles.
            public typealias Value = NSParagraphStyle
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
        /// The color of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The values are colors.
            public typealias Value = UIColor
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        /// The color behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The values are colors.
            public typealias Value = UIColor
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        /// The points after every glyph.
        public enum KernAttribute: AttributedStringKey {
            /// The values are points.
            public typealias Value = CGFloat
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        /// The points after every glyph, beside pair kerning.
        public enum TrackingAttribute: AttributedStringKey {
            /// The values are points.
            public typealias Value = CGFloat
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.tracking.rawValue
        }
        /// The offset of the baseline, in points upward.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The values are points.
            public typealias Value = CGFloat
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
        /// The style of the underline.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The values are line styles.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        /// The color of the underline.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// The values are colors.
            public typealias Value = UIColor
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }
        /// The style of the strikethrough.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The values are line styles.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
        /// The color of the strikethrough.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// The values are colors.
            public typealias Value = UIColor
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }
        /// The color of the outlines of glyphs.
        public enum StrokeColorAttribute: AttributedStringKey {
            /// The values are colors.
            public typealias Value = UIColor
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.strokeColor.rawValue
        }
        /// The width of the outlines, in percent of the font size.
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// The values are percentages.
            public typealias Value = CGFloat
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.strokeWidth.rawValue
        }
        /// The slant of glyphs; 0 for none.
        public enum ObliquenessAttribute: AttributedStringKey {
            /// The values are numbers.
            public typealias Value = CGFloat
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.obliqueness.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds an attribute of UIKit by its name.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}
