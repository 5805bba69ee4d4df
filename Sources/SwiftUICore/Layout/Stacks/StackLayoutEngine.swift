package import Foundation

/// The layout of horizontal and vertical stacks.
package struct StackLayoutEngine: ElementLayout {
    let stackAxis: Axis
    let horizontal: HorizontalAlignment
    let vertical: VerticalAlignment
    let spacing: CGFloat?

    package init(
        axis: Axis, horizontal: HorizontalAlignment, vertical: VerticalAlignment, spacing: CGFloat?
    ) {
        (stackAxis, self.horizontal, self.vertical, self.spacing) = (axis, horizontal, vertical, spacing)
    }

    package var axis: Axis? { stackAxis }

    /// The guide by which elements are aligned across the axis.
    private var guide: AlignmentKey { stackAxis == .horizontal ? vertical.key : horizontal.key }

    /// What every element is proposed and answers.
    private struct Solution {
        var proposals: [ProposedViewSize]
        var sizes: [CGSize]
        var gaps: [CGFloat]
        /// The greatest distances from the common guide to the elements' edges, across the axis.
        var before: CGFloat = 0
        var after: CGFloat = 0
    }

    // MARK: Layout

    package func size(
        of contents: [LayoutElement], for proposal: ProposedViewSize, in environment: EnvironmentValues
    ) -> CGSize {
        guard !contents.isEmpty else { return .zero }
        let solution = solve(contents, proposal, environment)
        let main = solution.sizes.reduce(0) { $0 + $1[stackAxis] } + solution.gaps.reduce(0, +)
        return CGSize(stackAxis, main, solution.before + solution.after)
    }

    package func placements(
        of contents: [LayoutElement], in size: CGSize, proposal: ProposedViewSize,
        environment: EnvironmentValues
    ) -> [Placement] {
        guard !contents.isEmpty else { return [] }
        var proposal = proposal
        // Where nothing was proposed across the axis, elements may fill what the widest took.
        if proposal[stackAxis.other] == nil { proposal[stackAxis.other] = size[stackAxis.other] }
        let solution = solve(contents, proposal, environment)
        var position: CGFloat = 0
        return contents.indices.map { index in
            let guide = value(of: contents[index], solution.proposals[index], solution.sizes[index])
            let origin = CGPoint(stackAxis, position, solution.before - guide)
            position += solution.sizes[index][stackAxis]
            if index < solution.gaps.count { position += solution.gaps[index] }
            return Placement(origin, solution.proposals[index])
        }
    }

    package func spacing(of contents: [LayoutElement]) -> ViewSpacing {
        var union = ViewSpacing()
        let (start, end): (Edge.Set, Edge.Set) =
            stackAxis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        let across: Edge.Set = stackAxis == .horizontal ? .vertical : .horizontal
        for (index, content) in contents.enumerated() {
            var edges = across
            if index == 0 { edges.formUnion(start) }
            if index == contents.count - 1 { edges.formUnion(end) }
            union.formUnion(content.spacing, edges: edges)
        }
        return union.withoutSpacers
    }

    // MARK: Dividing the room

    private func solve(
        _ contents: [LayoutElement], _ proposal: ProposedViewSize, _ environment: EnvironmentValues
    ) -> Solution {
        let gaps = gaps(between: contents, environment)
        var solution = Solution(
            proposals: [ProposedViewSize](repeating: proposal, count: contents.count),
            sizes: [CGSize](repeating: .zero, count: contents.count), gaps: gaps)
        if let main = proposal[stackAxis], main.isFinite {
            divide(main - gaps.reduce(0, +), among: contents, across: proposal[stackAxis.other], &solution)
        } else {
            for (index, content) in contents.enumerated() {
                solution.sizes[index] = content.size(for: proposal)
            }
        }
        measureAcross(contents, &solution)
        return solution
    }

    /// Divides room along the axis: by priority, and among those of one priority the least flexible is asked first.
    ///
    /// Source: WWDC 2019, session 237; `layoutPriority(_:)`: those of a lower priority keep their minimum.
    private func divide(
        _ room: CGFloat, among contents: [LayoutElement], across: CGFloat?, _ solution: inout Solution
    ) {
        var groups = Dictionary(grouping: contents.indices) { contents[$0].priority }
            .sorted { $0.key > $1.key }.map(\.value)
        var room = room
        while !groups.isEmpty {
            let group = groups.removeFirst()
            let reserved = groups.joined().reduce(0) { sum, index in
                sum + contents[index].size(for: ProposedViewSize(stackAxis, 0, across))[stackAxis]
            }
            var left = room - reserved
            let order = byFlexibility(group, contents, across)
            for (place, index) in order.enumerated() {
                let share = max(0, left / CGFloat(order.count - place))
                let proposal = ProposedViewSize(stackAxis, share, across)
                let size = contents[index].size(for: proposal)
                (solution.proposals[index], solution.sizes[index]) = (proposal, size)
                left -= size[stackAxis]
                room -= size[stackAxis]
            }
        }
    }

    /// The elements of a group, the least flexible first, those equally flexible in the order of the source.
    private func byFlexibility(
        _ group: [Int], _ contents: [LayoutElement], _ across: CGFloat?
    ) -> [Int] {
        guard group.count > 1 else { return group }
        let flexibilities = group.map { index in
            let content = contents[index]
            let most = content.size(for: ProposedViewSize(stackAxis, .infinity, across))[stackAxis]
            return most - content.size(for: ProposedViewSize(stackAxis, 0, across))[stackAxis]
        }
        return group.indices.sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }.map { group[$0] }
    }

    private func measureAcross(_ contents: [LayoutElement], _ solution: inout Solution) {
        var before = -CGFloat.infinity, after = -CGFloat.infinity
        for (index, content) in contents.enumerated() {
            let length = solution.sizes[index][stackAxis.other]
            guard length.isFinite else {
                (solution.before, solution.after) = (.infinity, 0)
                return
            }
            let guide = value(of: content, solution.proposals[index], solution.sizes[index])
            before = max(before, guide)
            after = max(after, length - guide)
        }
        (solution.before, solution.after) = (before, after)
    }

    private func value(
        of content: LayoutElement, _ proposal: ProposedViewSize, _ size: CGSize
    ) -> CGFloat {
        ViewDimensions(size: size, proposal: proposal, element: content).value(guide)
    }

    private func gaps(between contents: [LayoutElement], _ environment: EnvironmentValues) -> [CGFloat] {
        guard contents.count > 1 else { return [] }
        if let spacing { return [CGFloat](repeating: spacing, count: contents.count - 1) }
        let spacings = contents.map(\.spacing), scale = environment.displayScale
        return (1..<contents.count).map { index in
            spacings[index - 1].distance(to: spacings[index], along: stackAxis).roundedToPixel(scale)
        }
    }
}
