public import Foundation

/// A view of a layout.
public struct LayoutSubview: Equatable {
    let element: LayoutElement
    let index: Int
    let record: PlacementRecord?

    /// The preferred distances of the view from its neighbours.
    public var spacing: ViewSpacing { element.spacing }
    /// The layout priority of the view.
    public var priority: Double { element.priority }
    /// Returns the size of the view for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.size(for: proposal) }
    /// Returns the size and guides of the view for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        element.dimensions(for: proposal)
    }

    /// Places the view with a point of it at a position, in points.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = element.size(for: proposal)
        record?.placements[index] = Placement(
            CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y), proposal)
    }

    /// A value that the view has for layouts.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        element.trait(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
    }

    /// Whether both are the same view.
    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.element === rhs.element }
}
