import XML

/// A scene as it stands in the file, before its views are read.
struct IBSceneSource {
    /// The controller; nil in a xib.
    var controller: XMLElement?
    /// The root view; nil for a controller that has bars only.
    var root: XMLElement?
    /// Views of the controller beside its root, such as bars.
    var bars: [XMLElement] = []
    /// The id of the `<scene>`.
    var sceneID: String?

    /// What the scene may be called, best first.
    var names: [String] {
        let owner = controller ?? root
        let custom = (controller?["customClass"]) ?? root?["customClass"]
        return [
            controller?["storyboardIdentifier"], custom, owner?["userLabel"], controller?["title"],
            owner.map(\.name), owner?["id"], sceneID, root?["id"],
        ].compactMap { $0 }.filter { !$0.isEmpty }
    }

    /// The scenes of a document, in the file's order.
    static func all(in document: XMLElement) -> [IBSceneSource] {
        guard let scenes = document.child("scenes") else {
            return (document.child("objects")?.children ?? [])
                .filter { $0.name != "placeholder" && $0.isView }
                .map { IBSceneSource(root: $0) }
        }
        return scenes.children.flatMap { scene in
            (scene.child("objects")?.children ?? []).compactMap { controller in
                source(of: controller, sceneID: scene["sceneID"])
            }
        }
    }

    private static let others: Set<String> = ["placeholder", "customObject", "exit", "navigationItem"]

    private static func source(of controller: XMLElement, sceneID: String?) -> IBSceneSource? {
        guard !others.contains(controller.name), TagTable.views[controller.name] == nil else { return nil }
        let views = controller.children.filter { $0["key"] != nil && $0.isView }
        // A split view or page controller has no view of its own and shows others.
        guard !views.isEmpty || TagTable.controllers[controller.name] != nil else { return nil }
        let root = views.first { $0["key"] == "view" }
        return IBSceneSource(
            controller: controller, root: root, bars: views.filter { $0["key"] != "view" },
            sceneID: sceneID)
    }
}
