import Diagnostics
import Geometry
import ScreenDocuments
import XML

/// An Interface Builder document. Its scenes are read on first access.
final class IBFile {
    /// The whole document.
    let root: XMLElement
    /// The file as the user named it.
    let name: String
    /// The path on disk; nil for a document that is not from a file.
    let path: String?
    /// The data that its scenes share.
    let resources: IBResources
    /// The unread scenes.
    let sources: [IBSceneSource]
    /// The containment of controllers.
    let graph: IBSceneGraph
    private let canvases: IBCanvasReader
    private var scenes: [String: IBScene] = [:]

    /// Creates the file of a document with a supported header.
    convenience init(root: XMLElement, name: String, path: String? = nil) {
        self.init(IBValueCheck.checked(root, file: name), name: name, path: path)
    }

    /// Creates the file of a document that was checked.
    init(_ document: InterfaceDocuments.Document, name: String, path: String? = nil) {
        self.name = name
        self.path = path
        let problems = ProblemList()
        for problem in document.problems { problems.report(problem) }
        var root = document.root
        let resources = IBResources(document: root, file: name, problems: problems)
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
        } else if let view = nibView(of: source) {
            scene.root = view
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

    /// Returns an empty view for a plain controller that has none: `UIViewController` loads it from a XIB file of its
    /// class's name. Source: documentation of `UIViewController.nibName`.
    private func nibView(of source: IBSceneSource) -> Element? {
        guard source.bars.isEmpty, let controller = source.controller, controller.name == "viewController",
            let id = controller["id"], let name = controller["customClass"]
        else { return nil }
        var origin = ElementOrigin(tag: "view")
        origin.customClass = name
        origin.isLoadedFromNib = true
        return Element(
            id: "\(id)/view", className: "UIView", place: resources.place(controller), origin: origin)
    }

    /// Returns the scene of a controller; nil if there is no such controller.
    func scene(ofController id: String) -> IBScene? {
        if let known = scenes[id] { return known }
        guard let controller = graph.controllers[id] else { return nil }
        let source = sources.first { $0.controller?["id"] == id }
        return read(source ?? IBSceneSource(controller: controller))
    }

    /// Returns the id of the controller with an identifier; the initial view controller for nil.
    func controllerID(named identifier: String?) -> String? {
        guard let identifier else { return root["initialViewController"] }
        return graph.controllers.keys.sorted().first {
            graph.controllers[$0]?["storyboardIdentifier"] == identifier
        }
    }

    /// Whether iOS shows the file while the app is launched: a view of a XIB file then has the size of the screen, whatever
    /// it is stored at. Source: the documentation of `UILaunchStoryboardName`.
    var isLaunchScreen: Bool { root.isYes("launchScreen") }

    /// The global tint color of a storyboard, which that of an app gives the app's window; nil for that of the system.
    var tintColor: ColorValue? { root.child(key: "tintColor", tag: "color").flatMap(resources.colors.color) }

    /// The storyboard identifiers of its controllers, sorted.
    var identifiers: [String] { graph.controllers.values.compactMap { $0["storyboardIdentifier"] }.sorted() }

    /// The id of the view that is connected to the `view` outlet of a XIB file's File's Owner.
    var filesOwnerView: String? {
        filesOwner?.child("connections")?.children
            .first { $0.name == "outlet" && $0["property"] == "view" }?["destination"]
    }

    /// The File's Owner of a XIB file.
    var filesOwner: XMLElement? {
        root.child("objects")?.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    }
}

/// A scene that was read.
struct IBScene {
    /// The controller's view, or a view of a XIB file.
    var root: Element?
    /// A placeholder for the view of a controller that only has bars, which contains the bars.
    var bars: Element?
    /// The controller's bar items.
    var items: [Element] = []
    /// Changes that depend on traits.
    var variations: [TraitVariation] = []
    var canvas: SceneCanvas

    init(canvas: SceneCanvas) { self.canvas = canvas }
}
