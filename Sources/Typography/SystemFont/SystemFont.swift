/// The measures of the iOS system font, by which text is laid out while the shipped faces lend their shapes,
/// as Liberation's faces substitute for Arial.
enum SystemFont {
    /// Font units an em, in which the figures below are given.
    static let unitsPerEm = 2048.0

    /// The two drawings between which the optical size moves.
    enum Cut: Hashable, Sendable {
        case text
        case display
    }

    /// The vertical measures in ems, of every design.
    ///
    /// Source: `UIFont` logs that developers published, and view dumps. Measured: more than 60 label heights in
    /// storyboards that Xcode saved.
    /// SF Mono and New York share ascender and descender (1950, -494).
    /// Chosen: the x height as some logs have it; underline as of Inter, in SF's ems.
    static let ems = FontMetrics(
        ascender: 1950 / unitsPerEm, descender: -494 / unitsPerEm, leading: 0,
        capHeight: 1443 / unitsPerEm, xHeight: 1078 / unitsPerEm, underlinePosition: -0.12,
        underlineThickness: 0.049)

    /// By how much Inter is drawn smaller than the nominal size, so that capitals have SF's height.
    ///
    /// Source: cap heights 0.7046 em (SF) and 0.7273 em (Inter).
    static let interScale = 0.7046 / 0.7273

    /// The height of Inter's capitals in ems.
    static let interCapHeight = 2048.0 / 2816

    /// By how much each side of a stroke of an Inter face is moved outward, in Inter's ems, so that text has as much
    /// ink as in the system font; 0 for other faces.
    ///
    /// Measured: summed ink of strings in snapshots of iOS 13 and 17; docs/figures.md describes the method.
    static let strokeGrowth = [
        "Inter-Regular": 0.0021, "Inter-Italic": 0.0015, "Inter-Medium": -0.0014, "Inter-SemiBold": -0.0008,
        "InterDisplay-Regular": 0.0025,
    ]

    /// How far a size is from the text cut to the display cut: 0 up to 17 points, 1 from 28 on.
    ///
    /// Measured: advances at 18 sizes; linear between these knots, within 5e-5.
    static func displayShare(at size: Double) -> Double {
        let knots: [(Double, Double)] = [(17, 0), (19, 1.0 / 11), (24, 9.0 / 11), (28, 1)]
        guard size > 17 else { return 0 }
        for (low, high) in zip(knots, knots.dropFirst()) where size < high.0 {
            return low.1 + (high.1 - low.1) * (size - low.0) / (high.0 - low.0)
        }
        return 1
    }

    /// The cut whose shapes are nearer at a size.
    static func cut(at size: Double) -> Cut { displayShare(at: size) < 0.5 ? .text : .display }

    /// What is added after every glyph, the last one too, in ems.
    ///
    /// Measured: string widths at 8 to 36, 39 and 40 points; linear between whole sizes.
    /// Source: Human Interface Guidelines, tracking values, for other sizes.
    static func tracking(at size: Double) -> Double {
        guard let first = trackings.first, let last = trackings.last else { return 0 }
        if size <= first.size { return first.units / unitsPerEm }
        if size >= last.size { return last.units / unitsPerEm }
        for (low, high) in zip(trackings, trackings.dropFirst()) where size < high.size {
            let share = (size - low.size) / (high.size - low.size)
            return (low.units + (high.units - low.units) * share) / unitsPerEm
        }
        return 0
    }

    /// How wide an emoji is among words of a size, in points.
    ///
    /// Measured: labels of one emoji are 42.5 to 43 points wide at 38 and 49.5 to 50 at 45, and 21 to 22 at 17.
    /// Chosen: the same ratio below that.
    static func emojiAdvance(at size: Double) -> Double { min(1.28 * size, size + 4.8) }

    /// Tracking in 1/2048 em.
    private static let trackings: [(size: Double, units: Double)] = [
        (6, 84), (7, 69.6), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32),
        (16, -40), (17, -52), (18, -50), (19, -48), (20, -46), (21, -35), (22, -24), (23, -9), (24, 6),
        (25, 11), (26, 17), (27, 22), (28, 28), (29, 27), (30, 27), (31, 26), (32, 26), (33, 24), (34, 23),
        (35, 22), (36, 21), (38, 20), (39, 19), (40, 19), (44, 16.4), (49, 14.3), (52, 12.3), (58, 10.2),
        (60, 8.2), (66, 6.1), (68, 4.1), (76, 2), (80, 0),
    ]
}
