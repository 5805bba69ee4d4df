import Geometry

extension LayoutSession {
    /// Safe areas and margins before any frame is known: as if every view without a fixed place
    /// touched no edge of the screen.
    mutating func estimateInsets() {
        for index in problem.items.indices {
            let rule = problem.items[index].insetRule
            safeAreas[index] = (rule.safeArea ?? .zero) + rule.additionalSafeArea
            margins[index] = ownMargins(of: index)
        }
    }

    /// Recomputes safe areas and margins from the frames, parents first; whether any changed.
    mutating func updateInsets() -> Bool {
        var changed = false
        for index in problem.items.indices {
            guard let parent = problem.items[index].parent, !isGuide(index) else { continue }
            let distances = edgeDistances(of: index, in: parent)
            let safeArea = inheritedSafeArea(of: index, from: parent, distances: distances)
            if safeArea != safeAreas[index] {
                safeAreas[index] = safeArea
                changed = true
            }
            var margin = ownMargins(of: index)
            if problem.items[index].insetRule.preservesParentMargins {
                margin = margin.maximum(margins[parent].reduced(by: distances))
            }
            if margin != margins[index] {
                margins[index] = margin
                changed = true
            }
        }
        return changed
    }

    private func isGuide(_ index: Int) -> Bool {
        if case .guide = problem.items[index].placement { return true }
        return false
    }

    /// The distances of an item's edges from those of its parent's bounds.
    private func edgeDistances(of index: Int, in parent: Int) -> Insets {
        let frame = exactFrame(index), origin = problem.items[parent].boundsOrigin
        let width = value(frameLength(parent, .horizontal))
        let height = value(frameLength(parent, .vertical))
        return Insets(
            top: frame.minY - origin.y, left: frame.minX - origin.x,
            bottom: height - (frame.maxY - origin.y), right: width - (frame.maxX - origin.x))
    }

    /// The part of the parent's unsafe strips that an item reaches into, at most the whole strip.
    /// Source: UIView.safeAreaInsets (Apple's documentation).
    private func inheritedSafeArea(of index: Int, from parent: Int, distances: Insets) -> Insets {
        let rule = problem.items[index].insetRule
        if let safeArea = rule.safeArea { return safeArea + rule.additionalSafeArea }
        let passing = problem.items[parent].insetRule.axesPassingSafeArea
        var inherited = effectiveSafeArea(of: parent)
        if !passing.contains(.horizontal) { (inherited.left, inherited.right) = (0, 0) }
        if !passing.contains(.vertical) { (inherited.top, inherited.bottom) = (0, 0) }
        func overlap(_ inset: Double, _ distance: Double) -> Double { max(0, min(inset, inset - distance)) }
        return Insets(
            top: overlap(inherited.top, distances.top), left: overlap(inherited.left, distances.left),
            bottom: overlap(inherited.bottom, distances.bottom),
            right: overlap(inherited.right, distances.right)) + rule.additionalSafeArea
    }

    /// The margins as set, at least the minimum, plus the safe area where the view asks for that.
    private func ownMargins(of index: Int) -> Insets {
        let rule = problem.items[index].insetRule
        let margins = rule.margins.maximum(rule.minimumMargins)
        return rule.insetsMarginsFromSafeArea ? margins + effectiveSafeArea(of: index) : margins
    }

    /// The safe area that guides, margins and children see.
    func effectiveSafeArea(of index: Int) -> Insets {
        problem.items[index].insetRule.overriddenSafeArea ?? safeAreas[index]
    }
}

extension Insets {
    /// Edge by edge, the larger.
    func maximum(_ other: Insets) -> Insets {
        Insets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }

    /// Edge by edge, what a distance leaves of an inset.
    func reduced(by distances: Insets) -> Insets {
        Insets(
            top: max(0, top - max(0, distances.top)), left: max(0, left - max(0, distances.left)),
            bottom: max(0, bottom - max(0, distances.bottom)),
            right: max(0, right - max(0, distances.right)))
    }
}
