import Constraints
import Diagnostics
import Geometry
import Layout

/// What is missing along one axis between a scroll view's content and the views in it.
struct ContentGap {
    let axis: Geometry.Axis
    /// Where the chain breaks.
    let note: String
    /// What to add, as advice in the message.
    let hint: String
    /// The item whose open length is the reason; nil for another reason.
    var openItem: Int?
}

extension LayoutProblemBuilder {
    /// Reports the axes along which the constraints leave the content size open, and what is missing, as Xcode does.
    func report(_ scrollView: UIScrollView, _ index: Int, _ result: LayoutResult) {
        let gaps = contentGaps(of: scrollView, index, result)
        guard !gaps.isEmpty else { return }
        let names = gaps.map { $0.axis == .horizontal ? "width" : "height" }.joined(separator: " and ")
        RenderEnvironment.current.report(
            Diagnostic(
                .layoutScrollContent,
                "scrollable content size is ambiguous: the content's \(names) is undetermined",
                view: name(of: scrollView), notes: gaps.map(\.note), hints: gaps.map(\.hint)))
    }

    /// Returns what keeps the size of the content open, axis by axis.
    func contentGaps(of scrollView: UIScrollView, _ index: Int, _ result: LayoutResult) -> [ContentGap] {
        guard let content = result.scrollContents[index], !content.openAxes.isEmpty else { return [] }
        return scrollView.ambiguousAxes(content).map { gap(along: $0, in: scrollView, index, result) }
    }

    private func gap(
        along axis: Geometry.Axis, in scrollView: UIScrollView, _ index: Int, _ result: LayoutResult
    ) -> ContentGap {
        let near = axis == .horizontal ? "leading" : "top", far = axis == .horizontal ? "trailing" : "bottom"
        let length = axis == .horizontal ? "width" : "height", scrollName = name(of: scrollView)
        let tied = tiedEdges(of: scrollView, along: axis)
        let missing = [tied.hasNear ? nil : near, tied.hasFar ? nil : far].compactMap { $0 }
        guard missing.isEmpty else {
            let note = missing.map { "no constraint reaches the content's \($0) edge" }
            let hints = missing.map { edge in
                let view = outermost(in: scrollView, along: axis, isFar: edge == far, result)
                return "add \(view.map(name) ?? "a view").\(edge) == \(scrollName).content.\(edge)"
            }
            return ContentGap(
                axis: axis, note: note.joined(separator: ", "), hint: hints.joined(separator: " and "))
        }
        let note =
            "the content's \(near) and \(far) edges are constrained, "
            + "but nothing decides the \(length) between them"
        let open = result.ambiguities.filter { $0.axis == axis && isInside($0.item, index) }
        if !open.contains(where: { $0.subject == .length }), let loose = open.first {
            let name = problem.items[loose.item].name
            return ContentGap(
                axis: axis, note: note,
                hint: "decide where \(name) lies: tie its \(near) or \(far) with == to what is beside it")
        }
        let item = open.first { $0.subject == .length }?.item
        let view = item.map { problem.items[$0].name } ?? tied.view.map(name) ?? "a view"
        return ContentGap(
            axis: axis, note: note,
            hint: "set the \(length) of \(view): a number, or \(view).\(length) == \(scrollName).\(length) "
                + "to scroll along the other axis only", openItem: item)
    }

    /// Which edges of the content the scroll view's constraints reach, and the first view at one of them.
    private func tiedEdges(
        of scrollView: UIScrollView, along axis: Geometry.Axis
    ) -> (hasNear: Bool, hasFar: Bool, view: UIView?) {
        var found: (hasNear: Bool, hasFar: Bool, view: UIView?) = (false, false, scrollView.subviews.first)
        var isFirst = true
        for constraint in scrollView.constraints {
            let sides = [
                (constraint.firstItem, constraint.firstAttribute, constraint.secondItem),
                (constraint.secondItem, constraint.secondAttribute, constraint.firstItem),
            ]
            for (item, attribute, other) in sides {
                guard hostView(of: item) === scrollView, let part = attribute.parts?.attribute,
                    part.axis == axis, !part.isDimension, let view = hostView(of: other),
                    view !== scrollView
                else { continue }
                if part == .left || part == .leading || part == .top { found.hasNear = true }
                if part == .right || part == .trailing || part == .bottom { found.hasFar = true }
                if isFirst { found.view = view }
                isFirst = false
            }
        }
        return found
    }

    /// The view inside that is nearest to an edge of the content, where a chain of constraints must end.
    private func outermost(
        in scrollView: UIScrollView, along axis: Geometry.Axis, isFar: Bool, _ result: LayoutResult
    ) -> UIView? {
        let placed = scrollView.subviews.filter { view in
            sources.indices.contains(view.layoutState.problemIndex)
                && problem.items[view.layoutState.problemIndex].placement == .constraints
        }
        func edge(_ view: UIView) -> Double {
            let frame = result.frames[view.layoutState.problemIndex]
            switch axis {
            case .vertical: return isFar ? frame.maxY : -frame.minY
            case .horizontal:
                let isRight = isFar != scrollView.isRightToLeft
                return isRight ? frame.maxX : -frame.minX
            }
        }
        // Of several, the last one declared at the far edge and the first one at the near.
        return (isFar ? placed.reversed() : placed).max { edge($0) < edge($1) } ?? scrollView.subviews.first
    }

    private func isInside(_ item: Int, _ ancestor: Int) -> Bool {
        var current = problem.items[item].parent
        while let index = current, index > ancestor { current = problem.items[index].parent }
        return current == ancestor
    }
}
