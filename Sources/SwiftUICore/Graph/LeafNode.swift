package import Foundation
import RenderContext

/// A view without others inside: it measures and draws itself.
package protocol LeafView: NodeView {
    /// Returns the size for a proposal.
    func size(for proposal: ProposedViewSize, in context: ElementContext) -> CGSize
    /// Draws the view in its frame.
    func draw(in context: ElementContext, _ pass: inout DrawingPass)
    /// Returns the preferred distances from neighbours.
    func spacing(in context: ElementContext) -> ViewSpacing
    /// Returns the value of a guide that the view sets itself, such as a baseline; nil for others.
    func guide(_ key: AlignmentKey, for proposal: ProposedViewSize, in context: ElementContext) -> CGFloat?
    /// Whether a point of the host is in what the view draws.
    func takes(_ point: CGPoint, in context: ElementContext) -> Bool
    /// The layout priority of the view.
    var layoutPriority: Double { get }
    /// The name of the view for reports.
    var reportedName: String { get }
    /// The text that the view shows, for reports.
    func reportedText(in environment: EnvironmentValues) -> String?
    /// Returns the seconds until the view shows something else by itself, such as a text that counts; nil for never.
    func secondsToChange(in environment: EnvironmentValues) -> TimeInterval?
    /// Called before the view is asked for its size, to keep what is costly to make.
    func makeCache(in environment: EnvironmentValues) -> AnyObject?
}

extension LeafView {
    package func spacing(in context: ElementContext) -> ViewSpacing { ViewSpacing() }
    package func guide(
        _ key: AlignmentKey, for proposal: ProposedViewSize, in context: ElementContext
    ) -> CGFloat? { nil }
    package func takes(_ point: CGPoint, in context: ElementContext) -> Bool { context.frame.contains(point) }
    package var layoutPriority: Double { 0 }
    package var reportedName: String { TypeName.text(of: Self.self) }
    package func reportedText(in environment: EnvironmentValues) -> String? { nil }
    package func secondsToChange(in environment: EnvironmentValues) -> TimeInterval? { nil }
    package func makeCache(in environment: EnvironmentValues) -> AnyObject? { nil }
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { LeafNode(self, inputs) }
}

/// The node of a view without others inside.
package final class LeafNode<Leaf: LeafView>: ViewNode, Animated {
    private var target: Leaf
    private var motion = MotionState<Leaf>()
    private lazy var element = LeafElement(self)
    private var properties: DynamicProperties
    /// What waits for the view to show something else by itself.
    private var alarm: ScheduledWork?

    init(_ view: Leaf, _ inputs: NodeInputs) {
        target = view
        properties = DynamicProperties(of: Leaf.self, in: inputs.graph)
        super.init(inputs)
        properties.connect(&target, to: self)
        waitForChange()
    }

    /// Waits until the view shows something else by itself; pictures at rest do not wait for it.
    private func waitForChange() {
        alarm?.cancel()
        alarm = nil
        guard let seconds = target.secondsToChange(in: environment) else { return }
        let loop = RenderContext.current.eventLoop
        alarm = loop.schedule(at: loop.now + max(seconds, 0.001), delaysIdle: false) { [weak self] in
            guard let self, !isRemoved else { return }
            element.invalidate()
            waitForChange()
        }
    }

    /// The view at this place, as it is shown now.
    package var view: Leaf { motion.shown(target, in: graph) }

    func timeDidPass() { element.invalidate() }

    package override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? Leaf else { return false }
        let last = target
        target = view
        self.environment = environment
        motion.change(from: last, to: view, of: self, in: graph)
        properties.connect(&target, to: self)
        element.invalidate()
        waitForChange()
        return true
    }

    package override func refresh() { element.invalidate() }

    package override func appendElements(to list: inout [LayoutElement]) { list.append(element) }

    package override func willRemove() {
        alarm?.cancel()
        properties.disconnect()
    }
}

/// The element of a view without others inside.
package final class LeafElement<Leaf: LeafView>: LayoutElement {
    private unowned let owner: LeafNode<Leaf>
    private var cache: AnyObject?
    private var hasCache = false

    init(_ owner: LeafNode<Leaf>) {
        self.owner = owner
        super.init(node: owner)
    }

    /// The view of the element.
    package var view: Leaf { owner.view }

    /// What the view keeps until it changes.
    package var kept: AnyObject? {
        if !hasCache { (cache, hasCache) = (view.makeCache(in: environment), true) }
        return cache
    }

    package override func didInvalidate() { (cache, hasCache) = (nil, false) }
    package override var ownSpacing: ViewSpacing { view.spacing(in: ElementContext(element: self)) }
    package override var priority: Double { view.layoutPriority }
    package override var typeName: String? { view.reportedName }
    package override var reportedText: String? { view.reportedText(in: environment) }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        view.size(for: proposal, in: ElementContext(element: self))
    }

    package override func ownGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        view.guide(key, for: proposal, in: ElementContext(element: self))
    }

    package override func hit(_ point: CGPoint) -> HitPath? {
        view.takes(point, in: ElementContext(element: self)) ? HitPath() : nil
    }

    package override func draw(in pass: inout DrawingPass) {
        view.draw(in: ElementContext(element: self), &pass)
    }
}

extension ElementContext {
    /// What a view without others inside keeps until it changes, such as a text that is laid out.
    package func kept<Leaf: LeafView, Object: AnyObject>(by leaf: Leaf, as type: Object.Type) -> Object? {
        (element as? LeafElement<Leaf>)?.kept as? Object
    }
}
