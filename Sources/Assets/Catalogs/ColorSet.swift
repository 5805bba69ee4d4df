/// The `Contents.json` of a color set in an asset catalog.
///
/// Source: Apple's Asset Catalog Format Reference; the forms of numbers, as they stand in public projects:
/// `0.5` of one, `0xB4` and `189` of 255.
package struct ColorSet: Decodable {
    /// The colors; empty slots have none.
    var colors: [Entry]

    /// One color and when it is shown.
    struct Entry: Decodable {
        /// `universal`, `iphone`, `ipad`, …
        var idiom: String?
        /// Conditions on the appearance.
        var appearances: [AssetAppearance]?
        /// `sRGB` or `display-P3`: the screens it is for.
        var gamut: String?
        /// The language that it is for, such as `de`.
        var locale: String?
        /// What is shown.
        var color: Value?

        private enum CodingKeys: String, CodingKey {
            case idiom, appearances, color, locale
            case gamut = "display-gamut"
        }
    }

    /// A color as it is written.
    struct Value: Decodable {
        /// `srgb`, `display-p3`, `extended-srgb`, `gray-gamma-22`, …
        var space: String?
        /// The strength of each component by name.
        var components: [String: Component]?
        /// The name of a color of the system.
        var reference: String?

        private enum CodingKeys: String, CodingKey {
            case components, reference
            case space = "color-space"
        }
    }

    /// A component: words or a number.
    struct Component: Decodable {
        /// What is written.
        var text: String

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let number = try? value.decode(Double.self) {
                text = String(number)
            } else {
                text = try value.decode(String.self)
            }
        }

        /// The share of the whole: numbers with a full stop are of one, all others of 255.
        var share: Double? {
            if text.hasPrefix("0x") || text.hasPrefix("0X") {
                return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
            }
            guard let number = Double(text), number.isFinite else { return nil }
            return text.contains(where: { $0 == "." || $0 == "e" }) ? number : number / 255
        }

        /// The opacity: as other components, but a whole 1 is opaque.
        var opacity: Double? { Double(text) == 1 ? 1 : share }
    }
}

extension ColorSet {
    /// The color for some conditions; nil where no slot fits.
    package func color(for traits: AssetTraits) -> AssetColor? {
        let fitting = colors.enumerated().filter { _, entry in
            entry.color != nil && (entry.appearances ?? []).fit(traits)
        }
        let best = fitting.max { left, right in
            let (a, b) = (left.element.rank(for: traits), right.element.rank(for: traits))
            return a == b ? left.offset > right.offset : a.lexicographicallyPrecedes(b)
        }
        return best?.element.color?.color
    }

    /// Whether no slot says a color, as in the set of the accent color that Xcode makes for a new project.
    package var isEmpty: Bool { colors.allSatisfy { $0.color == nil } }

    /// The colors of all slots.
    package var allColors: [AssetColor] { colors.compactMap { $0.color?.color } }
}

extension ColorSet.Entry {
    /// How well it suits, the weightiest first.
    fileprivate func rank(for traits: AssetTraits) -> [Double] {
        [
            AssetLanguage.rank(locale, traits), AssetIdiom.rank(idiom, traits),
            AssetGamut.rank(gamut, traits),
            Double(appearances?.count ?? 0),
        ]
    }
}

extension ColorSet.Value {
    /// The color; nil where a component is missing or no number.
    var color: AssetColor? {
        if let reference { return .reference(reference) }
        guard let components else { return nil }
        let alpha = components["alpha"]?.opacity ?? 1
        if let white = components["white"]?.share { return .white(white, alpha: alpha) }
        guard let red = components["red"]?.share, let green = components["green"]?.share,
            let blue = components["blue"]?.share
        else { return nil }
        if space == "display-p3" {
            return .displayP3(red: red, green: green, blue: blue, alpha: alpha)
        }
        return .sRGB(red: red, green: green, blue: blue, alpha: alpha)
    }
}
