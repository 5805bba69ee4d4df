/// The advances of the system font's default design at one size, weight and slant, in points.
struct SystemAdvances: Sendable {
    /// Of the printable ASCII characters from the blank on, without tracking.
    private let ascii: [Double]
    /// Added after every glyph.
    let tracking: Double
    /// How much closer pairs are than their advances; nil for the kerning of the glyphs.
    let kerning: SystemKerning?

    init(size: Double, weight: FontWeight, slant: FontSlant, release: SystemFontRelease = .current) {
        let share = release.displayShare(at: size), excess = release.letterExcess(at: size) * size
        let text = SystemAdvances.table(.text, weight: weight, slant: slant)
        let display = SystemAdvances.table(.display, weight: weight, slant: slant)
        var advances = zip(text, display).map { ($0 + ($1 - $0) * share) / SystemFont.unitsPerEm * size }
        if excess != 0 {
            for letters in [0x41...0x5A, 0x61...0x7A] {
                for letter in letters { advances[letter - 0x20] += excess }
            }
        }
        ascii = advances
        tracking = release.tracking(at: size) * size
        kerning = SystemKerning(weight: weight, displayShare: share, release: release)
    }

    /// Of a face without optical sizes, for which the system font is used.
    ///
    /// Measured: 19 labels in Avenir Next at 10 to 100 points, 0.88 to 1.02 of the text cut's advances without
    /// tracking.
    init(linearAt size: Double, weight: FontWeight, slant: FontSlant) {
        let text = SystemAdvances.table(.text, weight: weight, slant: slant)
        ascii = text.map { $0 * 0.97 / SystemFont.unitsPerEm * size }
        tracking = 0
        kerning = SystemKerning(weight: weight, displayShare: 0)
    }

    /// Of Helvetica Neue, for which another face's glyphs are used with their own kerning, or of a face for which that
    /// stands, with the average widths of its regular and bold in ems.
    init(
        ofHelveticaNeueAt size: Double, weight: FontWeight,
        regularAverage: Double = HelveticaNeueAdvances.romanAverage,
        boldAverage: Double = HelveticaNeueAdvances.boldAverage
    ) {
        let boldness = min(max(0, Double(weight.rawValue - 400) / 300), 1)
        let drawn =
            HelveticaNeueAdvances.romanAverage
            + (HelveticaNeueAdvances.boldAverage - HelveticaNeueAdvances.romanAverage) * boldness
        // Source: the average widths of Helvetica Neue Light, Thin and UltraLight in seek-oss/capsize on GitHub, 0.433,
        // 0.418 and 0.4 em.
        let lightness = 1 - 0.00037 * Double(max(0, 400 - weight.rawValue))
        let average = (regularAverage + (boldAverage - regularAverage) * boldness) * lightness
        ascii = zip(HelveticaNeueAdvances.roman, HelveticaNeueAdvances.bold).map {
            ($0 + ($1 - $0) * boldness) / 1000 * average / drawn * size
        }
        tracking = 0
        kerning = nil
    }

    /// The advance of an ASCII character; nil for all others.
    func advance(of character: UInt32) -> Double? {
        character >= 0x20 && character < 0x7F ? ascii[Int(character) - 0x20] : nil
    }

    /// By what Inter's advance of a character outside ASCII is multiplied.
    ///
    /// Measured: the bullet in three labels at 13, 14 and 17 points, 1016 to 1036 units against Inter's 1152.
    /// Chosen: 1 for all others, as small letters, capitals and figures are within one per cent in the mean.
    static func ratio(of character: UInt16) -> Double { character == 0x2022 ? 1026.0 / 1152 : 1 }

    /// Advances of a cut in font units.
    ///
    /// Measured: the weights between ultra light, regular, bold and black are linear with these shares.
    /// Chosen: italics change with weight as the upright do, since only the regular italic was measured.
    private static func table(
        _ cut: SystemFont.Cut, weight: FontWeight, slant: FontSlant
    ) -> [Double] {
        let upright = uprightTable(cut, weight: weight)
        guard slant == .italic else { return upright }
        let regular = cut == .text ? SystemFontAdvances.textRegular : SystemFontAdvances.displayRegular
        let italic = cut == .text ? SystemFontAdvances.textItalic : SystemFontAdvances.displayItalic
        guard weight != .regular else { return italic }
        return upright.indices.map { upright[$0] + italic[$0] - regular[$0] }
    }

    private static func uprightTable(_ cut: SystemFont.Cut, weight: FontWeight) -> [Double] {
        let light, regular, bold, black: [Double]
        switch cut {
        case .text:
            light = SystemFontAdvances.textUltraLight
            regular = SystemFontAdvances.textRegular
            bold = SystemFontAdvances.textBold
            black = SystemFontAdvances.textBlack
        case .display:
            light = SystemFontAdvances.displayUltraLight
            regular = SystemFontAdvances.displayRegular
            bold = SystemFontAdvances.displayBold
            black = SystemFontAdvances.displayBlack
        }
        let low, high: [Double]
        switch weight.rawValue {
        case ..<400: (low, high) = (light, regular)
        case 400..<700: (low, high) = (regular, bold)
        default: (low, high) = (bold, black)
        }
        let share = share(of: weight)
        return share == 0 ? low : zip(low, high).map { $0 + ($1 - $0) * share }
    }

    /// The position of a weight between its two measured neighbors.
    private static func share(of weight: FontWeight) -> Double {
        let knots: [(Int, Double)] = [
            (100, 0), (200, 0.216232), (300, 0.659452), (400, 0), (500, 751.0 / 2048), (600, 1297.0 / 2048),
            (700, 0), (800, 0.533325), (900, 1),
        ]
        return knots.last { $0.0 <= weight.rawValue }?.1 ?? 0
    }
}
