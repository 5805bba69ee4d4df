extension UIImage {
    /// How thick the lines of a symbol are.
    public enum SymbolWeight: Int, Hashable, Sendable {
        /// As its surroundings have it: regular.
        case unspecified = 0
        /// The thinnest.
        case ultraLight = 1
        /// Thin.
        case thin = 2
        /// Light.
        case light = 3
        /// Beside text in the regular weight.
        case regular = 4
        /// Medium.
        case medium = 5
        /// Semibold.
        case semibold = 6
        /// Bold.
        case bold = 7
        /// Heavy.
        case heavy = 8
        /// The thickest.
        case black = 9
    }

    /// How large a symbol is beside text of its point size.
    public enum SymbolScale: Int, Hashable, Sendable {
        /// The system's: medium.
        case `default` = -1
        /// As its surroundings have it: medium.
        case unspecified = 0
        /// Small.
        case small = 1
        /// Medium.
        case medium = 2
        /// Large.
        case large = 3
    }

    /// The size and weight of a symbol; what is not said is left to what it is applied to.
    public final class SymbolConfiguration: NSObject, Sendable {
        /// Points of the text it stands beside; nil where a text style or nothing says it.
        package let pointSize: CGFloat?
        /// The text style whose size it has.
        package let textStyle: UIFont.TextStyle?
        /// The weight.
        package let weight: SymbolWeight
        /// The scale.
        package let scale: SymbolScale

        package init(
            pointSize: CGFloat?, textStyle: UIFont.TextStyle?, weight: SymbolWeight, scale: SymbolScale
        ) {
            self.pointSize = pointSize.flatMap { $0 > 0 && $0 <= 4096 ? $0 : nil }
            self.textStyle = textStyle
            self.weight = weight
            self.scale = scale
        }

        /// One that says nothing.
        public static let unspecified = SymbolConfiguration(scale: .unspecified)

        /// The scale alone.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, textStyle: nil, weight: .unspecified, scale: scale)
        }

        /// The weight alone.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, textStyle: nil, weight: weight, scale: .unspecified)
        }

        /// Beside text of so many points.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
        }

        /// Beside text of so many points, in a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }

        /// Beside text of so many points, in a weight and at a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
        }

        /// Beside text of a style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: textStyle, scale: .unspecified)
        }

        /// Beside text of a style, at a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: nil, textStyle: textStyle, weight: .unspecified, scale: scale)
        }

        /// Beside text of a font, in its size and regular weight.
        public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

        /// Beside text of a font, at a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
        }

        /// This, with what another says in its place.
        public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
            let other = otherConfiguration
            let hasSize = other.pointSize != nil || other.textStyle != nil
            return SymbolConfiguration(
                pointSize: hasSize ? other.pointSize : pointSize,
                textStyle: hasSize ? other.textStyle : textStyle,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale)
        }

        /// Points of the text it stands beside, in the traits of the render: 17 where nothing is said.
        var effectivePointSize: CGFloat {
            pointSize ?? textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize } ?? 17
        }
    }
}

extension UIImage.SymbolScale {
    /// Of the size at the medium scale. Source: the guides in Apple's symbol templates, which stand at
    /// these distances for the three scales; confidence medium.
    var factor: CGFloat {
        switch self {
        case .small: 0.79
        case .default, .unspecified, .medium: 1
        case .large: 1.28
        }
    }
}

extension UIImage.SymbolWeight {
    /// Points that an image beside text of 17 points is longer than in the regular weight.
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
