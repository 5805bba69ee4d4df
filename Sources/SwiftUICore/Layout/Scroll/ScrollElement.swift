import CoreGraphics
import Foundation
import Scene

/// The element of a scrollable view.
final class ScrollElement: LayoutElement {
    private unowned let owner: AnyScrollNode
    private var proposal = ProposedViewSize.unspecified
    private var axes: Axis.Set { owner.axes }
    /// The axes in which the content scrolls.
    var scrollAxes: Axis.Set { owner.axes }
    private var scrolling: ScrollSettings { environment.scrolling }

    init(_ owner: AnyScrollNode) {
        self.owner = owner
        super.init(node: owner)
    }

    override var contents: [LayoutElement] { owner.elements }
    override var typeName: String? { "ScrollView" }
    override var viewport: CGRect? { frame }

    override var relativeContainerSize: CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: container?.relativeContainerSize ?? .zero)
        let margins = scrolling.margins
        return CGSize(
            width: max(0, size.width - margins.sum(along: .horizontal)),
            height: max(0, size.height - margins.sum(along: .vertical)))
    }

    /// Several views are in a column, whatever the axes.
    private var layout: StackLayoutEngine {
        StackLayoutEngine(axis: .vertical, horizontal: .center, vertical: .center, spacing: nil)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let room = proposal.inset(by: scrolling.margins)
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : room.width,
            height: axes.contains(.vertical) ? nil : room.height)
    }

    /// The size of the content with its margins, in points.
    private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = layout.size(of: contents, for: inner(proposal), in: environment),
            margins = scrolling.margins
        return CGSize(
            width: size.width + margins.sum(along: .horizontal),
            height: size.height + margins.sum(along: .vertical))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        self.proposal = proposal
        let content = contentSize(proposal)
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    // MARK: Placing

    override func placeContents() {
        proposal = placedProposal
        placeScrolled()
        takeBoundPosition()
        carryOutRequest()
        observe()
    }

    private func carryOutRequest() {
        guard let request = owner.request else { return }
        owner.request = nil
        // What is far away is placed by estimates at first: after scrolling its rows are made, and places are exact.
        for _ in 0..<3 {
            guard let offset = offset(for: request), offset != owner.offset else { return }
            owner.scrolled = offset
            placeScrolled()
        }
    }

    /// Gives the geometry to those who ask for it.
    private func observe() {
        let observers = scrolling.observers
        guard !observers.isEmpty else { return }
        let geometry = currentGeometry
        for observer in observers { observer.observer?.observe(geometry, in: node.graph) }
    }

    /// The geometry of now.
    var currentGeometry: ScrollGeometry {
        let size = contentSize(placedProposal)
        return geometry(contentSize: size, offset: offset(within: size))
    }

    /// The place of the content's top left corner, in points of the host.
    var contentOrigin: CGPoint {
        let offset = currentGeometry.contentOffset
        return CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y)
    }

    /// An offset of the content within what can be scrolled to, with the margins.
    func limited(_ offset: CGPoint) -> CGPoint {
        let size = contentSize(placedProposal), margins = scrolling.margins
        return CGPoint(
            x: min(max(offset.x + margins.leading, 0), max(0, size.width - frame.width)),
            y: min(max(offset.y + margins.top, 0), max(0, size.height - frame.height)))
    }

    private func placeScrolled() {
        let size = contentSize(placedProposal), contents = contents, margins = scrolling.margins
        let offset = offset(within: size)
        var start = CGPoint(x: margins.leading - offset.x, y: margins.top - offset.y)
        // Content that is smaller is centered where it scrolls in both axes. Measured by documentation: medium.
        if axes == [.horizontal, .vertical] {
            start.x += max(0, (frame.width - size.width) / 2)
            start.y += max(0, (frame.height - size.height) / 2)
        }
        let inner = inner(placedProposal)
        let own = CGSize(
            width: size.width - margins.sum(along: .horizontal),
            height: size.height - margins.sum(along: .vertical))
        let placements = layout.placements(of: contents, in: own, proposal: inner, environment: environment)
        for (content, placement) in zip(contents, placements) {
            let origin = CGPoint(x: start.x + placement.origin.x, y: start.y + placement.origin.y)
            place(content, at: origin, proposal: placement.proposal)
        }
    }

    /// The offset within what content of a size allows; by the anchor of the environment before the first one.
    private func offset(within size: CGSize) -> CGPoint {
        let room = CGSize(
            width: max(0, size.width - frame.width), height: max(0, size.height - frame.height))
        let anchor = scrolling.anchor ?? .topLeading
        let wanted = owner.scrolled ?? CGPoint(x: room.width * anchor.x, y: room.height * anchor.y)
        return CGPoint(
            x: axes.contains(.horizontal) ? min(max(wanted.x, 0), room.width) : 0,
            y: axes.contains(.vertical) ? min(max(wanted.y, 0), room.height) : 0)
    }

    private func takeBoundPosition() {
        guard let bound = scrolling.position?(), owner.appliedPosition != bound.target else { return }
        owner.appliedPosition = bound.target
        if owner.request == nil { owner.request = bound }
    }

    private func offset(for request: ScrollRequest) -> CGPoint? {
        let size = contentSize(placedProposal), now = offset(within: size)
        var wanted = now
        switch request.target {
        case .offset(let x, let y): wanted = CGPoint(x: x ?? now.x, y: y ?? now.y)
        case .edge(.top): wanted.y = 0
        case .edge(.leading): wanted.x = 0
        case .edge(.bottom): wanted.y = size.height - frame.height
        case .edge(.trailing): wanted.x = size.width - frame.width
        case .view(let id):
            guard let target = owner.firstElement(identifiedBy: id)?.frame else { return nil }
            for axis in Axis.allCases where axes.contains(axis) {
                wanted[axis] += way(to: target, along: axis, request.anchor)
            }
        }
        let most = CGPoint(x: max(0, size.width - frame.width), y: max(0, size.height - frame.height))
        return CGPoint(
            x: axes.contains(.horizontal) ? min(max(wanted.x, 0), most.x) : 0,
            y: axes.contains(.vertical) ? min(max(wanted.y, 0), most.y) : 0)
    }

    /// How far to scroll along an axis, in points, until a frame is where an anchor says, or is seen.
    private func way(to target: CGRect, along axis: Axis, _ anchor: UnitPoint?) -> CGFloat {
        let start = target.origin[axis] - frame.origin[axis], length = target.size[axis]
        if let anchor {
            let share = axis == .horizontal ? anchor.x : anchor.y
            return start + length * share - frame.size[axis] * share
        }
        let end = start + length - frame.size[axis]
        if start < 0 { return start }
        return end > 0 ? min(end, start) : 0
    }

    override func hit(_ point: CGPoint) -> HitPath? {
        guard frame.contains(point) || scrolling.isClipDisabled else { return nil }
        return hitContents(point) ?? (frame.contains(point) ? HitPath() : nil)
    }

    override func draw(in pass: inout DrawingPass) {
        guard frame.isFiniteRect else { return }
        if scrolling.isClipDisabled { return drawContents(in: &pass) }
        pass.scope(.clip(RoundedRect(pass.pixelRect(frame)))) { drawContents(in: &$0) }
    }
}
