import Geometry
import Scene

extension LayoutComparison {
    /// Returns what most likely caused changes of frames that nothing declared explains: the spacing of stack
    /// views, otherwise the innermost view whose size changed, otherwise the first that moved.
    func inferredRoots(of island: [Int]) -> [Root] {
        var parents: [Int] = []
        for member in island {
            if let parent = actual.views[member].parent, !parents.contains(parent) { parents.append(parent) }
        }
        let spacings = parents.compactMap(spacing)
        if !spacings.isEmpty { return spacings }
        let resized = island.filter { changes[$0]?.isSize == true }
        let innermost = resized.filter { index in
            !resized.contains { $0 > index && actual.ancestors(of: $0).contains(index) }
        }
        guard let index = innermost.first ?? island.first,
            let old = expected.index(of: actual.views[index].id).map({ expected.views[$0] })
        else { return [] }
        return [frameChange(index, old, actual.views[index])]
    }

    /// Returns the first side of a frame that changed.
    private func frameChange(_ index: Int, _ old: LayoutText.View, _ new: LayoutText.View) -> Root {
        let sides: [(String, Double, Double)] = [
            ("frame.height", old.frame.height, new.frame.height),
            ("frame.width", old.frame.width, new.frame.width),
            ("frame.y", old.frame.minY, new.frame.minY), ("frame.x", old.frame.minX, new.frame.minX),
            ("bounds.y", old.boundsOrigin.y, new.boundsOrigin.y),
            ("bounds.x", old.boundsOrigin.x, new.boundsOrigin.x),
        ]
        let side = sides.first { $0.1 != $0.2 } ?? sides[0]
        return Root(
            index: index, view: new.id, attribute: side.0, from: side.1.dumpText, to: side.2.dumpText)
    }

    /// Returns the change of a stack view's spacing, if all gaps between its subviews were equal and still are.
    private func spacing(_ parent: Int) -> Root? {
        let view = actual.views[parent]
        guard view.className.hasSuffix("StackView") else { return nil }
        let children = pairs.filter { $0.actual.parent == parent && $0.actual.attributes["hidden"] == nil }
        guard children.count > 1 else { return nil }
        let old = children.map(\.expected.frame), new = children.map(\.actual.frame)
        for isVertical in [true, false] {
            guard let from = LayoutComparison.gap(old, isVertical),
                let to = LayoutComparison.gap(new, isVertical)
            else { continue }
            if from != to {
                return Root(
                    index: parent, view: view.id, attribute: "spacing", from: from.dumpText, to: to.dumpText)
            }
        }
        return nil
    }

    /// The gap between frames in a row or column, to tenths of a point; nil if they are not one, or if the gaps
    /// differ by more than rounding to pixels explains.
    private static func gap(_ frames: [Rect], _ isVertical: Bool) -> Double? {
        let gaps = zip(frames, frames.dropFirst()).map { one, next in
            isVertical ? next.minY - one.maxY : next.minX - one.maxX
        }
        guard let least = gaps.min(), let most = gaps.max(), least >= 0, most - least <= 1 else { return nil }
        let mean = gaps.reduce(0, +) / Double(gaps.count)
        return (mean * 2).rounded() / 2
    }
}
