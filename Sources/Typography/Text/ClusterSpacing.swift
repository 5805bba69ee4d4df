import CHarfBuzz

/// Gives clusters of one run their advance and places their glyphs: as the face says, or on the platform's
/// advances with the face's shapes centered in them.
struct ClusterSpacing {
    private let font: ResolvedFont
    private let face: FontFace
    private let spacing: ResolvedFont.Spacing
    /// Points a font unit, of the glyphs as they are drawn.
    private let drawnScale: Double
    /// By how much advances are wider than the font's; shapes are widened as they are drawn.
    private let widthFactor: Double
    /// Added after each cluster, in points.
    private let extra: Double
    private let kernsPairs: Bool
    /// Whether words can be shaped one by one and kept: in the system font without spacing of the text's own.
    let shapesWords: Bool
    /// Whether no OpenType feature is switched from its default.
    var hasNoFeatures: Bool { font.features.isEmpty }

    init(style: StyledFont, face: FontFace, isOwnFace: Bool, drawnSize: Double, script: Script) {
        font = style.font
        self.face = face
        let hangul = script == .hangul && !isOwnFace ? style.font.hangulAdvance : nil
        spacing = isOwnFace ? style.font.spacing : hangul.map { .fixed($0) } ?? .natural
        drawnScale = drawnSize / face.unitsPerEm
        let kern = style.style.kern ?? 0
        let tracking = !isOwnFace && script.isEastAsian && hangul == nil && !face.hasColorBitmaps
        extra = (kern.isFinite ? kern : 0) + (tracking ? style.font.eastAsianTracking : 0)
        kernsPairs = style.style.kern != 0
        let factor = style.style.widthFactor
        widthFactor = factor
        shapesWords = if case .system = spacing { style.style.kern == nil && factor == 1 } else { false }
    }

    /// Calls `body` with the features to shape with.
    func withFeatures(_ body: (UnsafeBufferPointer<hb_feature_t>) -> Void) {
        var features = font.features
        if !kernsPairs { features.append(ResolvedFont.feature("kern".utf8, value: 0)) }
        features.withUnsafeBufferPointer(body)
    }

    /// Appends the glyphs `group` of HarfBuzz's output, a cluster's, and returns its advance in points.
    func place(
        _ group: Range<Int>, of output: HarfBuzzOutput, characters: ClusterUnits,
        into glyphs: inout [ShapedGlyph]
    ) -> Double {
        let first = glyphs.count
        var pen = 0.0, penY = 0.0, nominal = 0.0
        for index in group {
            let position = output.positions[index], glyph = output.infos[index].codepoint
            glyphs.append(
                ShapedGlyph(
                    id: glyph, x: (pen + Double(position.x_offset)) * drawnScale,
                    y: (0 - penY - Double(position.y_offset)) * drawnScale))
            pen += Double(position.x_advance)
            penY += Double(position.y_advance)
            if position.x_advance != 0 { nominal += face.advance(of: glyph) }
        }
        let (advance, shift) = advance(natural: pen, nominal: nominal, characters: characters)
        if shift != 0 { for index in first..<glyphs.count { glyphs[index].x += shift } }
        return advance * widthFactor + (pen == 0 && nominal == 0 ? 0 : extra)
    }

    /// Appends the one glyph of a character that is drawn by itself, and returns its advance in points.
    func place(
        _ entry: PairTable.Entry, characters: ClusterUnits, into glyphs: inout [ShapedGlyph]
    ) -> Double {
        let (advance, shift) = advance(
            natural: entry.natural, nominal: entry.nominal, characters: characters)
        glyphs.append(ShapedGlyph(id: entry.glyph, x: shift, y: 0))
        return advance * widthFactor + (entry.natural == 0 && entry.nominal == 0 ? 0 : extra)
    }

    /// The advance in points and how far the shapes move to the right in it, from the advance with kerning
    /// and without, in font units.
    private func advance(
        natural: Double, nominal: Double, characters: ClusterUnits
    ) -> (advance: Double, shift: Double) {
        switch spacing {
        case .natural: return (natural * drawnScale, 0)
        case .fixed(let width):
            guard nominal > 0 else { return (natural * drawnScale, 0) }
            return (width, (width - nominal * drawnScale) / 2)
        case .system(let advances):
            guard nominal > 0 else { return (natural * drawnScale, 0) }
            let scale = font.size / face.unitsPerEm
            let own =
                platformAdvance(characters.first, advances)
                ?? nominal * scale * SystemAdvances.ratio(of: characters.first)
            var kerning = min(0, natural - nominal) * scale
            if let system = advances.kerning {
                kerning *= system.factor(characters.last, characters.next)
                if kernsPairs {
                    kerning += system.addition(characters.last, characters.next) * font.size
                }
            }
            return (own + kerning + advances.tracking, (own - nominal * drawnScale) / 2)
        }
    }

    /// The system font's advance for a cluster: measured for ASCII, and for letters with marks that of the
    /// letter; nil for others.
    private func platformAdvance(_ unit: UInt16, _ advances: SystemAdvances) -> Double? {
        let isDigit = unit >= 0x30 && unit <= 0x39
        if isDigit, font.hasMonospacedDigits { return advances.advance(of: 0x30) }
        if unit == 0xA0 { return advances.advance(of: 0x20) }
        if unit < 0x7F { return advances.advance(of: UInt32(unit)) }
        guard let scalar = Unicode.Scalar(unit), let base = Canonical.asciiBase(of: scalar) else {
            return nil
        }
        return advances.advance(of: base)
    }
}

/// The units of a cluster that decide about its advance.
struct ClusterUnits {
    var first: UInt16
    var last: UInt16
    /// The unit after it in the same item; 0 for none.
    var next: UInt16
}

/// The glyphs that HarfBuzz's buffer holds after shaping.
struct HarfBuzzOutput {
    let infos: UnsafeBufferPointer<hb_glyph_info_t>
    let positions: UnsafeBufferPointer<hb_glyph_position_t>

    /// What a buffer holds until it is used again; nil where it is empty.
    init?(_ buffer: OpaquePointer) {
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count), count > 0
        else { return nil }
        self.infos = UnsafeBufferPointer(start: infos, count: Int(count))
        self.positions = UnsafeBufferPointer(start: positions, count: Int(count))
    }
}
