/// The `Contents.json` of an image set in an asset catalog.
///
/// Source: Apple's Asset Catalog Format Reference, and sets in public projects, of which old ones write
/// `capInsets` and `fill`.
struct ImageSet: Decodable {
    /// The images; slots without a file are left out.
    var images: [Entry]
    /// The rendering intent of all: `template`, `original`; nil for that of the view.
    var intent: String?
    /// Whether the outlines are drawn at the size of each use, instead of scaling a bitmap.
    var preservesVectorData: Bool

    /// One image and when it is shown.
    struct Entry: Decodable {
        /// The file in the set's folder; nil for an empty slot.
        var filename: String?
        /// `1x`, `2x`, `3x`; nil for one image at any.
        var scale: String?
        /// `universal`, `iphone`, `ipad`, …
        var idiom: String?
        /// Conditions on the appearance.
        var appearances: [AssetAppearance]?
        /// `left-to-right` or `right-to-left`.
        var direction: String?
        /// The language that it is for, such as `de`.
        var locale: String?
        /// Conditions on the size classes: `compact` or `regular`.
        var widthClass: String?
        var heightClass: String?
        /// `sRGB` or `display-P3`: the screens it is for.
        var gamut: String?
        /// A kind of device, such as `retina4`, and what its screen must be like.
        var subtype: String?
        var screenWidth: String?
        /// How it is stretched.
        var resizing: Resizing?
        /// How far what it shows lies inside its edges, in its own pixels.
        var alignmentInsets: Caps?

        private enum CodingKeys: String, CodingKey {
            case filename, scale, idiom, appearances, locale, resizing, subtype
            case gamut = "display-gamut"
            case screenWidth = "screen-width"
            case alignmentInsets = "alignment-insets"
            case direction = "language-direction"
            case widthClass = "width-class"
            case heightClass = "height-class"
        }
    }

    /// Pixels from the edges.
    struct Caps: Decodable {
        var top, left, bottom, right: Double?
    }

    /// How an image is stretched; lengths in its own pixels.
    struct Resizing: Decodable {
        var capInsets: Caps?
        var center: Center?

        /// What happens between the caps, and the part of the image that it happens to.
        struct Center: Decodable {
            var mode: String?
            var width, height: Double?
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
        var preservesVectorData: Bool?
        private enum CodingKeys: String, CodingKey {
            case rendering = "template-rendering-intent"
            case preservesVectorData = "preserves-vector-representation"
        }
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        images =
            try values.decodeIfPresent([Entry].self, forKey: .images)?.filter { $0.filename != nil } ?? []
        let properties = try values.decodeIfPresent(Properties.self, forKey: .properties)
        intent = properties?.rendering
        preservesVectorData = properties?.preservesVectorData ?? false
    }
}

extension ImageSet {
    /// The image for some conditions; nil where no slot fits.
    func entry(for traits: AssetTraits) -> Entry? {
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
    fileprivate func fits(_ traits: AssetTraits) -> Bool {
        (appearances ?? []).fit(traits)
            && fits(widthClass, isCompact: traits.isWidthCompact)
            && fits(heightClass, isCompact: traits.isHeightCompact)
    }

    private func fits(_ wanted: String?, isCompact: Bool) -> Bool {
        wanted == nil || wanted == (isCompact ? "compact" : "regular")
    }

    /// How well it suits, the weightiest first: language, direction, idiom, gamut, appearance, classes, then scale.
    fileprivate func rank(for traits: AssetTraits) -> [Double] {
        let conditions = [direction, widthClass, heightClass]
        let asked = conditions.compactMap { $0 }.count
        let wanted = traits.scale, has = pixelsPerPoint
        // An image without a scale suits all; else the nearest from above, then the largest.
        let scaleRank = scale == nil ? 50 : has >= wanted ? 100 - has : has
        // Which old device a screen is like is not known.
        let isPlain = subtype == nil && screenWidth == nil
        return [
            AssetLanguage.rank(locale, traits), isWritten(for: traits) ? 1 : 0,
            AssetIdiom.rank(idiom, traits), isPlain ? 1 : 0, AssetGamut.rank(gamut, traits),
            Double(appearances?.count ?? 0), Double(asked), scaleRank,
        ]
    }

    /// Whether it is not for the other direction. An image for the other is shown where there is none else,
    /// mirrored.
    func isWritten(for traits: AssetTraits) -> Bool {
        direction == nil
            || direction == (traits.isRightToLeft ? "right-to-left" : "left-to-right")
    }
}
