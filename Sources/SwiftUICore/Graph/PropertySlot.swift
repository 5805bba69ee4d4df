/// What is kept for a dynamic property at a place in the structure.
package final class PropertySlot {
    /// The node whose view has the property.
    package unowned let node: ViewNode
    /// What the property keeps; nil before it was connected first.
    package var storage: AnyObject?

    init(node: ViewNode) { self.node = node }

    /// What the property keeps, which is made the first time.
    package func stored<Object: AnyObject>(_ make: () -> Object) -> Object {
        if let object = storage as? Object { return object }
        let made = make()
        storage = made
        return made
    }
}
