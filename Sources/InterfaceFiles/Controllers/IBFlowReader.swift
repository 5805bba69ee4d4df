import ScreenDocuments
import XML

/// Reads the controllers of a storyboard and the segues between them.
struct IBFlowReader {
    private let scenes: [SceneDocument]
    private let indices: [String: Int]
    private let initial: String?
    private var known: Set<String> = []
    private var flow = StoryboardFlow()

    /// Reads the flow of a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - scenes: The scenes that were read.
    ///   - indices: The index in `scenes` by the id of the controller.
    /// - Returns: The flow; nil for a XIB file.
    static func flow(
        of document: XMLElement, scenes: [SceneDocument], indices: [String: Int]
    ) -> StoryboardFlow? {
        guard let sceneNodes = document.child("scenes")?.children else { return nil }
        var reader = IBFlowReader(
            scenes: scenes, indices: indices, initial: document["initialViewController"])
        let objects = sceneNodes.map { $0.child("objects")?.children ?? [] }
        let owners = objects.map { reader.addController(of: $0) }
        for (objects, owner) in zip(objects, owners) {
            guard let owner else { continue }
            for object in objects { reader.addSegues(of: object, in: owner) }
        }
        return reader.flow
    }

    private init(scenes: [SceneDocument], indices: [String: Int], initial: String?) {
        (self.scenes, self.indices, self.initial) = (scenes, indices, initial)
    }

    /// Adds the controller among the objects of a scene; returns its id.
    private mutating func addController(of objects: [XMLElement]) -> String? {
        guard let node = objects.first(where: \.isController), let id = node["id"], known.insert(id).inserted
        else { return nil }
        let index = indices[id]
        let names = IBSceneSource(controller: node).names
        var controller = StoryboardFlow.Controller(
            id: id, scene: index, name: index.flatMap { scenes[$0].name } ?? names.first ?? id,
            className: node["customClass"] ?? node.controllerClass, isInitial: id == initial)
        controller.title =
            (node["title"] ?? node.child(key: "navigationItem")?["title"]).flatMap { $0.isEmpty ? nil : $0 }
        controller.identifier = node["storyboardIdentifier"]
        if node.name == IBSceneGraph.reference {
            controller.reference = StoryboardFlow.Reference(
                storyboard: node["storyboardName"], identifier: node["referencedIdentifier"])
        }
        flow.controllers.append(controller)
        return id
    }

    private mutating func addSegues(of object: XMLElement, in owner: String) {
        object.forEach { node in
            for segue in node.child("connections")?.children ?? [] where segue.name == "segue" {
                add(segue, of: node, in: owner)
            }
        }
    }

    private mutating func add(_ segue: XMLElement, of node: XMLElement, in owner: String) {
        let destination = segue["destination"].flatMap { known.contains($0) ? $0 : nil }
        var made = StoryboardFlow.Segue(
            source: owner, destination: destination, kind: segue.segueKind, identifier: segue["identifier"])
        if node["id"] != owner {
            made.view = node["id"]
            made.viewName = node.nameInFlow
        }
        made.customClass = segue["customClass"]
        made.action = segue["unwindAction"]
        flow.segues.append(made)
    }
}

extension XMLElement {
    /// Whether an object of a scene is its controller, or a reference to one.
    fileprivate var isController: Bool {
        name == IBSceneGraph.reference || TagTable.controllers[name] != nil || name.hasSuffix("ontroller")
    }

    /// The class of a controller without a custom one.
    fileprivate var controllerClass: String {
        switch name {
        case IBSceneGraph.reference: "UIStoryboard"
        case "avPlayerViewController": "AVPlayerViewController"
        case "glkViewController": "GLKViewController"
        default: TagTable.controllers[name] ?? "UI" + name.prefix(1).uppercased() + name.dropFirst()
        }
    }

    /// What a segue does. Xcode 7 and before say `push`, `modal` and `popover`.
    fileprivate var segueKind: StoryboardFlow.Kind {
        switch self["kind"] {
        case "relationship":
            switch self["relationship"] {
            case "rootViewController": .root
            case "viewControllers": .tab
            default: .child
            }
        case "embed": .embed
        case "show", "push": .show
        case "showDetail", "replace": .showDetail
        case "presentation", "modal": .present
        case "popoverPresentation", "popover": .popover
        case "unwind": .unwind
        default: .custom
        }
    }

    /// What a person would call the object: its label, its text or its class.
    fileprivate var nameInFlow: String {
        let title = children.first { $0.name == "state" && $0["key"] == "normal" }?["title"]
        let names = [
            self["userLabel"], self["title"], title, self["text"], self["customClass"], TagTable.views[name],
        ]
        return names.compactMap { $0 }.first { !$0.isEmpty } ?? name
    }
}
