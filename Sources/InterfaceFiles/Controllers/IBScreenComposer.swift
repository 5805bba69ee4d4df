import Diagnostics
import Geometry
import ScreenDocuments
import XML

/// Composes what a device shows for a scene: its controller with all child controllers, inside its container
/// controllers.
struct IBScreenComposer {
    /// The document with the scene.
    let file: IBFile
    /// The project's other storyboards, for references to them.
    let library: IBLibrary
    /// The variations of all scenes that were included.
    var variations: [TraitVariation] = []
    private var count = 0

    /// The maximum nesting depth of controllers. Chosen: far more than apps use.
    static let nestedControllers = 12

    /// A controller of a document and its position in a screen.
    struct Position {
        var file: IBFile
        var id: String
        /// The prefix of the ids inside.
        var prefix = ""
        /// The number of enclosing views.
        var depth = 1
        /// The enclosing controllers and the controller itself, by document and id.
        var path: [String] = []
    }

    /// Creates a composer for a document.
    init(file: IBFile, library: IBLibrary) {
        self.file = file
        self.library = library
    }

    /// Returns the screen of a storyboard scene.
    mutating func screen(ofController id: String) -> Element? {
        guard let core = controller(Position(file: file, id: id)) else { return nil }
        return inContainers(core, id: id)
    }

    // MARK: Contents

    /// Returns a controller with its contents, or the controller that a reference refers to; nil after
    /// reporting an error.
    private mutating func controller(_ position: Position) -> Element? {
        var position = position
        guard let node = position.file.graph.controllers[position.id] else { return nil }
        let key = "\(position.file.name)#\(position.id)"
        let isCycle = position.path.contains(key)
        guard !isCycle, position.path.count < IBScreenComposer.nestedControllers else {
            let reason = isCycle ? "is embedded in itself" : "is embedded too deep in others"
            report("the controller '\(position.id)' \(reason); the inner one is left out", node, position)
            return nil
        }
        position.path.append(key)
        if let reference = StoryboardReference(node) { return referenced(reference, node, position) }
        guard let scene = position.file.scene(ofController: position.id) else { return nil }
        let views = scene.root ?? scene.bars
        let size = views?.count ?? 1
        guard count + size <= ScreenLimits.views,
            position.depth + (views?.depth ?? 0) <= ScreenLimits.nestedViews
        else {
            report(
                "the controller '\(position.id)' makes the screen too large and is left out", node, position)
            return nil
        }
        count += size
        variations += scene.variations.map { $0.prefixed(position.prefix) }
        var element = emptyController(node, scene, position)
        if ElementVocabulary.isKind(element.className, of: "UINavigationController") {
            element.subviews += (scene.bars?.subviews ?? []).map { $0.prefixed(position.prefix) }
            element.subviews += childControllers(position).prefix(1)
        } else if element.className != "UIViewController" {
            element.subviews += (scene.bars?.subviews ?? []).map { $0.prefixed(position.prefix) }
            element.subviews += childControllers(position)
        } else if let root = scene.root {
            element.subviews.append(embeddingControllers(root, scene, position))
        }
        return element
    }

    /// Returns a controller without views, with its bar items.
    func emptyController(_ node: XMLElement, _ scene: IBScene, _ position: Position) -> Element {
        let resources = position.file.resources
        let className = TagTable.controllers[node.name] ?? "UIViewController"
        let reader = IBAttributeReader(resources: resources, className: className)
        var origin = ElementOrigin(tag: node.name)
        origin.customClass = node["customClass"]
        reader.readLiveAttributes(of: node, into: &origin)
        origin.controllerID = position.id
        origin.connections = node.interfaceConnections.map { $0.prefixed(position.prefix) }
        return Element(
            id: position.prefix + position.id, className: className, attributes: reader.attributes(of: node),
            subviews: scene.items.map { $0.prefixed(position.prefix) }, place: resources.place(node),
            origin: origin)
    }

    /// Returns the child controllers of a container. Only the first child of a tab bar controller is visible.
    private mutating func childControllers(_ position: Position) -> [Element] {
        let node = position.file.graph.controllers[position.id]
        let ids = position.file.graph.contents[position.id] ?? []
        return ids.enumerated().compactMap { index, id in
            var inner = position
            inner.id = id
            inner.prefix = position.prefix + position.id + "/"
            inner.depth += 1
            guard node?.name != "tabBarController" || index == 0 else {
                return barItemsOnly(id, position.file)
            }
            guard node?.name == "tabBarController" else { return controller(inner) }
            return controller(inner)?.withTabItem(
                tabItem(ofController: id, in: position.file)?.prefixed(inner.prefix))
        }
    }

    private mutating func referenced(
        _ reference: StoryboardReference, _ node: XMLElement, _ position: Position
    ) -> Element? {
        do throws(StoryboardReferenceError) {
            let target = try library.target(of: reference, in: position.file)
            var found = position
            (found.file, found.id) = (target.file, target.id)
            return controller(found)
        } catch {
            file.resources.problems.report(error.diagnostic(at: position.file.resources.place(node)))
            return missing(reference, node, position)
        }
    }

    /// Returns a root view with the embedded controllers in its container views.
    private mutating func embeddingControllers(_ root: Element, _ scene: IBScene, _ position: Position)
        -> Element
    {
        var root = root.prefixed(position.prefix)
        root.origin?.slot = "view"
        if let size = scene.canvas.size { root.origin?.designSize = size }
        let embeds = position.file.graph.embeds
        if !embeds.isEmpty { embed(embeds, in: &root, position, depth: position.depth + 1) }
        return root
    }

    private mutating func embed(
        _ embeds: [String: IBSceneGraph.Embed], in element: inout Element, _ position: Position, depth: Int
    ) {
        for index in element.subviews.indices {
            embed(embeds, in: &element.subviews[index], position, depth: depth + 1)
        }
        guard let embed = embeds[String(element.id.dropFirst(position.prefix.count))] else { return }
        var inner = position
        inner.id = embed.controllerID
        inner.prefix = element.id + "/"
        inner.depth = depth + 1
        guard let child = controller(inner) else { return }
        element.subviews.append(child)
        if let size = embed.view.rect("frame")?.size { element.origin?.designSize = size }
    }

    func report(_ message: String, _ node: XMLElement, _ position: Position) {
        file.resources.problems.report(
            Diagnostic(.storyboardController, message, at: position.file.resources.place(node)))
    }
}
