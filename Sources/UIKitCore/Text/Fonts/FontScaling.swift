import Typography

/// How a font grows with the content size category: as a text style, or by the metrics of one.
struct FontScaling: Hashable, Sendable {
    /// The text style.
    var style: UIFont.TextStyle
    /// The size in points before `UIFontMetrics` scaled it; nil for the font of the text style itself.
    var unscaledSize: CGFloat?
    /// The size in points beyond which the font does not grow.
    var maximumSize = CGFloat.infinity
}

extension UIFont {
    /// Returns the font for the content size category of traits, in the same face; itself if it does not scale.
    func adapted(to traits: UITraitCollection) -> UIFont {
        guard let scaling else { return self }
        if let size = scaling.unscaledSize {
            return UIFontMetrics(forTextStyle: scaling.style).scaledFont(
                for: withSize(size), maximumPointSize: scaling.maximumSize, compatibleWith: traits)
        }
        var own = descriptor
        let preferred = UIFont.preferredFont(forTextStyle: scaling.style, compatibleWith: traits).descriptor
        (own.size, own.leading) = (preferred.size, preferred.leading)
        return UIFont(own, scaling: scaling)
    }
}

extension LabelText {
    /// Adapts the fonts of attributed text to the content size category of traits.
    mutating func adaptFonts(to traits: UITraitCollection) {
        change { text in
            text.changeAttributes { attributes in
                guard let font = attributes[.font] as? UIFont else { return }
                attributes[.font] = font.adapted(to: traits)
            }
        }
    }
}
