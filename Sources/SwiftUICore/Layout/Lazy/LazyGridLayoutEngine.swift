import Foundation

/// The layout of lazy grids.
struct LazyGridLayoutEngine: LazyLayout {
    /// The axis along which rows follow each other.
    let gridAxis: Axis
    let items: [GridItem]
    let alignment: Alignment
    let spacing: CGFloat?

    var lazyAxis: Axis { gridAxis }
    private var gap: CGFloat { spacing ?? ViewSpacing.standard }

    /// The greatest length along the axis of each row; the average where a view of it was not made.
    private func rows(
        _ contents: [LayoutElement], _ tracks: GridTracks, _ made: LazyLengths
    ) -> [CGFloat] {
        let count = max(1, tracks.tracks.count)
        return stride(from: 0, to: contents.count, by: count).map { start in
            (start..<min(start + count, contents.count)).reduce(0) { longest, index in
                guard contents[index].unmadeRow == nil else { return max(longest, made.average) }
                let proposal = ProposedViewSize(gridAxis, nil, tracks.tracks[index - start].length)
                return max(longest, contents[index].size(for: proposal)[gridAxis])
            }
        }
    }

    func proposal(at index: Int, in proposal: ProposedViewSize) -> ProposedViewSize {
        let tracks = GridTracks(items, in: proposal[gridAxis.other]).tracks
        guard !tracks.isEmpty else { return .unspecified }
        return ProposedViewSize(gridAxis, nil, tracks[index % tracks.count].length)
    }

    func size(of contents: [LayoutElement], for proposal: ProposedViewSize, _ made: LazyLengths) -> CGSize {
        let tracks = GridTracks(items, in: proposal[gridAxis.other])
        let rows = rows(contents, tracks, made)
        let length = rows.reduce(0, +) + gap * CGFloat(max(0, rows.count - 1))
        return CGSize(gridAxis, length, tracks.total)
    }

    /// The columns are computed a second time for the grid's own length across the axis, as on iOS.
    func frames(
        of contents: [LayoutElement], in size: CGSize, proposal: ProposedViewSize, _ made: LazyLengths
    ) -> [LazyFrame] {
        let tracks = GridTracks(items, in: size[gridAxis.other])
        let lengths = rows(contents, tracks, made), count = max(1, tracks.tracks.count)
        var position: CGFloat = 0, frames: [LazyFrame] = []
        let shift = (size[gridAxis.other] - tracks.total) / 2
        for (row, length) in lengths.enumerated() {
            for index in row * count..<min((row + 1) * count, contents.count) {
                let track = tracks.tracks[index - row * count]
                let cell = CGSize(gridAxis, length, track.length)
                var frame = frame(of: contents[index], in: cell, track)
                frame.frame.origin[gridAxis] += position
                frame.frame.origin[gridAxis.other] += track.position + shift
                frames.append(frame)
            }
            position += length + gap
        }
        return frames
    }

    private func frame(of content: LayoutElement, in cell: CGSize, _ track: GridTracks.Track) -> LazyFrame {
        let proposal = ProposedViewSize(gridAxis, nil, track.length)
        guard content.unmadeRow == nil else {
            return LazyFrame(frame: CGRect(origin: .zero, size: cell), proposal: proposal)
        }
        let placement = content.aligned(in: cell, by: track.alignment ?? alignment, proposal: proposal)
        return LazyFrame(
            frame: CGRect(origin: placement.origin, size: content.size(for: proposal)), proposal: proposal)
    }
}
