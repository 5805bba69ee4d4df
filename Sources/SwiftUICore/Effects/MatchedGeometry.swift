public import Foundation

/// The properties of a view that is matched with another one.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The place of the view's anchor.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size that the view is proposed.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Place and size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The frames of views that others are matched with, by namespace and identity.
final class MatchedGeometry {
    /// A group of matched views.
    struct Key: Hashable {
        var id: AnyHashable
        var namespace: Namespace.ID
    }

    private var frames: [Key: CGRect] = [:]

    /// The frame of the group's source in points of the host; nil before it was placed.
    func frame(of key: Key) -> CGRect? { frames[key] }

    /// Keeps the frame of the group's source, and says whether it has changed.
    func setFrame(_ frame: CGRect, of key: Key) -> Bool {
        guard frames[key] != frame else { return false }
        frames[key] = frame
        return true
    }
}

/// A view that is placed as another one of its group is.
///
/// Source: `matchedGeometryEffect(id:in:properties:anchor:isSource:)`: views that are not the source are proposed its size and
/// placed at its anchor; what the view answers in layout stays.
struct MatchedGeometryModification: ElementModification {
    let key: MatchedGeometry.Key
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    func placement(
        of child: LayoutElement, in size: CGSize, for proposal: ProposedViewSize, in context: ElementContext
    ) -> Placement {
        guard !isSource, let source = context.element.node.graph.matchedGeometry.frame(of: key) else {
            return Placement(.zero, proposal)
        }
        let inner = properties.contains(.size) ? ProposedViewSize(source.size) : proposal
        let own = child.size(for: inner), frame = context.element.frame
        let target = anchor.point(in: properties.contains(.position) ? source : frame)
        var origin = CGPoint(
            x: target.x - own.width * anchor.x - frame.minX, y: target.y - own.height * anchor.y - frame.minY)
        if context.environment.layoutDirection == .rightToLeft {
            origin.x = frame.width - origin.x - own.width
        }
        return Placement(origin, inner)
    }

    func didPlace(_ child: LayoutElement, in context: ElementContext) {
        guard isSource else { return }
        let graph = context.element.node.graph
        // Those that were placed before their source are placed again.
        if graph.matchedGeometry.setFrame(context.element.frame, of: key) { graph.setNeedsLayout() }
    }
}

extension View {
    /// Returns the view in a group of views in a namespace, which are placed as the one that is the source.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modified(
            by: MatchedGeometryModification(
                key: MatchedGeometry.Key(id: AnyHashable(id), namespace: namespace), properties: properties,
                anchor: anchor, isSource: isSource))
    }
}
