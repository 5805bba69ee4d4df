import Foundation
import SwiftUICore

/// A tree of views that is laid out by plain recursion, without caches, nodes or guides: what the engine must agree with.
indirect enum ReferenceTree {
    case color(String)
    case picture(String, Int, Int)
    case spacer(CGFloat?)
    case stack(Axis, spacing: CGFloat?, Share, [ReferenceTree])
    case layers(Place, [ReferenceTree])
    case frame(CGFloat?, CGFloat?, Place, ReferenceTree)
    case flexible(Bounds, Bounds, Place, ReferenceTree)
    case padding(EdgeInsets, ReferenceTree)
    case fixed(Bool, Bool, ReferenceTree)
    case priority(Double, ReferenceTree)

    /// A place on an axis: at the start, in the middle or at the end.
    enum Share: CGFloat, CaseIterable {
        case start = 0
        case middle = 0.5
        case end = 1
    }

    /// A place on both axes.
    struct Place {
        var x: Share
        var y: Share
    }

    /// The bounds of a flexible frame in one dimension.
    struct Bounds {
        var minimum: CGFloat?
        var ideal: CGFloat?
        var maximum: CGFloat?
    }

    /// The layout priority; spacers have the lowest.
    var order: Double {
        switch self {
        case .spacer: -.infinity
        case .priority(let value, _): value
        case .frame(_, _, _, let inner), .flexible(_, _, _, let inner), .padding(_, let inner),
            .fixed(_, _, let inner):
            inner.order
        default: 0
        }
    }
}

extension ReferenceTree {
    /// A proposal as two optional lengths, by axis.
    typealias Proposal = [CGFloat?]

    /// Returns the width and height for a proposal, in a stack of an axis.
    func size(_ proposal: Proposal, in axis: Int? = nil) -> [CGFloat] {
        switch self {
        case .color: return proposal.map { $0 ?? 10 }
        case .picture(_, let width, let height): return [CGFloat(width), CGFloat(height)]
        case .spacer(let minimum):
            let least = minimum ?? 8
            return (0...1).map { axis == nil || axis == $0 ? max(least, proposal[$0] ?? least) : 0 }
        case .stack(let axis, let spacing, _, let inner):
            guard !inner.isEmpty else { return [0, 0] }
            let a = axis == .horizontal ? 0 : 1
            let solution = ReferenceTree.divide(inner, a, spacing, proposal)
            let main = solution.sizes.reduce(0) { $0 + $1[a] } + solution.gaps.reduce(0, +)
            let cross = solution.sizes.map { $0[1 - a] }.max() ?? 0
            return a == 0 ? [main, cross] : [cross, main]
        case .layers(_, let inner):
            let highest = inner.map(\.order).max() ?? 0
            let sizes = inner.filter { $0.order == highest }.map { $0.size(proposal) }
            return (0...1).map { axis in sizes.map { $0[axis] }.max() ?? 0 }
        case .frame(let width, let height, _, let inner):
            let size = inner.size([width ?? proposal[0], height ?? proposal[1]], in: axis)
            return [width ?? size[0], height ?? size[1]]
        case .flexible(let width, let height, _, let inner):
            let asked = [width.asked(proposal[0]), height.asked(proposal[1])]
            let size = inner.size(asked, in: axis)
            return [width.answer(size[0], asked[0]), height.answer(size[1], asked[1])]
        case .padding(let insets, let inner):
            let size = inner.size(ReferenceTree.inset(proposal, insets), in: axis)
            return [size[0] + insets.leading + insets.trailing, size[1] + insets.top + insets.bottom]
        case .fixed(let width, let height, let inner):
            return inner.size([width ? nil : proposal[0], height ? nil : proposal[1]], in: axis)
        case .priority(_, let inner): return inner.size(proposal, in: axis)
        }
    }

    private static func inset(_ proposal: Proposal, _ insets: EdgeInsets) -> Proposal {
        [
            proposal[0].map { max(0, $0 - insets.leading - insets.trailing) },
            proposal[1].map { max(0, $0 - insets.top - insets.bottom) },
        ]
    }

    private static func gaps(_ inner: [ReferenceTree], _ spacing: CGFloat?) -> [CGFloat] {
        zip(inner, inner.dropFirst()).map { first, second in
            if let spacing { return spacing }
            if case .spacer = first { return 0 }
            if case .spacer = second { return 0 }
            return 8
        }
    }

