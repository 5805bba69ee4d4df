package import Foundation

/// The columns of a vertical lazy grid, or the rows of a horizontal one.
package struct GridTracks {
    /// A column: its place and length in points, and the alignment of its views.
    package struct Track: Equatable {
        /// The distance from the grid's edge, in points.
        package var position: CGFloat
        /// The length in points.
        package var length: CGFloat
        /// The alignment of views; nil for that of the grid.
        package var alignment: Alignment?
    }

    /// The columns in order.
    package private(set) var tracks: [Track] = []
    /// The length of all, with the distances between them.
    package private(set) var total: CGFloat = 0

    /// Divides a length among items.
    ///
    /// Source: objc.io, "SwiftUI's LazyVGrid" (2020-11-23), compared with SwiftUI: fixed items keep their length, others get
    /// equal shares of what is left, in order.
    package init(_ items: [GridItem], in room: CGFloat?) {
        let spacings = items.map { $0.spacing ?? ViewSpacing.standard }
        var left = (room ?? 0) - spacings.dropLast().reduce(0, +)
        var waiting = 0
        for item in items {
            if case .fixed(let length) = item.size { left -= length } else { waiting += 1 }
        }
        for (index, item) in items.enumerated() {
            let share = max(0, left / CGFloat(max(1, waiting)))
            let lengths = GridTracks.lengths(of: item.size, share, spacings[index])
            if case .fixed = item.size {
            } else {
                waiting -= 1
                left -= lengths.reduce(0, +) + spacings[index] * CGFloat(lengths.count - 1)
            }
            for length in lengths { add(length, item, spacings[index]) }
        }
        total -= spacings.last ?? 0
    }

    private static func lengths(of size: GridItem.Size, _ share: CGFloat, _ spacing: CGFloat) -> [CGFloat] {
        switch size {
        case .fixed(let length): return [length]
        case .flexible(let minimum, let maximum): return [min(max(share, minimum), maximum)]
        case .adaptive(let minimum, let maximum):
            let count = max(1, ((share + spacing) / (max(minimum, 0.1) + spacing)).rounded(.down))
            let length = min(max((share - spacing * (count - 1)) / count, minimum), maximum)
            return [CGFloat](repeating: length, count: Int(min(count, 10_000)))
        }
    }

    private mutating func add(_ length: CGFloat, _ item: GridItem, _ spacing: CGFloat) {
        tracks.append(Track(position: total, length: length, alignment: item.alignment))
        total += length + spacing
    }
}
