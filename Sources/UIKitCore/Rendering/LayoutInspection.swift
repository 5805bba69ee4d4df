package import Diagnostics
package import Scene
import Synchronization

/// Requests layout information beyond frames for a tool, and collects the results.
///
/// The environment of one render holds it. Collecting takes time, so normal renders have none.
package final class LayoutInspection: Sendable {
    /// The results of an inspection.
    package struct Findings: Sendable {
        /// Conflicting constraints, rejected constraints, and views whose layout did not converge.
        package var constraints: [Diagnostic] = []
        /// The text of the constraints that these are about, in the language of screen files.
        package var constraintTexts: [Diagnostic: String] = [:]
        /// Positions and lengths that the constraints leave ambiguous.
        package var ambiguities: [Diagnostic] = []
        /// Text that does not fit in its view.
        package var truncations: [Diagnostic] = []
        /// Page controls that disagree with the pages they stand for.
        package var pageCounts: [Diagnostic] = []
        /// The names of the views in which findings of a code are to be ignored.
        package var ignoring: [String: Set<String>] = [:]
        /// The explanation of the requested view; nil where there is no such view.
        package var explanation: ViewExplanation?
        /// The statements on the constraints of each view, by the view's id or path; empty unless requested.
        package var constraintStatements: [String: [ConstraintStatement]] = [:]
    }

    /// The view to explain: an id, or the path of a view without one.
    package let explainedView: String?
    /// Whether the constraints of all views are stated.
    package let statesConstraints: Bool
    private let state = Mutex(Findings())

    package init(explainedView: String? = nil, statesConstraints: Bool = false) {
        self.explainedView = explainedView
        self.statesConstraints = statesConstraints
    }

    /// The findings of the last layout.
    package var findings: Findings { state.withLock { $0 } }

    /// Replaces the findings of an earlier layout.
    func replace(with findings: Findings) {
        state.withLock { state in
            let old = state
            state = findings
            (state.truncations, state.pageCounts, state.ignoring) =
                (old.truncations, old.pageCounts, old.ignoring)
        }
    }

    /// Collects truncated text and page controls that disagree with their pages in a finished tree.
    func collectFindings(at root: UIView) {
        let names = ViewNames(below: root)
        let ignoring = LayoutInspection.ignoring(names)
        var truncations: [Diagnostic] = []
        for (view, name) in zip(names.views, names.names) where view.truncatesText && !view.isInHiddenView {
            guard ignoring[DiagnosticCode.textTruncated.name]?.contains(name) != true else { continue }
            truncations.append(
                Diagnostic(
                    .textTruncated, "the text '\(view.displayedText ?? "")' does not fit and is truncated",
                    view: name,
                    hints: ["give the view more room, or more lines"]))
        }
        let pageCounts = pageCounts(names, ignoring[DiagnosticCode.pageCount.name] ?? [])
        state.withLock { ($0.truncations, $0.pageCounts, $0.ignoring) = (truncations, pageCounts, ignoring) }
    }

    /// Compares the page control of a screen with the pages of its scroll view.
    ///
    /// Only screens with one of each are compared: which belong together is clear there.
    private func pageCounts(_ names: ViewNames, _ ignored: Set<String>) -> [Diagnostic] {
        var controls: [(view: UIPageControl, name: String)] = []
        var scrollViews: [UIScrollView] = []
        for (view, name) in zip(names.views, names.names) where !view.isInHiddenView {
            if let control = view as? UIPageControl { controls.append((control, name)) }
            if let scrollView = view as? UIScrollView, scrollView.isPagingEnabled, scrollView.bounds.width > 0
            {
                scrollViews.append(scrollView)
            }
        }
        guard controls.count == 1, scrollViews.count == 1, !ignored.contains(controls[0].name),
            let message = scrollViews[0].disagreement(with: controls[0].view)
        else { return [] }
        return [Diagnostic(.pageCount, message, view: controls[0].name)]
    }

    /// Returns the views in which a kind of finding is ignored, including their descendants.
    private static func ignoring(_ names: ViewNames) -> [String: Set<String>] {
        var ignoring: [String: Set<String>] = [:]
        var kinds: [ObjectIdentifier: Set<String>] = [:]
        for (view, name) in zip(names.views, names.names) {
            let around = view.superview.flatMap { kinds[ObjectIdentifier($0)] } ?? []
            let all = around.union(view.ignoredFindings)
            guard !all.isEmpty else { continue }
            kinds[ObjectIdentifier(view)] = all
            for kind in all { ignoring[kind, default: []].insert(name) }
        }
        return ignoring
    }
}

/// An explanation of a view's position and size.
public struct ViewExplanation: Hashable, Sendable {
    /// An edge or length.
    public struct Edge: Hashable, Sendable {
        /// `left`, `right`, `width`, `top`, `bottom` or `height`, of the alignment rectangle.
        public var name: String
        /// The position in points in the superview's bounds coordinates, or the length, before rounding to
        /// pixels.
        public var value: Double
        /// The constraints and rules that determine it, one sentence each; empty where none do.
        public var reasons: [String]

        /// Creates an edge or length, in points.
        package init(name: String, value: Double, reasons: [String]) {
            (self.name, self.value, self.reasons) = (name, value, reasons)
        }
    }

    /// The view's id or path.
    public var view: String
    /// The edges and lengths: left, right, width, top, bottom, height.
    public var edges: [Edge]

    /// Creates an explanation.
    package init(view: String, edges: [Edge]) { (self.view, self.edges) = (view, edges) }
}

extension UIScrollView {
    /// What a page control displays other than the pages side by side in this view; nil if it agrees, or if the
    /// content is not a row of whole pages.
    fileprivate func disagreement(with control: UIPageControl) -> String? {
        let pages = contentSize.width / bounds.width, current = contentOffset.x / bounds.width
        func isWhole(_ number: CGFloat) -> Bool { abs(number - number.rounded()) < 0.01 }
        guard isWhole(pages), pages.rounded() >= 1, contentSize.height <= bounds.height + 1 else {
            return nil
        }
        let count = Int(pages.rounded())
        if control.numberOfPages != count {
            return "the page control has \(control.numberOfPages) pages, the scroll view \(count)"
        }
        guard isWhole(current), control.currentPage != Int(current.rounded()) else { return nil }
        return "the page control marks page \(control.currentPage), the scroll view shows page "
            + "\(Int(current.rounded())), both counted from 0"
    }
}

extension UIView {
    /// The kinds of text findings that are ignored in this view and its descendants: `truncation`, `overlap`,
    /// `outside`.
    package var ignoredFindings: Set<String> {
        get { layoutState.ignoredFindings }
        set { layoutState.ignoredFindings = newValue }
    }

    /// Whether the view or one of its ancestors is hidden.
    fileprivate var isInHiddenView: Bool {
        var current: UIView? = self
        while let view = current {
            if view.isHidden { return true }
            current = view.superview
        }
        return false
    }
}

extension RenderEnvironment {
    /// The findings about the layout beyond frames, for a tool that requests them; nil in a normal render.
    package var inspection: LayoutInspection? {
        get { self[InspectionSlot.self] }
        set { self[InspectionSlot.self] = newValue }
    }
}

private enum InspectionSlot: EnvironmentSlot {
    static func defaultValue(in _: RenderEnvironment) -> LayoutInspection? { nil }
}
