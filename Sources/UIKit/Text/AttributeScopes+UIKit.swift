public import Foundation

extension AttributeScopes {
    /// The attributes of text that UIKit draws.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of text that UIKit draws.
    public struct UIKitAttributes: AttributeScope {
        /// The font of the text.
        public let font: FontAttribute
        /// The paragraph style.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The points after every glyph.
        public let kern: KernAttribute
        /// The points after every glyph, beside pair kerning.
        public let tracking: TrackingAttribute
        /// The points above the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// How the text is underlined.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the underline.
        public let underlineColor: UnderlineColorAttribute
        /// How the text is struck through.
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
            /// The type of values.
            public typealias Value = UIFont
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.font.rawValue
        }
        /// The paragraph style.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = NSParagraphStyle
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
        /// The color of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = UIColor
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        /// The color behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = UIColor
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        /// The points after every glyph.
        public enum KernAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = CGFloat
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        /// The points after every glyph, beside pair kerning.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = CGFloat
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.tracking.rawValue
        }
        /// The points above the baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = CGFloat
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
        /// How the text is underlined.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        /// The color of the underline.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = UIColor
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }
        /// How the text is struck through.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
        /// The color of the strikethrough.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = UIColor
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }
        /// The color of the outlines of glyphs.
        public enum StrokeColorAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = UIColor
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.strokeColor.rawValue
        }
        /// The width of the outlines, in percent of the font size.
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// The type of values.
            public typealias Value = CGFloat
            /// The name of the attribute in `NSAttributedString`.
            public static let name = NSAttributedString.Key.strokeWidth.rawValue
        }
        /// The slant of glyphs; 0 for none.
        public enum ObliquenessAttribute: AttributedStringKey {
            /// The type of values.
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
