import CHarfBuzz

extension FontFace {
    /// The vertical measures that the file gives, in ems; absurd ones are replaced.
    var metricsInEms: FontMetrics {
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(font, &extents)
        let ascender = sane(extents.ascender, in: 0.1...4) ?? 0.9
        let descender = sane(extents.descender, in: -4...0) ?? -0.25
        return FontMetrics(
            ascender: ascender, descender: descender, leading: sane(extents.line_gap, in: 0...2) ?? 0,
            capHeight: metric(HB_OT_METRICS_TAG_CAP_HEIGHT, in: 0.05...4) ?? 0.7,
            xHeight: metric(HB_OT_METRICS_TAG_X_HEIGHT, in: 0.05...4) ?? 0.5,
            underlinePosition: metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, in: -1...1) ?? -0.1,
            underlineThickness: metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE, in: 0.005...0.5) ?? 0.05)
    }

    private func metric(_ tag: hb_ot_metrics_tag_t, in range: ClosedRange<Double>) -> Double? {
        var value: hb_position_t = 0
        guard hb_ot_metrics_get_position(font, tag, &value) != 0 else { return nil }
        return sane(value, in: range)
    }

    private func sane(_ value: hb_position_t, in range: ClosedRange<Double>) -> Double? {
        let ems = Double(value) / unitsPerEm
        return range.contains(ems) ? ems : nil
    }
}
