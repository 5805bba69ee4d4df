extension UIListContentConfiguration {
    /// The properties of an image.
    public struct ImageProperties: Hashable {
        /// The symbol configuration of the image; nil for one of the text's font.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The color of a template image; nil for the view's tint color.
        public var tintColor: UIColor?
        /// The corner radius in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size in points; a length of 0 is no limit.
        public var maximumSize: CGSize = .zero
        /// The space in which the image is centered, in points; a length of 0 is the image's own.
        public var reservedLayoutSize: CGSize = .zero
        /// As a width or height of `reservedLayoutSize`: the standard one of symbols, also for other images.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude
        /// Whether the image keeps its colors while Smart Invert is on.
        public var accessibilityIgnoresInvertColors = false

        /// Returns the color of a template image for a tint color.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
    }

    /// The properties of a text.
    public struct TextProperties: Hashable {
        /// The alignments of a text. Raw values match Apple's.
        public enum TextAlignment: Int, Hashable, Sendable {
            /// Aligned with the leading edge.
            case natural = 0
            /// Centered between the edges.
            case center = 1
            /// Justified along both edges.
            case justified = 2
        }

        /// The changes to the case of a text. Raw values match Apple's.
        public enum TextTransform: Int, Hashable, Sendable {
            /// The text as it is.
            case none = 0
            /// All letters in uppercase.
            case uppercase = 1
            /// All letters in lowercase.
            case lowercase = 2
            /// The first letter of each word in uppercase.
            case capitalized = 3
        }

        /// The font of the text.
        public var font: UIFont
        /// The color of the text.
        public var color: UIColor
        /// The alignment; `natural` by default.
        public var alignment: TextAlignment = .natural
        /// How the text is wrapped or truncated; by default the end is truncated.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The maximum number of lines; 0, the default, for any.
        public var numberOfLines = 0
        /// Whether the font shrinks so that the text fits a line; false by default.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor by which the font size is scaled.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letter spacing is reduced before a text is truncated; false by default.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the preferred text size; true by default.
        public var adjustsFontForContentSizeCategory = true
        /// The change to the case of the text; `none` by default.
        public var transform: TextTransform = .none

        init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }

        /// Returns the color; configurations here have no color transformer.
        public func resolvedColor() -> UIColor { color }

        /// Sets the text and the style of a label.
        func apply(to label: UILabel, _ text: String?, _ attributed: NSAttributedString?) {
            label.font = font
            label.textColor = color
            label.numberOfLines = numberOfLines
            label.lineBreakMode = lineBreakMode
            label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
            label.minimumScaleFactor = minimumScaleFactor
            label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
            label.textAlignment =
                switch alignment {
                case .natural: .natural
                case .center: .center
                case .justified: .justified
                }
            if let attributed {
                label.attributedText = attributed
            } else {
                label.text = text.map(transformed)
            }
        }

        private func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }
}
