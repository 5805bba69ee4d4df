package import Diagnostics
import Synchronization

/// Requests layout information beyond frames for a tool, and collects the results.
///
/// It is carried by the environment of one render. Collecting takes time, so normal renders have none.
package final class LayoutInspection: Sendable {
    /// The results of an inspection.
    package struct Findings: Sendable {
        /// Conflicting constraints, rejected constraints, and views whose layout did not converge.
        package var constraints: [Diagnostic] = []
        /// Positions and lengths that the constraints leave ambiguous.
        package var ambiguities: [Diagnostic] = []
        /// Text that does not fit in its view.
        package var truncations: [Diagnostic] = []
        /// The names of the views in which findings of a code are to be ignored.
        package var ignoring: [String: Set<String>] = [:]
        /// The explanation of the requested view; nil where there is no such view.
        package var explanation: ViewExplanation?
    }

    /// The view to explain: an id, or the path of a view without one.
    package let explainedView: String?
    private let state = Mutex(Findings())

    package init(explainedView: String? = nil) { self.explainedView = explainedView }

    /// The findings of the last layout.
    package var findings: Findings { state.withLock { $0 } }

    /// Replaces the findings of an earlier layout.
    func replace(with findings: Findings) {
        state.withLock { state in
            let (truncations, ignoring) = (state.truncations, state.ignoring)
            state = findings
            (state.truncations, state.ignoring) = (truncations, ignoring)
        }
    }

    /// Collects truncated text in a finished tree.
    func collectTruncations(at root: UIView) {
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
        state.withLock { ($0.truncations, $0.ignoring) = (truncations, ignoring) }
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
    }

    /// The view's id or path.
    public var view: String
    /// Left, right, width, top, bottom, height.
    public var edges: [Edge]
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
