extension UIListContentConfiguration {
    /// How an image is shown.
    public struct ImageProperties: Hashable {
        /// The configuration of a symbol; nil for one of the text's font.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The color of a template; nil for the view's tint.
        public var tintColor: UIColor?
        /// The corner radius in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size in points; a length of 0 is no limit.
        public var maximumSize: CGSize = .zero
        /// The space that the image is centered in, in points; a length of 0 is the image's own.
        public var reservedLayoutSize: CGSize = .zero
        /// As a width or height of `reservedLayoutSize`: that of symbols, also for other images.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude
        /// Whether VoiceOver leaves the image as it is in dark content.
        public var accessibilityIgnoresInvertColors = false

        /// Returns the color of a template for a tint color.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
    }

    /// How a text is shown.
    public struct TextProperties: Hashable {
        /// The alignments of a text.
        public enum TextAlignment: Int, Hashable, Sendable {
            /// At the leading edge.
            case natural = 0
            /// Centered.
            case center = 1
            /// Justified.
            case justified = 2
        }

        /// The changes to the case of a text.
        public enum TextTransform: Int, Hashable, Sendable {
            /// None.
            case none = 0
            /// Capital letters.
            case uppercase = 1
            /// Small letters.
            case lowercase = 2
            /// Words that begin with a capital letter.
            case capitalized = 3
        }

        /// The font.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// The alignment; `natural` by default.
        public var alignment: TextAlignment = .natural
        /// How the text is wrapped or truncated.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The maximum number of lines; 0, the default, for any.
        public var numberOfLines = 0
        /// Whether the font shrinks to fit a line.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor that the font is scaled with.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether characters move together before a text is truncated.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the text size.
        public var adjustsFontForContentSizeCategory = true
        /// The change to the case of the text.
        public var transform: TextTransform = .none

        init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }

        /// Returns the color; configurations here have no transformer of it.
        public func resolvedColor() -> UIColor { color }

        /// Sets the text and the look of a label.
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
