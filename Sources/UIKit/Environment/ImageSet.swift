/// The `Contents.json` of an image set in an asset catalogue.
///
/// Source: Apple's Asset Catalog Format Reference, and sets in public projects, of which old ones write
/// `capInsets` and `fill`.
struct ImageSet: Decodable {
    /// The pictures; slots without a file are left out.
    var images: [Entry]
    /// What holds for all of them.
    var isTemplate: Bool

    /// One picture and when it is shown.
    struct Entry: Decodable {
        /// The file in the set's folder; nil for an empty slot.
        var filename: String?
        /// `1x`, `2x`, `3x`; nil for one picture at any.
        var scale: String?
        /// `universal`, `iphone`, `ipad`, …
        var idiom: String?
        /// Conditions on the appearance.
        var appearances: [Appearance]?
        /// `left-to-right` or `right-to-left`.
        var direction: String?
        /// Conditions on the size classes: `compact` or `regular`.
        var widthClass: String?
        var heightClass: String?
        /// How it is stretched.
        var resizing: Resizing?

        private enum CodingKeys: String, CodingKey {
            case filename, scale, idiom, appearances, resizing
            case direction = "language-direction"
            case widthClass = "width-class"
            case heightClass = "height-class"
        }
    }

    /// A condition on the appearance.
    struct Appearance: Decodable {
        var appearance: String?
        var value: String?
    }

    /// How a picture is stretched; lengths in its own pixels.
    struct Resizing: Decodable {
        var capInsets: Caps?
        var center: Center?

        /// Pixels from the edges.
        struct Caps: Decodable {
            var top, left, bottom, right: Double?
        }
        /// What happens between the caps.
        struct Center: Decodable {
            var mode: String?
        }

        private enum CodingKeys: String, CodingKey {
            case center
            case capInsets = "cap-insets"
            case oldCapInsets = "capInsets"
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            center = try values.decodeIfPresent(Center.self, forKey: .center)
            capInsets =
                try values.decodeIfPresent(Caps.self, forKey: .capInsets)
                ?? values.decodeIfPresent(Caps.self, forKey: .oldCapInsets)
        }
    }

    private enum CodingKeys: String, CodingKey {
        case images, properties
    }

    private struct Properties: Decodable {
        var rendering: String?
        private enum CodingKeys: String, CodingKey {
            case rendering = "template-rendering-intent"
        }
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        images =
            try values.decodeIfPresent([Entry].self, forKey: .images)?.filter { $0.filename != nil } ?? []
        isTemplate =
            try values.decodeIfPresent(Properties.self, forKey: .properties)?.rendering == "template"
    }
}

extension ImageSet {
    /// The picture for some conditions; nil where no slot fits.
    func entry(for traits: UITraitCollection) -> Entry? {
        let fitting = images.enumerated().filter { $0.element.fits(traits) }
        let best = fitting.max { left, right in
            let (a, b) = (left.element.rank(for: traits), right.element.rank(for: traits))
            return a == b ? left.offset > right.offset : a.lexicographicallyPrecedes(b)
        }
        return best?.element
    }
}

extension ImageSet.Entry {
    /// Pixels a point of the file; 1 where the slot names none.
    var pixelsPerPoint: Double { scale.flatMap { Double($0.dropLast()) } ?? 1 }

    /// Whether nothing it asks for is otherwise.
    fileprivate func fits(_ traits: UITraitCollection) -> Bool {
        let isDark = traits.userInterfaceStyle == .dark
        let looks = appearances?.filter { $0.appearance == "luminosity" }.map(\.value) ?? []
        guard looks.allSatisfy({ $0 == (isDark ? "dark" : "light") }) else { return false }
        guard (appearances ?? []).count == looks.count else { return false }
        let isLeftward = traits.layoutDirection == .rightToLeft
        guard direction == nil || direction == (isLeftward ? "right-to-left" : "left-to-right") else {
            return false
        }
        return fits(widthClass, traits.horizontalSizeClass) && fits(heightClass, traits.verticalSizeClass)
    }

    private func fits(_ wanted: String?, _ found: UIUserInterfaceSizeClass) -> Bool {
        wanted == nil || wanted == (found == .compact ? "compact" : "regular")
    }

    /// How well it suits, the weightiest first: idiom, appearance, classes, then scale.
    fileprivate func rank(for traits: UITraitCollection) -> [Double] {
        let own = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        let idiomRank: Double = idiom == own ? 2 : idiom == nil || idiom == "universal" ? 1 : 0
        let asked = [direction, widthClass, heightClass].compactMap { $0 }.count
        let wanted = traits.displayScale, has = pixelsPerPoint
        // A picture without a scale suits all; else the nearest from above, then the largest.
        let scaleRank = scale == nil ? 50 : has >= wanted ? 100 - has : has
        return [idiomRank, Double(appearances?.count ?? 0), Double(asked), scaleRank]
    }
}
