import Diagnostics
import Geometry
import Layout

extension UIScrollView {
    /// Takes the extent that constraints found; along an axis they do not reach, the author's stays.
    func setSolvedContent(_ content: ScrollContentResult) {
        contentSize = CGSize(
            width: content.width ?? contentSize.width, height: content.height ?? contentSize.height)
        let open = content.openAxes.filter { axis in
            (axis == .horizontal ? contentSize.width : contentSize.height) == 0
                || (axis == .horizontal ? content.width : content.height) != nil
        }
        if !open.isEmpty { reportAmbiguity(along: open) }
    }

    /// Says which axis the constraints leave open and what is missing there, as Xcode does.
    private func reportAmbiguity(along axes: [Geometry.Axis]) {
        let gaps = axes.map { ContentGap($0, of: self) }
        let names = axes.map { $0 == .horizontal ? "width" : "height" }.joined(separator: " and ")
        RenderEnvironment.current.report(
            Diagnostic(
                .warning, "scrollable content size is ambiguous: the content's \(names) is undetermined",
                view: displayName, notes: gaps.map(\.note), hints: gaps.map(\.hint)))
    }
}

/// What is missing along one axis between a scroll view's content and the views in it.
private struct ContentGap {
    /// Where the chain breaks.
    let note: String
    /// What to add.
    let hint: String

    init(_ axis: Geometry.Axis, of scrollView: UIScrollView) {
        var hasNear = false, hasFar = false
        var ends: [UIView] = []
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
                if part == .left || part == .leading || part == .top { hasNear = true }
                if part == .right || part == .trailing || part == .bottom { hasFar = true }
                if !ends.contains(where: { $0 === view }) { ends.append(view) }
            }
        }
        let near = axis == .horizontal ? "leading" : "top", far = axis == .horizontal ? "trailing" : "bottom"
        let length = axis == .horizontal ? "width" : "height", name = scrollView.displayName
        let view = (ends.first ?? scrollView.subviews.first)?.displayName ?? "a view"
        let missing = [hasNear ? nil : near, hasFar ? nil : far].compactMap { $0 }
        guard missing.isEmpty else {
            note = missing.map { "no constraint reaches the content's \($0) edge" }.joined(separator: ", ")
            hint = missing.map { "add \(ends.last?.displayName ?? view).\($0) == \(name).content.\($0)" }
                .joined(separator: " and ")
            return
        }
        note =
            "the content's \(near) and \(far) edges are constrained, "
            + "but nothing decides the \(length) between them"
        hint =
            "set the \(length) of \(view): a number, or \(view).\(length) == \(name).\(length) "
            + "to scroll along the other axis only"
    }
}
