/// An interface for a stored variable that updates an external property of a view.
public protocol DynamicProperty {
    /// Called before the view is asked for its body.
    mutating func update()
}

extension DynamicProperty {
    /// The default implementation does nothing.
    public mutating func update() {}
}

/// A dynamic property of SwiftUI's own, which keeps something at its place in the structure.
package protocol GraphProperty: DynamicProperty {
    /// Connects the property to what is kept for it.
    mutating func connect(to slot: PropertySlot)
}
