import ScreenDocuments

/// An element of a scene by its id.
func element(_ id: String, in scene: SceneDocument) throws -> Element {
    var queue = [scene.root]
    while let next = queue.popLast() {
        if next.id == id { return next }
        queue += next.subviews
    }
    throw MissingElement(id: id)
}

/// There is no element with that id.
struct MissingElement: Error { var id: String }

extension Element {
    /// The value of an attribute.
    func value(_ name: String) -> AttributeValue? { attributes.first { $0.name == name }?.value }

    /// The constraints as text.
    var constraintLines: [String] { constraints.map(\.description) }
}
