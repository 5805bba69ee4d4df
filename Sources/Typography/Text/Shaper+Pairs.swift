extension Shaper {
    /// Appends a word from what is known of its pairs.
    func appendKnown(
        _ range: Range<Int>, pairs: PairTable, spacing: ClusterSpacing, into output: inout Output
    ) {
        for index in range {
            let unit = units[index]
            let before = index > range.lowerBound ? units[index - 1] : nil
            let next = index + 1 < range.upperBound ? units[index + 1] : nil
            let entry = pairs.entry(unit, before: before, next: next)
            let first = output.glyphs.count
            let advance = spacing.place(
                entry, characters: ClusterUnits(first: unit, last: unit, next: next ?? 0),
                into: &output.glyphs)
            var traits: ShapedCluster.Traits = unit == 0x20 ? [.blank, .expandable] : []
            if entry.isUnsafe { traits.insert(.unsafeToBreak) }
            output.clusters.append(
                ShapedCluster(
                    start: index, end: index + 1, glyphs: first..<first + 1, advance: advance,
                    run: output.run, traits: traits))
        }
    }
}
