import CoreGraphics
package import Foundation

extension AnyScrollNode {
    /// Scrolls as the user would: to an offset in points, from which the behavior of the view decides where it ends.
    ///
    /// Phases are those of a finger: the view is interacting, and idle at the end.
    package final func scrollByUser(to offset: CGPoint) {
        guard let element = element as? ScrollElement, environment.isScrollEnabled else { return }
        let observers = environment.scrolling.observers.compactMap(\.observer)
        for observer in observers { observer.observe(.interacting, from: .idle, element.currentGeometry) }
        var end = offset
        if let behavior = environment.scrolling.targetBehavior {
            var target = ScrollTarget(rect: CGRect(origin: offset, size: element.frame.size))
            behavior.updateTarget(&target, context: element.targetContext)
            end = target.rect.origin
        }
        scrolled = element.limited(end)
        element.invalidate()
        graph.setNeedsLayout()
        for observer in observers { observer.observe(.idle, from: .interacting, element.currentGeometry) }
    }
}

extension ScrollElement {
    /// What a behavior is given.
    fileprivate var targetContext: ScrollTargetBehaviorContext {
        let geometry = currentGeometry, origin = contentOrigin
        return ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: geometry.contentOffset, size: frame.size)),
            velocity: CGVector(dx: 0, dy: 0), contentSize: geometry.contentSize, containerSize: frame.size,
            axes: scrollAxes,
            targets: contents.flatMap { $0.scrollTargets() }.map {
                $0.frame.offsetBy(dx: -origin.x, dy: -origin.y)
            })
    }
}

extension LayoutElement {
    /// The views inside at which scrolling ends.
    fileprivate func scrollTargets() -> [LayoutElement] {
        switch self[ScrollTargetTrait.self] {
        case .view: [self]
        case .layout: layoutInside.contents
        case .none: contents.flatMap { $0.scrollTargets() }
        }
    }

    /// The element that modifiers are around.
    private var layoutInside: LayoutElement { (self as? WrapperElement)?.child.layoutInside ?? self }
}

extension GeometryProxy {
    /// Whether a share of the view is in what the innermost scrollable view shows, or in its host.
    func isVisible(_ threshold: Double) -> Bool {
        let own = frame(in: .global), area = visibleArea
        guard own.width > 0, own.height > 0 else { return area.contains(own.origin) }
        let shown = own.intersection(area)
        guard !shown.isNull else { return false }
        return Double(shown.width * shown.height / (own.width * own.height)) >= threshold
    }
}

extension ViewGraph {
    /// The nodes of scrollable views, in the order of the source.
    package var scrollNodes: [AnyScrollNode] {
        var nodes: [AnyScrollNode] = []
        func collect(_ node: ViewNode) {
            if let node = node as? AnyScrollNode { nodes.append(node) }
            node.forEachChild(collect)
        }
        if let root { collect(root) }
        return nodes
    }
}
