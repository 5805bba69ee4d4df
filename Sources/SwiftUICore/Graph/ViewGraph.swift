import Diagnostics
package import Foundation
import RenderContext

/// The views of one host: their structure, their changes, their layout.
package final class ViewGraph {
    /// What shows the graph; without one, updates are work of the render's clock.
    package weak var host: (any ViewGraphHost)?
    /// What is evaluated in the render.
    let evaluation: Evaluation
    /// The number of the layout pass.
    private(set) var pass = 0
    /// The outermost node.
    private(set) var root: RootNode?
    private var marked: [ViewNode] = []
    private var isUpdateRequested = false, isSettling = false
    private var needsLayout = true, havePreferencesChanged = true
    /// Whether changes are of views that are placed right after.
    private var placesChanges = false
    private var properties: [ObjectIdentifier: [DynamicProperties.Field]] = [:]
    /// What waits for a moment of the update.
    let pending = PendingActions()
    /// The places of views that others are matched with.
    let matchedGeometry = MatchedGeometry()
    /// The values that views publish for others while they have the focus.
    let focusedValues = FocusedValueStore()
    /// What of the views moves.
    private(set) lazy var animator = Animator(self)
    /// The animations of the update that is carried out now.
    var animations = UpdateAnimations()
    /// Whether the views were laid out before, so that further ones come into what is shown.
    var isShown: Bool { pass > 0 }
    /// The environment that the host gives.
    private var hostEnvironment: EnvironmentValues

    /// How many rounds of changes an update may take.
    ///
    /// Chosen: SwiftUI warns of changes "multiple times per frame" after a few; screens that settle need two or three.
    private static let roundLimit = 16

    /// Creates the graph of a view for a container, in points.
    package init(_ view: any View, container: CGSize, environment: EnvironmentValues = EnvironmentValues()) {
        evaluation = Evaluation.current
        self.container = container
        hostEnvironment = environment
        let inputs = NodeInputs(graph: self, parent: nil, environment: environment)
        root = RootNode(view, inputs)
    }

    // MARK: The container

    /// The size that the view is shown in, in points.
    package var container: CGSize { didSet { if container != oldValue { setNeedsLayout() } } }
    /// The parts of the container that bars and cutouts cover, in points.
    package var safeArea = EdgeInsets() { didSet { if safeArea != oldValue { setNeedsLayout() } } }

    /// Replaces the view; what is of the same kind in the same place keeps its state.
    package func setView(_ view: any View) {
        within(evaluation.transaction) { root?.setView(view) }
        requestUpdate()
    }

    /// Replaces the environment of the outermost view.
    package func setEnvironment(_ environment: EnvironmentValues) {
        hostEnvironment = environment
        applyPreferredColorScheme(always: true)
        requestUpdate()
    }

    /// Gives the views the appearance that one of them prefers, or that of the host.
    private func applyPreferredColorScheme(always: Bool = false) {
        var next = hostEnvironment
        next.colorScheme = preferredColorScheme ?? next.colorScheme
        guard always || next.colorScheme != root?.environment.colorScheme else { return }
        root?.setEnvironment(next)
    }

    /// Returns the size that the view answers to a proposal.
    package func size(for proposal: ProposedViewSize) -> CGSize {
        settle()
        return root?.element.size(for: proposal) ?? .zero
    }

    /// Removes all views, which disappear.
    package func close() {
        root?.remove()
        root = nil
        pending.runDisappearances()
    }

    // MARK: Structure

    /// Returns a node for a view.
    package func makeNode(for view: any View, _ inputs: NodeInputs) -> ViewNode {
        if let view = view as? any NodeView { return view.makeNode(inputs) }
        if let view = view as? any PlatformLeafView { return view.makeNode(inputs) }
        return bodyNode(for: view, inputs)
    }

    private func bodyNode<Content: View>(for view: Content, _ inputs: NodeInputs) -> ViewNode {
        BodyNode(view, inputs)
    }

    func dynamicProperties(of type: any Any.Type) -> [DynamicProperties.Field] {
        let key = ObjectIdentifier(type)
        if let known = properties[key] { return known }
        let found = DynamicProperties.fields(of: type)
        properties[key] = found
        return found
    }

    // MARK: Changes

    /// Marks a node for evaluation in the next update.
    package func mark(_ node: ViewNode) {
        guard !node.isMarked, !node.isRemoved else { return }
        node.isMarked = true
        if !evaluation.transaction.isDefault { node.markedTransaction = evaluation.transaction }
        marked.append(node)
        requestUpdate()
    }

    /// Lays the views out in the next update.
    package func setNeedsLayout() {
        guard !placesChanges else { return }
        needsLayout = true
        requestUpdate()
    }

    /// Changes views that are placed right after, within a layout: what they change needs no other layout.
    func changeBeforePlacing(_ change: () -> Void) {
        let outer = placesChanges
        placesChanges = true
        change()
        placesChanges = outer
    }

    /// Compares preferences in the next update.
    package func preferencesDidChange() { havePreferencesChanged = true }

    private func requestUpdate() {
        guard !isUpdateRequested, !isSettling else { return }
        isUpdateRequested = true
        if let host { return host.graphNeedsUpdate(self) }
        RenderContext.current.eventLoop.schedule { [weak self] in self?.settle() }
    }

    /// Whether an update would change something.
    package var hasChanges: Bool {
        !marked.isEmpty || needsLayout || havePreferencesChanged || pending.hasActions
    }

    /// Carries out all changes until nothing changes any more: evaluates marked views, runs actions, lays out, compares
    /// preferences.
    package func settle() {
        guard !isSettling else { return }
        isSettling = true
        defer {
            (isSettling, isUpdateRequested) = (false, false)
            animations = UpdateAnimations()
        }
        animator.advance()
        for _ in 0..<ViewGraph.roundLimit {
            guard hasChanges else { return }
            settleOnce()
        }
        if hasChanges { reportUnsettled() }
    }

    private func settleOnce() {
        evaluateMarked()
        pending.runChanges()
        guard marked.isEmpty else { return }
        layOut()
        comparePreferences()
        guard marked.isEmpty else { return }
        pending.runAppearances()
        pending.runDisappearances()
    }

    private func evaluateMarked() {
        while !marked.isEmpty {
            let nodes = marked.sorted { $0.depth < $1.depth }
            marked = []
            for node in nodes where node.isMarked && !node.isRemoved {
                node.isMarked = false
                let transaction = node.markedTransaction ?? Transaction()
                node.markedTransaction = nil
                within(transaction) { node.refresh() }
            }
        }
    }

    private func layOut() {
        var rounds = 0
        while needsLayout, rounds < 4 {
            needsLayout = false
            pass += 1
            root?.layOut(in: container, safeArea: safeArea)
            // Changes after this pass are not those of elements that were invalidated within it.
            pass += 1
            havePreferencesChanged = true
            rounds += 1
        }
    }

    private func comparePreferences() {
        guard havePreferencesChanged else { return }
        havePreferencesChanged = false
        applyPreferredColorScheme()
        pending.comparePreferences()
        focusedValues.compare()
    }

    private func reportUnsettled() {
        let names = Set(marked.map { $0.viewTypeName ?? "a view" }).sorted().joined(separator: ", ")
        RenderEnvironment.current.report(
            Diagnostic(
                .swiftUIUnsettled,
                "views change without end when they are shown: \(names.isEmpty ? "layout" : names)"))
        for node in marked { node.isMarked = false }
        (marked, needsLayout, havePreferencesChanged) = ([], false, false)
        pending.removeAll()
    }
}
