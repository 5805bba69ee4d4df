package import Foundation
import RenderContext

/// What takes part in layout: a view without others inside, a container, or a modifier around another element.
///
/// Elements are asked for their sizes any number of times, and placed once a pass, from the outside in. Frames are exact
/// and in the coordinates of the host; pixels come in with drawing.
package class LayoutElement {
    /// The node that the element belongs to.
    package unowned let node: ViewNode
    /// The element that measures and places this one; nil for the outermost.
    package weak var container: LayoutElement?
    /// Where the element is, in points of the host.
    package private(set) var frame = CGRect.zero
    /// The proposal that the element was placed with.
    package private(set) var placedProposal = ProposedViewSize.unspecified
    /// The answers since the last change.
    private var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
    /// The preferred distances since the last change.
    private var knownSpacing: ViewSpacing?
    /// The guides since the last change.
    private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []
    /// The pass in which the element was last invalidated.
    private var invalidationPass = -1

    /// The movement to the frame; nil for an element that does not move.
    private var motion: FrameMotion?
    /// Whether the element was placed before.
    private var isPlaced = false

    /// How many answers are kept. Chosen: stacks ask for three, grids and scroll views for one or two more each.
    private static let answerLimit = 24

    package init(node: ViewNode) { self.node = node }

    /// The environment of the element.
    package final var environment: EnvironmentValues { node.environment }

    // MARK: What kinds of elements decide

    /// Returns the size for a proposal.
    package func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Places the elements inside, whose frame and proposal are set.
    package func placeContents() {}

    /// The elements inside, in the order of the source.
    package var contents: [LayoutElement] { [] }

    /// Returns the preferred distances from neighbours; `spacing` keeps them.
    package var ownSpacing: ViewSpacing { ViewSpacing() }

    /// The layout priority; spacers have the lowest there is.
    package var priority: Double { 0 }

    /// Returns the value of a guide that the element or one inside sets, in points from its leading or top edge; nil if
    /// none does.
    package func ownGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }

    /// Returns a value that a modifier gives the element for its container; nil if none does.
    package func trait(_ key: ObjectIdentifier) -> Any? { nil }

    /// The axis of the stack that the element is directly in, through modifiers.
    package var stackAxis: Axis? { container?.axisForContents }

    /// The axis along which the elements inside are arranged; of a modifier, that of what it is in.
    package var axisForContents: Axis? { nil }

    /// The safe area for the elements inside.
    package var safeAreaForContents: SafeArea {
        container?.safeAreaForContents ?? SafeArea(safe: frame, full: frame)
    }

    /// The size of the container that relative frames of the elements inside refer to, in points.
    package var relativeContainerSize: CGSize { container?.relativeContainerSize ?? node.graph.container }

    /// The part of the elements inside that is shown, in points of the host; nil for all.
    package var viewport: CGRect? { container?.viewport }

    /// The view that has not been made, which the element stands for; nil for elements of views.
    var unmadeRow: LazyListNode.Row? { nil }

    /// Draws the element and what is inside it.
    package func draw(in pass: inout DrawingPass) { drawContents(in: &pass) }

    /// Returns the frontmost view at a point of the host, with the gestures around it; nil where there is none.
    package func hit(_ point: CGPoint) -> HitPath? {
        hitContents(point) ?? hitPlatformView(point)
    }

    /// What the element is for reports: the type of a view; nil for modifiers, which are not listed.
    package var typeName: String? { nil }

    /// The text that the element shows, for reports.
    package var reportedText: String? { nil }

    /// Whether the element takes no part in layout and appears or draws nothing now.
    package var isDiscarded = false

    // MARK: Measuring

    /// The preferred distances from neighbours.
    package final var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        let spacing = ownSpacing
        knownSpacing = spacing
        return spacing
    }

    /// Returns the size for a proposal, from earlier answers where it was asked before.
    package final func size(for proposal: ProposedViewSize) -> CGSize {
        for answer in answers where answer.proposal == proposal { return answer.size }
        let size = measure(proposal)
        if answers.count >= LayoutElement.answerLimit { answers.removeFirst() }
        answers.append((proposal, size))
        return size
    }

    /// Returns the value of a guide that the element or one inside sets, from earlier answers; nil if none does.
    package final func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        for guide in guides where guide.proposal == proposal && guide.key == key { return guide.value }
        let value = ownGuide(key, for: proposal)
        if guides.count >= LayoutElement.answerLimit { guides.removeFirst() }
        guides.append((key, proposal, value))
        return value
    }

    /// Returns the size for a proposal, with its guides.
    package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: size(for: proposal), proposal: proposal, element: self)
    }

    /// Removes the answers of the element and of all it is in.
    package final func invalidate() {
        let pass = node.graph.pass
        guard invalidationPass != pass else { return }
        invalidationPass = pass
        forgetAnswers()
        didInvalidate()
        guard let container else { return node.graph.setNeedsLayout() }
        container.contentsDidInvalidate()
    }

    /// Removes the answers of the element alone.
    final func forgetAnswers() {
        answers.removeAll(keepingCapacity: true)
        guides.removeAll(keepingCapacity: true)
        knownSpacing = nil
    }

    /// Called when an element inside was invalidated; by default the element is too.
    package func contentsDidInvalidate() { invalidate() }

    /// Called when the element's answers are removed, for what containers keep themselves.
    package func didInvalidate() {}

    // MARK: Placing

    /// Places the element at a point of the host.
    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        let last = frame
        frame = CGRect(origin: origin, size: size(for: proposal))
        if isPlaced, last != frame, !node.graph.animations.isEmpty { move(from: last) }
        isPlaced = true
        placedProposal = proposal
        placeContents()
    }

    /// Begins to move in an animated layout.
    private func move(from last: CGRect) {
        guard let animation = node.graph.layoutAnimation(of: self) else {
            motion = nil
            return
        }
        let now = RenderContext.current.eventLoop.now
        // Rounds of one update begin where the first did.
        let source = motion.flatMap { $0.start == now ? $0.source : drawnFrame(from: last, $0) } ?? last
        motion = FrameMotion(from: source, to: frame, animation, at: now)
        if let motion { node.graph.animator.add(motion, until: motion.end) }
    }

    private func drawnFrame(from frame: CGRect, _ motion: FrameMotion) -> CGRect {
        node.graph.animator.moment.flatMap(motion.frame) ?? frame
    }

    /// Where the element is drawn, in points of the host: on its way while it moves.
    package final var drawnFrame: CGRect {
        guard let motion else { return frame }
        return drawnFrame(from: frame, motion)
    }

    /// Places an element inside at a point given in points from this one's leading and top edges.
    package final func place(
        _ element: LayoutElement, at offset: CGPoint, proposal: ProposedViewSize
    ) {
        var x = offset.x
        if environment.layoutDirection == .rightToLeft {
            x = frame.width - offset.x - element.size(for: proposal).width
        }
        element.place(at: CGPoint(x: frame.minX + x, y: frame.minY + offset.y), proposal: proposal)
    }

    /// The place of an element inside, in points from this one's leading and top edges.
    package final func leadingOffset(of element: LayoutElement) -> CGPoint {
        let y = element.frame.minY - frame.minY
        guard environment.layoutDirection == .rightToLeft else {
            return CGPoint(x: element.frame.minX - frame.minX, y: y)
        }
        return CGPoint(x: frame.maxX - element.frame.maxX, y: y)
    }

    // MARK: Drawing

    /// Draws the elements inside, those with a higher index on the z-axis last.
    package final func drawContents(in pass: inout DrawingPass) {
        node.graph.animator.drawGhosts(of: self, in: &pass)
        let contents = contents
        guard contents.count > 1 else {
            contents.first?.drawIfShown(in: &pass)
            return
        }
        for element in LayoutElement.inDrawingOrder(contents) { element.drawIfShown(in: &pass) }
    }

    private func drawIfShown(in pass: inout DrawingPass) {
        if !isDiscarded { draw(in: &pass) }
    }

    /// The elements by their index on the z-axis, those of one index in the order of the source.
    static func inDrawingOrder(_ elements: [LayoutElement]) -> [LayoutElement] {
        let indexes = elements.map { $0[ZIndexTrait.self] }
        guard indexes.contains(where: { $0 != 0 }) else { return elements }
        return elements.indices.sorted { (indexes[$0], $0) < (indexes[$1], $1) }.map { elements[$0] }
    }
}

extension LayoutElement {
    /// A value that a modifier gives the element for its container, or the default one.
    package final subscript<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value {
        trait(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
    }
}
