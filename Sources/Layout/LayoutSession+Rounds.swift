import ConstraintSolver
import Diagnostics
import Geometry

extension LayoutSession {
    /// How many rounds of measuring and solving there are at most; the number Typst uses for its loop.
    private static let roundLimit = 5

    /// Solves until sizes, insets and frames agree.
    mutating func settle(_ measure: (Int, MeasureProposal) -> Measurement) {
        var moving = settleRounds(measure)
        if !solution.isUnique {
            for open in solver.undeterminedVariables() { openRanges[open.variable] = open.range }
            let isHeld = [holdSavedFrames(), holdRankedContents()].contains(true)
            if isHeld { moving = settleRounds(measure) }
        }
        reportConvergence(moving)
        reportImmovables()
        reportConflicts()
        explanations = problem.explainedItems.filter(problem.items.indices.contains).map { explain($0) }
    }

    /// Solves and measures in turns; returns the items that were still changing in the last round.
    private mutating func settleRounds(_ measure: (Int, MeasureProposal) -> Measurement) -> [Int] {
        solve()
        settleInsets()
        var moving: [Int] = []
        for _ in 0..<LayoutSession.roundLimit {
            moving = remeasureWrapping(measure)
            if moving.isEmpty { break }
            _ = refreshVolatileConstraints()
            solve()
            settleInsets()
        }
        return moving
    }

    private mutating func reportConvergence(_ moving: [Int]) {
        guard !moving.isEmpty else { return }
        let names = moving.prefix(5).map { problem.items[$0].name }.joined(separator: ", ")
        diagnostics.append(
            Diagnostic(
                .layoutConvergence,
                "layout did not converge after \(LayoutSession.roundLimit) rounds: \(names)",
                hints: ["make the widths of these views independent of their heights"]))
    }

    /// Measures again what is narrower than it would like to be; the items whose size changed.
    private mutating func remeasureWrapping(_ measure: (Int, MeasureProposal) -> Measurement) -> [Int] {
        var changed: [Int] = []
        for index in problem.items.indices where measurements[index].wraps {
            let width = value(quantities[index].width)
            let proposal = proposals[index] ?? .infinity
            // Without an intrinsic width, it wraps within any.
            let measured = measurements[index].width ?? proposal
            // Wide enough for what was measured, and no wider than what was offered: nothing to gain.
            guard width < measured - 1e-6 || width > proposal + 1e-6 else { continue }
            proposals[index] = max(0, width)
            let result = self.measured(index, MeasureProposal(width: max(0, width)), measure)
            guard result != measurements[index] else { continue }
            measurements[index] = result
            // The last answer decides whether a later round must look again; a view may only wrap
            // for some widths.
            measurements[index].wraps = true
            updateIntrinsicConstraints(of: index)
            changed.append(index)
        }
        return changed
    }

    /// Recomputes safe areas and margins from the frames and solves again while they change.
    ///
    /// Where a view depends on its superview's guides, and the next one on its own, each level is known a round after
    /// the one around it.
    private mutating func settleInsets() {
        for _ in 0..<LayoutSession.roundLimit + (depths.max() ?? 0) {
            guard updateInsets() || hasGuideThatFollowsFrames, refreshVolatileConstraints() else { return }
            solve()
        }
    }

    /// Whether a guide depends on frames other than by insets: the readable one on its owner's width, the
    /// keyboard's on its owner's place.
    private var hasGuideThatFollowsFrames: Bool {
        volatileConstraints.contains { index in
            let constraint = problem.constraints[index]
            return [constraint.first.item, constraint.second?.item].contains { item in
                guard let item, case .guide(let guide) = problem.items[item].placement else { return false }
                switch guide {
                case .readable, .keyboard: return true
                case .safeArea, .margins, .scrollContent, .scrollFrame: return false
                }
            }
        }
    }
}
