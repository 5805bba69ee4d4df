import XML

/// Where a storyboard reference leads.
package struct StoryboardReference: Hashable, Sendable {
    /// The name of the storyboard; nil for the one that the reference is in.
    package let storyboard: String?
    /// The storyboard identifier of the controller; nil for the initial one.
    package let identifier: String?
    /// The identifier of the bundle that the storyboard is in; nil for the app's.
    package let bundle: String?

    /// Reads a reference; nil for another object of a scene.
    init?(_ node: XMLElement) {
        guard node.name == IBSceneGraph.reference else { return nil }
        func text(_ name: String) -> String? { node[name].flatMap { $0.isEmpty ? nil : $0 } }
        storyboard = text("storyboardName")
        identifier = text("referencedIdentifier")
        bundle = text("bundleIdentifier")
    }
}
