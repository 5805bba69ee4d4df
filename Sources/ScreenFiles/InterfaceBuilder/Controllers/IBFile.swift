import Geometry
import XML

/// A document of Interface Builder and what was read of it; scenes are read when they are first asked for.
final class IBFile {
    /// The whole document.
    let root: XMLElement
    /// The file as the user named it.
    let name: String
    /// What its scenes share.
    let resources: IBResources
    /// Its scenes as they stand there.
    let sources: [IBSceneSource]
    /// Which controllers lie in which.
    let graph: IBSceneGraph
    private let canvases: IBCanvasReader
    private var scenes: [String: IBScene] = [:]

    /// A document that the header says can be read.
    init(root: XMLElement, name: String) {
        self.name = name
        let resources = IBResources(document: root, file: name)
        var root = root
        root.decodeTexts { resources.problems.reportBase64(of: $0, at: resources.place($0)) }
        self.root = root
        self.resources = resources
        sources = IBSceneSource.all(in: root)
        graph = IBSceneGraph(document: root)
        canvases = IBCanvasReader(document: root)
    }

    /// Reads a scene.
    func read(_ source: IBSceneSource) -> IBScene {
        let id = source.controller?["id"]
        if let id, let known = scenes[id] { return known }
        var reader = IBSceneReader(resources: resources, usesAutoLayout: root.isYes("useAutolayout"))
        var scene = IBScene(canvas: canvases.canvas(of: source))
        if let root = source.root {
            scene.root = reader.root(root, of: source.controller)
        } else if let controller = source.controller {
            var view = XMLElement(name: "view", line: controller.line)
            view.attributes = [("id", controller["id"] ?? "controller")]
            view.children = source.bars
            scene.bars = reader.root(view, of: nil)
        }
        if let controller = source.controller { scene.items = reader.items(of: controller) }
        scene.variations = reader.variations
        if let id { scenes[id] = scene }
        return scene
    }

    /// The scene of a controller; nil where the document has no such controller.
    func scene(ofController id: String) -> IBScene? {
        if let known = scenes[id] { return known }
        guard let controller = graph.controllers[id] else { return nil }
        let source = sources.first { $0.controller?["id"] == id }
        return read(source ?? IBSceneSource(controller: controller))
    }

    /// The id of the controller that a reference asks for: the initial one for no name.
    func controllerID(named identifier: String?) -> String? {
        guard let identifier else { return root["initialViewController"] }
        return graph.controllers.keys.sorted().first {
            graph.controllers[$0]?["storyboardIdentifier"] == identifier
        }
    }

    /// The id of the view that the File's Owner of a xib takes for its own.
    var ownersView: String? {
        let owner = root.child("objects")?.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        return owner?.child("connections")?.children
            .first { $0.name == "outlet" && $0["property"] == "view" }?["destination"]
    }
}

/// What was read of a scene.
struct IBScene {
    /// The controller's view, or a view of a xib.
    var root: Element?
    /// A stand-in for the view of a controller that has bars alone, with these inside.
    var bars: Element?
    /// What the controller has for bars.
    var items: [Element] = []
    /// What changes by traits.
    var variations: [TraitVariation] = []
    /// What it was drawn on.
    var canvas: SceneCanvas

    init(canvas: SceneCanvas) { self.canvas = canvas }
}
