import Foundation

/// The layout of lazy grids.
struct LazyGridLayoutEngine: ElementLayout {
    /// The axis along which rows follow each other.
    let gridAxis: Axis
    let items: [GridItem]
    let alignment: Alignment
    let spacing: CGFloat?

    var axis: Axis? { nil }
    private var gap: CGFloat { spacing ?? ViewSpacing.standard }

    /// The greatest length along the axis of each row.
    private func rows(_ contents: [LayoutElement], _ tracks: GridTracks) -> [CGFloat] {
        let count = max(1, tracks.tracks.count)
        return stride(from: 0, to: contents.count, by: count).map { start in
            (start..<min(start + count, contents.count)).reduce(0) { longest, index in
                let proposal = ProposedViewSize(gridAxis, nil, tracks.tracks[index - start].length)
                return max(longest, contents[index].size(for: proposal)[gridAxis])
            }
        }
    }

    func size(
        of contents: [LayoutElement], for proposal: ProposedViewSize, in environment: EnvironmentValues
    ) -> CGSize {
        let tracks = GridTracks(items, in: proposal[gridAxis.other])
        let rows = rows(contents, tracks)
        let length = rows.reduce(0, +) + gap * CGFloat(max(0, rows.count - 1))
        return CGSize(gridAxis, length, tracks.total)
    }

    /// The columns are computed a second time for the grid's own length across the axis, as on iOS.
    func placements(
        of contents: [LayoutElement], in size: CGSize, proposal: ProposedViewSize,
        environment: EnvironmentValues
    ) -> [Placement] {
        let tracks = GridTracks(items, in: size[gridAxis.other])
        let lengths = rows(contents, tracks), count = max(1, tracks.tracks.count)
        var position: CGFloat = 0, placements: [Placement] = []
        let shift = (size[gridAxis.other] - tracks.total) / 2
        for (row, length) in lengths.enumerated() {
            for index in row * count..<min((row + 1) * count, contents.count) {
                let track = tracks.tracks[index - row * count]
                let cell = CGSize(gridAxis, length, track.length)
                var placement = contents[index].aligned(
                    in: cell, by: track.alignment ?? alignment,
                    proposal: ProposedViewSize(gridAxis, nil, track.length))
                placement.origin[gridAxis] += position
                placement.origin[gridAxis.other] += track.position + shift
                placements.append(placement)
            }
            position += length + gap
        }
        return placements
    }
}
