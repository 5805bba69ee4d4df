@testable import UIKitCore

/// A stack of views with fixed intrinsic sizes, and the layout that the documentation specifies.
///
/// Computed from the meaning of each distribution and alignment, without constraints.
struct StackCase: CustomStringConvertible {
    /// The intrinsic sizes of the views: along the axis and across it.
    static let lengths: [Double] = [40, 60, 20]
    static let breadths: [Double] = [10, 30, 20]
    /// The view that grows or shrinks first: the one with the lowest priorities.
    static let yielding = [1, 0, 2]

    var axis: NSLayoutConstraint.Axis
    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    var spacing: Double = 0
    var hidden: Set<Int> = []
    /// The size along and across the axis; nil to derive it from the views.
    var length: Double?
    var breadth: Double?
    var isRightToLeft = false

    var description: String {
        let size = [length, breadth].map { $0.map { "\($0)" } ?? "own" }.joined(separator: " x ")
        let direction = isRightToLeft ? "right to left" : "left to right"
        return "\(axis) \(distribution) \(alignment) spacing \(spacing) hidden \(hidden.sorted()) \(size) "
            + direction
    }

    private var visible: [Int] { StackCase.lengths.indices.filter { !hidden.contains($0) } }
    private func own(_ view: Int) -> Double { StackCase.lengths[view] }
    private var ownSum: Double { visible.reduce(0) { $0 + own($1) } }
    private var gapCount: Double { Double(max(0, visible.count - 1)) }
    private var packed: Double { ownSum + spacing * gapCount }

    /// The stack's size along and across.
    var stackLength: Double { length ?? naturalLength }
    var stackBreadth: Double { breadth ?? naturalBreadth }

    /// Hidden views keep their part in the breadth where all views are as broad as the stack.
    private var naturalBreadth: Double {
        guard !visible.isEmpty else { return 0 }
        let views = alignment == .fill ? Array(StackCase.breadths.indices) : visible
        return views.map { StackCase.breadths[$0] }.max() ?? 0
    }

    private var naturalLength: Double {
        switch distribution {
        case .fill, .fillProportionally, .equalSpacing: return packed
        case .fillEqually:
            return Double(visible.count) * (visible.map(own).max() ?? 0) + spacing * gapCount
        case .equalCentering:
            guard visible.count > 1 else { return packed }
            // Centres as close as the tightest pair allows.
            let step = zip(visible, visible.dropFirst()).map { (own($0) + own($1)) / 2 + spacing }.max() ?? 0
            return own(visible[0]) / 2 + step * gapCount + own(visible[visible.count - 1]) / 2
        }
    }

    /// Start and length of each visible view along the axis.
    private var spans: [Int: (start: Double, length: Double)] {
        var lengths = Dictionary(uniqueKeysWithValues: visible.map { ($0, own($0)) })
        var gap = spacing
        let spare = stackLength - packed
        switch distribution {
        case .fillEqually:
            for view in visible {
                lengths[view] = (stackLength - spacing * gapCount) / Double(visible.count)
            }
        case .fillProportionally:
            // The share is of the whole length, spacing included; the last view takes what is left.
            for view in visible.dropLast() { lengths[view] = stackLength * own(view) / packed }
            if let last = visible.last {
                let others = visible.dropLast().reduce(0) { $0 + (lengths[$1] ?? 0) }
                lengths[last] = stackLength - spacing * gapCount - others
            }
        case .equalSpacing where spare >= 0 && visible.count > 1:
            gap = (stackLength - ownSum) / gapCount
        case .equalCentering where spare >= 0 && visible.count > 1: return centred(lengths)
        case .fill, .equalSpacing, .equalCentering:
            if let view = StackCase.yielding.first(where: visible.contains) { lengths[view]? += spare }
        }
        return spans(lengths, gap: gap)
    }

    private func spans(_ lengths: [Int: Double], gap: Double) -> [Int: (start: Double, length: Double)] {
        var result: [Int: (start: Double, length: Double)] = [:]
        var start = 0.0
        for view in visible {
            result[view] = (start, lengths[view] ?? 0)
            start += (lengths[view] ?? 0) + gap
        }
        return result
    }

    /// The first and last at the ends; a middle one's centre halfway, as far as the spacing lets it.
    private func centred(_ lengths: [Int: Double]) -> [Int: (start: Double, length: Double)] {
        var result: [Int: (start: Double, length: Double)] = [:]
        let first = visible[0], last = visible[visible.count - 1]
        result[first] = (0, own(first))
        result[last] = (stackLength - own(last), own(last))
        if visible.count == 3 {
            let middle = visible[1]
            let centre = (own(first) / 2 + stackLength - own(last) / 2) / 2
            let lowest = own(first) + spacing
            let highest = stackLength - own(last) - spacing - own(middle)
            result[middle] = (min(max(centre - own(middle) / 2, lowest), highest), own(middle))
        }
        return result
    }

    /// Start and length of a view across the axis.
    private func crossSpan(_ view: Int) -> (start: Double, length: Double) {
        let room = stackBreadth, length = min(StackCase.breadths[view], room)
        switch alignment {
        case .fill: return (0, room)
        case .leading: return (0, length)
        case .center: return ((room - length) / 2, length)
        case .trailing: return (room - length, length)
        case .firstBaseline, .lastBaseline:
            // Without text a baseline is the bottom edge: bottoms meet, the highest view at the top.
            let highest = min(visible.map { StackCase.breadths[$0] }.max() ?? 0, room)
            return (highest - length, length)
        }
    }

    /// The frame of each visible view, edges on the pixels of a 2x screen.
    var frames: [Int: CGRect] {
        var result: [Int: CGRect] = [:]
        for (view, along) in spans {
            let across = crossSpan(view)
            let (alongX, y) = axis == .horizontal ? (along, across) : (across, along)
            var x = alongX
            if isRightToLeft {
                let width = axis == .horizontal ? stackLength : stackBreadth
                x.start = width - x.start - x.length
            }
            result[view] = StackCase.snapped(x, y)
        }
        return result
    }

    private static func snapped(
        _ x: (start: Double, length: Double), _ y: (start: Double, length: Double)
    ) -> CGRect {
        func snap(_ value: Double) -> Double { (value * 2 + 0.5 + 1e-6).rounded(.down) / 2 }
        let left = snap(x.start), right = snap(x.start + x.length)
        let top = snap(y.start), bottom = snap(y.start + y.length)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
