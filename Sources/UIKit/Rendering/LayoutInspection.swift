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
            let truncations = state.truncations
            state = findings
            state.truncations = truncations
        }
    }

    /// Looks for text that is cut off in a finished tree.
    func look(at root: UIView) {
        let names = ViewNames(below: root)
        var truncations: [Diagnostic] = []
        for (view, name) in zip(names.views, names.names) where view.truncatesText && !view.isInHiddenView {
            truncations.append(
                .warning(
                    "the text '\(view.shownText ?? "")' does not fit and is cut off", view: name,
                    hints: ["give the view more room, or more lines"]))
        }
        state.withLock { $0.truncations = truncations }
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
