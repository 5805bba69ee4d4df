package import Diagnostics
import Synchronization

/// What a tool wants to know of a screen's layout beyond frames, and what was found.
///
/// Carried by the environment of one render. Finding out takes time, so nobody asks in a normal render.
package final class LayoutInspection: Sendable {
    /// What was found.
    package struct Findings: Sendable {
        /// Contradictions, refused constraints, and views that never came to rest.
        package var constraints: [Diagnostic] = []
        /// Places and lengths that the constraints leave open.
        package var ambiguities: [Diagnostic] = []
        /// Text that does not fit where it stands.
        package var truncations: [Diagnostic] = []
        /// The views, by name, in which a kind of finding is meant as it is.
        package var ignoring: [String: Set<String>] = [:]
        /// Why the asked-for view lies where it lies; nil where there is no such view.
        package var explanation: ViewExplanation?
    }

    /// The view to explain: an id, or the path that stands for one.
    package let explainedView: String?
    private let state = Mutex(Findings())

    package init(explainedView: String? = nil) { self.explainedView = explainedView }

    /// What was found in the last layout.
    package var findings: Findings { state.withLock { $0 } }

    /// Takes the findings of a layout in place of an earlier one's.
    func replace(with findings: Findings) {
        state.withLock { state in
            let (truncations, ignoring) = (state.truncations, state.ignoring)
            state = findings
            (state.truncations, state.ignoring) = (truncations, ignoring)
        }
    }

    /// Looks for text that is cut off in a finished tree.
    func look(at root: UIView) {
        let names = ViewNames(below: root)
        let ignoring = LayoutInspection.ignoring(names)
        var truncations: [Diagnostic] = []
        for (view, name) in zip(names.views, names.names) where view.truncatesText && !view.isInHiddenView {
            guard ignoring["truncation"]?.contains(name) != true else { continue }
            truncations.append(
                .warning(
                    "the text '\(view.shownText ?? "")' does not fit and is cut off", view: name,
                    hints: ["give the view more room, or more lines"]))
        }
        state.withLock { ($0.truncations, $0.ignoring) = (truncations, ignoring) }
    }

    /// The views in which a kind of finding is meant, with all inside them.
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

/// Why a view lies where it lies.
public struct ViewExplanation: Hashable, Sendable {
    /// One edge or length.
    public struct Edge: Hashable, Sendable {
        /// `left`, `right`, `width`, `top`, `bottom` or `height`, of the alignment rectangle.
        public var name: String
        /// Points in the superview's bounds coordinates, or a length, before rounding to pixels.
        public var value: Double
        /// What decides it, one sentence each; empty where nothing does.
        public var reasons: [String]
    }

    /// The view's id or path.
    public var view: String
    /// Left, right, width, top, bottom, height.
    public var edges: [Edge]
}

extension UIView {
    /// The kinds of findings about words that are meant as they are, here and inside: `truncation`, `overlap`,
    /// `outside`.
    package var ignoredFindings: Set<String> {
        get { layoutState.ignoredFindings }
        set { layoutState.ignoredFindings = newValue }
    }

    /// Whether the view or one it lies in is hidden.
    fileprivate var isInHiddenView: Bool {
        var current: UIView? = self
        while let view = current {
            if view.isHidden { return true }
            current = view.superview
        }
        return false
    }
}
