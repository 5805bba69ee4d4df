extension UIImage {
    /// The stroke weights of symbols.
    public enum SymbolWeight: Int, Hashable, Sendable {
        /// Determined by the context; regular.
        case unspecified = 0
        /// The thinnest weight.
        case ultraLight = 1
        /// Thin strokes, matching thin text.
        case thin = 2
        /// Light strokes, matching light text.
        case light = 3
        /// Regular, matching text of the regular weight.
        case regular = 4
        /// Medium strokes, matching medium text.
        case medium = 5
        /// Semibold strokes, matching semibold text.
        case semibold = 6
        /// Bold strokes, matching bold text.
        case bold = 7
        /// Heavy strokes, matching heavy text.
        case heavy = 8
        /// The thickest weight.
        case black = 9
    }

    /// The scales of symbols relative to text of their point size.
    public enum SymbolScale: Int, Hashable, Sendable {
        /// The system's default: medium.
        case `default` = -1
        /// Determined by the context; medium.
        case unspecified = 0
        /// Smaller than the medium scale.
        case small = 1
        /// Medium, the scale of symbols beside text.
        case medium = 2
        /// Larger than the medium scale.
        case large = 3
    }

    /// The size and weight of a symbol; unspecified values are determined by the context.
    public final class SymbolConfiguration: NSObject, Sendable {
        /// The point size of matching text; nil where a text style or nothing specifies it.
        package let pointSize: CGFloat?
        /// The text style that determines the size.
        package let textStyle: UIFont.TextStyle?
        /// The weight of the strokes; unspecified for that of the context.
        package let weight: SymbolWeight
        /// The scale relative to the text; unspecified for that of the context.
        package let scale: SymbolScale
        /// The colors of the layers, of which the outlines that are drawn have one; nil for the tint.
        let colors: [UIColor]?

        package init(
            pointSize: CGFloat?, textStyle: UIFont.TextStyle?, weight: SymbolWeight, scale: SymbolScale,
            colors: [UIColor]? = nil
        ) {
            self.colors = colors
            self.pointSize = pointSize.flatMap { $0 > 0 && $0 <= 4096 ? $0 : nil }
            self.textStyle = textStyle
            self.weight = weight
            self.scale = scale
        }

        /// A configuration without any specified values.
        public static let unspecified = SymbolConfiguration(scale: .unspecified)

        /// Creates a configuration with a scale.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, textStyle: nil, weight: .unspecified, scale: scale)
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, textStyle: nil, weight: weight, scale: .unspecified)
        }

        /// Creates a configuration with a point size of text.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
        }

        /// Creates a configuration with a point size of text and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }

        /// Creates a configuration with a point size of text, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
        }

        /// Creates a configuration with a text style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: textStyle, scale: .unspecified)
        }

        /// Creates a configuration with a text style and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: nil, textStyle: textStyle, weight: .unspecified, scale: scale)
        }

        /// Creates a configuration with the size of a font and regular weight.
        public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

        /// Creates a configuration with the size of a font and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
        }

        /// Creates a configuration that draws symbols in shades of a color: in that color.
        public convenience init(hierarchicalColor: UIColor) { self.init(paletteColors: [hierarchicalColor]) }

        /// Creates a configuration that draws the layers of symbols in colors: all of them in the first.
        public convenience init(paletteColors: [UIColor]) {
            self.init(
                pointSize: nil, textStyle: nil, weight: .unspecified, scale: .unspecified,
                colors: paletteColors)
        }

        /// Returns a configuration for symbols in colors of their own: they are drawn in the tint.
        public static func preferringMulticolor() -> SymbolConfiguration { .unspecified }

        /// Returns a configuration for symbols in the tint.
        public static func preferringMonochrome() -> SymbolConfiguration { .unspecified }

        /// Returns this configuration with the values of another one applied.
        public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
            let other = otherConfiguration
            let hasSize = other.pointSize != nil || other.textStyle != nil
            return SymbolConfiguration(
                pointSize: hasSize ? other.pointSize : pointSize,
                textStyle: hasSize ? other.textStyle : textStyle,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale, colors: other.colors ?? colors)
        }

        /// The point size of matching text, in the traits of the render; 17 where unspecified.
        var effectivePointSize: CGFloat {
            pointSize ?? textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize } ?? 17
        }
    }
}

extension UIImage.SymbolScale {
    /// The size relative to the medium scale. Source: the guides in Apple's symbol templates, whose distances
    /// for the three scales these are; confidence medium.
    var factor: CGFloat {
        switch self {
        case .small: 0.79
        case .default, .unspecified, .medium: 1
        case .large: 1.28
        }
    }
}

extension UIImage.SymbolWeight {
    /// The growth relative to the regular weight, in points, of an image for text of 17 points.
    /// Measured: a chevron in the medium weight is 13 by 17.67. Chosen for others: as the stems of text grow.
    var growth: CGFloat {
        switch self {
        case .ultraLight: -0.8
        case .thin: -0.65
        case .light: -0.4
        case .unspecified, .regular: 0
        case .medium: 0.25
        case .semibold: 0.5
        case .bold: 0.7
        case .heavy: 1.1
        case .black: 1.5
        }
    }
}
