/// A view with a layout priority.
struct LayoutPriorityModification: ElementModification {
    let value: Double

    func priority(_ priority: Double) -> Double { value }
}

/// A view with an index on the z-axis.
struct ZIndexModification: ElementModification {
    let value: Double

    func trait(_ key: ObjectIdentifier) -> Any? { key == ObjectIdentifier(ZIndexTrait.self) ? value : nil }
}

extension View {
    /// Returns the view with a priority by which its parent divides room; 0 for others.
    public func layoutPriority(_ value: Double) -> some View {
        modified(by: LayoutPriorityModification(value: value))
    }

    /// Returns the view with an index by which overlapping views are drawn, the highest in front; 0 for others.
    public func zIndex(_ value: Double) -> some View { modified(by: ZIndexModification(value: value)) }
}
