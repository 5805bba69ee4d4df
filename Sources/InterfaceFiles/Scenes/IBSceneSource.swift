import XML

/// A scene in the file whose views have not been read yet.
struct IBSceneSource {
    /// The controller; nil in a XIB file.
    var controller: XMLElement?
    /// The root view; nil for a controller that only has bars.
    var root: XMLElement?
    /// The views of the controller other than its root, such as bars.
    var bars: [XMLElement] = []
    /// The id of the `<scene>`.
    var sceneID: String?

    /// The possible names of the scene in order of preference.
    var names: [String] {
        let owner = controller ?? root
        return givenNames
            + [owner.map(\.name), owner?["id"], sceneID, root?["id"]].compactMap { $0 }.filter { !$0.isEmpty }
    }

    /// The names that the author gave to the scene, in order of preference.
    var givenNames: [String] {
        let owner = controller ?? root
        let custom = (controller?["customClass"]) ?? root?["customClass"]
        let item = controller?.children.first { $0.name == "navigationItem" }
        return [
            controller?["storyboardIdentifier"], custom, owner?["userLabel"], controller?["title"],
            item?["title"],
        ].compactMap { $0 }.filter { !$0.isEmpty }
    }

    /// Returns the scenes of a document in the order of the file.
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
        // A split view or page controller has no view of its own and shows other controllers.
        // The view of a plain controller may be in a XIB file.
        let loadsNib = controller.name == "viewController" && controller["customClass"] != nil
        guard !views.isEmpty || loadsNib || TagTable.controllers[controller.name] != nil else { return nil }
        let root = views.first { $0["key"] == "view" }
        return IBSceneSource(
            controller: controller, root: root, bars: views.filter { $0["key"] != "view" },
            sceneID: sceneID)
    }
}
