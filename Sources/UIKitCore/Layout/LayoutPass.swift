import Diagnostics
import Layout

/// Lays out one tree until nothing changes: constraints updated from the leaves, solved, and applied from the root.
struct LayoutPass {
    let root: UIView

    /// How often layout may invalidate layout. UIKit stops silently at some point; ten is ample for content
    /// that depends on its own width.
    private static let roundLimit = 10
    /// The round from which what `layoutSubviews` adds, removes or constrains is no reason to call it again.
    /// Chosen: the third; in the second, most views see what the first has found.
    private static let settlingRound = 2

    /// Lays out the tree for one of its views.
    ///
    /// A call from inside `layoutSubviews` on the same tree would restart the pass: it only places
    /// what the solver has found for the view's subviews, and the next round sees the rest. Another tree,
    /// as of a cell that is measured, is laid out at once.
    func run(for view: UIView) {
        guard !root.layoutState.isLayingOut else { return layOut(below: view) }
        root.layoutState.isLayingOut = true
        defer { root.layoutState.isLayingOut = false }
        // A later round replaces these diagnostics.
        var diagnostics: [Diagnostic] = []
        for round in 0..<LayoutPass.roundLimit where isDue {
            root.layoutState.round = round
            root.updateConstraintsIfNeeded()
            let (builder, result) = solve()
            root.forEachView { $0.layoutState.hasDirtyDescendant = false }
            layOut(below: root)
            if builder.isOutdated { root.setNeedsLayout() }
            if !isDue, builder.limitOffsets() { root.setNeedsLayout() }
            diagnostics = result.diagnostics
        }
        if isDue { diagnostics.append(nonConvergence) }
        for diagnostic in diagnostics { RenderEnvironment.current.report(diagnostic) }
    }

    private var nonConvergence: Diagnostic {
        Diagnostic(
            .layoutConvergence, "layout did not converge after \(LayoutPass.roundLimit) rounds",
            view: unsettledViews.map(\.displayName).joined(separator: ", "),
            hints: ["do not ask for layout in layoutSubviews without a change"])
    }

    /// Whether a view of the tree needs layout.
    var isDue: Bool { root.layoutState.needsLayout || root.layoutState.hasDirtyDescendant }

    private var unsettledViews: [UIView] {
        var views: [UIView] = []
        root.forEachView { if $0.layoutState.needsLayout { views.append($0) } }
        return Array(views.prefix(5))
    }

    private func solve() -> (LayoutProblemBuilder, LayoutResult) {
        var builder = LayoutProblemBuilder(scale: root.traitCollection.displayScale)
        let inspection = inspection
        if inspection != nil, let screen = (root as? UIWindow)?.rootViewController?.view {
            builder.assignNames(of: screen)
        }
        builder.collect(root)
        if let name = inspection?.explainedView { builder.explain(name) }
        if inspection?.statesConstraints == true { builder.findUnmetConstraints() }
        let result = builder.solve()
        builder.apply(result)
        inspection?.replace(
            with: builder.findings(result, statesConstraints: inspection?.statesConstraints == true))
        root.layoutState.measureCount += result.measureCount
        return (builder, result)
    }

    /// The inspection that a tool requested, of the whole screen's layout only.
    private var inspection: LayoutInspection? {
        root is UIWindow ? RenderEnvironment.current.inspection : nil
    }

    /// Calls `layoutSubviews` where it is needed, superviews first; views may invalidate layout meanwhile.
    private func layOut(below view: UIView) {
        var stack = [view]
        while let view = stack.popLast() {
            if view.layoutState.needsLayout || view.hasMovedSubview
                || view.layoutExtension?.arrangesSubviews == true
            {
                layOut(view)
            } else if root.layoutState.round >= LayoutPass.settlingRound {
                view.placeAddedSubviews()
            }
            stack.append(contentsOf: view.children.reversed())
        }
    }

    private func layOut(_ view: UIView) {
        guard !view.layoutState.isPlacingSubviews else { return }
        view.layoutState.isPlacingSubviews = true
        view.layoutState.isSettling = root.layoutState.round >= LayoutPass.settlingRound
        defer { view.layoutState.isPlacingSubviews = false }
        view.layoutState.needsLayout = false
        view.viewController?.updatePropertiesIfNeeded()
        view.viewController?.viewWillLayoutSubviews()
        let partFrames = view.partState?.frames
        view.layoutSubviews()
        // Constraints may refer to parts, whose frames are now known.
        if view.partState?.frames != partFrames { view.setNeedsSolving() }
        view.layer.layoutSublayers()
        view.viewController?.viewDidLayoutSubviews()
        view.settleMovedSubviews()
    }
}

extension UIView {
    /// Ends `layoutSubviews`: the subviews that it has left elsewhere than they were need layout again, with the view.
    ///
    /// An override that moves what super has placed, and so moves it twice in each layout, changes nothing in the end.
    fileprivate func settleMovedSubviews() {
        let moved = layoutState.movedSubviews
        guard !moved.isEmpty else { return }
        layoutState.movedSubviews = []
        layoutState.isPlacingSubviews = false
        for view in moved {
            let old = view.layoutState.frameBefore, isAdded = view.layoutState.isAddedByLayout
            view.layoutState.frameBefore = nil
            view.layoutState.isAddedByLayout = isAdded && layoutState.isSettling
            guard let old, view.superview === self, view.storedFrame != old else { continue }
            // A later round has seen such views come and go.
            guard !isAdded || !layoutState.isSettling else { continue }
            if view.storedFrame.size != old.size { view.setNeedsLayout() }
            setNeedsLayout()
        }
    }

    /// Gives subviews that `layoutSubviews` has added in a later round the frames that the solver has found, without calling
    /// it again: it would replace them.
    fileprivate func placeAddedSubviews() {
        for view in children where view.layoutState.isAddedByLayout {
            guard let frame = view.layoutState.solvedFrame else { continue }
            view.layoutState.isAddedByLayout = false
            view.layoutState.solvedFrame = nil
            if frame.size != view.storedFrame.size { view.layoutState.needsLayout = true }
            view.storedFrame = frame
        }
    }

    /// Whether the solver moved a subview that was there before.
    fileprivate var hasMovedSubview: Bool {
        children.contains { view in
            guard !view.layoutState.isAddedByLayout else { return false }
            return view.layoutState.solvedFrame.map { $0 != view.storedFrame } ?? false
        }
    }
}
