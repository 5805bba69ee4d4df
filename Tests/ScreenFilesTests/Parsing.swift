import Diagnostics
import ScreenDocuments
import ScreenFiles
import Testing

/// Returns the document of a text without errors.
func parsed(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> SceneDocument {
    let result = parseScreenFile(text, file: "test.screen.yaml")
    #expect(result.diagnostics.isEmpty, sourceLocation: sourceLocation)
    return try #require(result.document?.scenes.first, sourceLocation: sourceLocation)
}

/// Returns the diagnostics of a text, one string each: location, message and hints.
func problems(_ text: String) -> [String] {
    parseScreenFile(text, file: "f").diagnostics.map(\.description)
}

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
