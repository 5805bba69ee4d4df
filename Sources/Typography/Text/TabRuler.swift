/// How far tabs reach on the lines of a paragraph.
struct TabRuler {
    /// In ascending order.
    private let stops: [ParagraphStyle.TabStop]
    private let interval: Double

    init(_ style: ParagraphStyle) {
        stops = style.tabStops.filter { $0.location.isFinite && $0.location < 100_000 }
            .sorted { $0.location < $1.location }
        interval = style.defaultTabInterval > 0.1 ? min(style.defaultTabInterval, 10_000) : 28
    }

    /// Points that a tab takes that begins at `position` from the leading edge.
    ///
    /// `following` gives the width of the text after it, up to the next tab, the end or one of some units.
    func advance(at position: Double, following: (_ terminators: [UInt16]) -> Double) -> Double {
        guard let stop = stops.first(where: { $0.location > position }) else {
            return ((position / interval).rounded(.down) + 1) * interval - position
        }
        let room = stop.location - position
        switch stop.alignment {
        case .leading: return room
        case .center: return max(0, room - following([]) / 2)
        case .trailing: return max(0, room - following(stop.terminators))
        }
    }
}

extension Paragraph {
    /// The width of clusters up to a tab or one of some units.
    func columnWidth(_ clusters: Range<Int>, terminators: [UInt16]) -> Double {
        var width = 0.0
        for cluster in text.clusters[clusters] {
            let isEnd = cluster.start < cluster.end && terminators.contains(units[cluster.start])
            if cluster.traits.contains(.tab) || isEnd { break }
            width += cluster.advance
        }
        return width
    }
}