    private static func divide(
        _ inner: [ReferenceTree], _ axis: Int, _ spacing: CGFloat?, _ proposal: Proposal
    ) -> (sizes: [[CGFloat]], proposals: [Proposal], gaps: [CGFloat]) {
        let gaps = gaps(inner, spacing)
        func proposed(_ main: CGFloat?) -> Proposal {
            axis == 0 ? [main, proposal[1]] : [proposal[0], main]
        }
        var proposals = inner.map { _ in proposal }
        var sizes = inner.map { $0.size(proposal, in: axis) }
        guard let room = proposal[axis], room.isFinite else { return (sizes, proposals, gaps) }
        var left = room - gaps.reduce(0, +)
        let least = inner.map { $0.size(proposed(0), in: axis)[axis] }
        let most = inner.map { $0.size(proposed(.infinity), in: axis)[axis] }
        for order in Set(inner.map(\.order)).sorted(by: >) {
            let lower = inner.indices.filter { inner[$0].order < order }.reduce(0) { $0 + least[$1] }
            let group = inner.indices.filter { inner[$0].order == order }
                .sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
            for (place, index) in group.enumerated() {
                let share = max(0, (left - lower) / CGFloat(group.count - place))
                proposals[index] = proposed(share)
                sizes[index] = inner[index].size(proposals[index], in: axis)
                left -= sizes[index][axis]
            }
        }
        return (sizes, proposals, gaps)
    }

    // MARK: Placing

    /// Adds the frames of named views to a table, as x, y, width and height.
    func place(
        _ x: CGFloat, _ y: CGFloat, _ proposal: Proposal, in axis: Int?, _ frames: inout [String: [CGFloat]]
    ) {
        let size = size(proposal, in: axis)
        func aligned(_ inner: ReferenceTree, _ place: Place, _ asked: Proposal) {
            let own = inner.size(asked, in: axis)
            inner.place(
                x + (size[0] - own[0]) * place.x.rawValue, y + (size[1] - own[1]) * place.y.rawValue, asked,
                in: axis, &frames)
        }
        switch self {
        case .color(let name), .picture(let name, _, _): frames[name] = [x, y, size[0], size[1]]
        case .spacer: break
        case .stack(let stackAxis, let spacing, let share, let inner):
            let a = stackAxis == .horizontal ? 0 : 1
            var asked = proposal
            if asked[1 - a] == nil { asked[1 - a] = size[1 - a] }
            let solution = ReferenceTree.divide(inner, a, spacing, asked)
            let cross = solution.sizes.map { $0[1 - a] }.max() ?? 0
            var position: CGFloat = 0
            for index in inner.indices {
                let own = solution.sizes[index], side = (cross - own[1 - a]) * share.rawValue
                inner[index].place(
                    x + (a == 0 ? position : side), y + (a == 0 ? side : position),
                    solution.proposals[index], in: a, &frames)
                position += own[a] + (index < solution.gaps.count ? solution.gaps[index] : 0)
            }
        case .layers(let place, let inner):
            let highest = inner.map(\.order).max() ?? 0
            for layer in inner {
                let asked = layer.order == highest ? proposal : size.map { Optional($0) }
                let own = layer.size(asked)
                layer.place(
                    x + (size[0] - own[0]) * place.x.rawValue, y + (size[1] - own[1]) * place.y.rawValue,
                    asked, in: nil, &frames)
            }
        case .frame(let width, let height, let place, let inner):
            aligned(inner, place, [width ?? proposal[0], height ?? proposal[1]])
        case .flexible(let width, let height, let place, let inner):
            aligned(inner, place, [width.asked(proposal[0]), height.asked(proposal[1])])
        case .padding(let insets, let inner):
            inner.place(
                x + insets.leading, y + insets.top, ReferenceTree.inset(proposal, insets), in: axis, &frames)
        case .fixed(let width, let height, let inner):
            inner.place(x, y, [width ? nil : proposal[0], height ? nil : proposal[1]], in: axis, &frames)
        case .priority(_, let inner): inner.place(x, y, proposal, in: axis, &frames)
        }
    }
}

extension ReferenceTree.Bounds {
    fileprivate func asked(_ proposal: CGFloat?) -> CGFloat? {
        guard let length = proposal ?? ideal else { return nil }
        return max(min(length, maximum ?? .infinity), minimum ?? -.infinity)
    }

    fileprivate func answer(_ size: CGFloat, _ asked: CGFloat?) -> CGFloat {
        var size = size
        if let minimum { size = max(minimum, min(size, asked ?? .infinity)) }
        if let maximum { size = min(maximum, max(size, asked ?? -.infinity)) }
        return size
    }
}
