import Diagnostics
import Geometry
import XML

/// Puts together what a device shows of a scene: its controller with all that stands in it, in the
/// containers around it.
struct IBScreenComposer {
    /// The document that is read.
    let file: IBFile
    /// Other storyboards.
    let library: IBLibrary
    /// What changes by traits, of all scenes that were put in.
    var variations: [TraitVariation] = []
    private var count = 0

    /// How deep controllers may stand in one another. Chosen: far more than apps do.
    private static let nestedControllers = 12

    /// A controller of a document, and where in a screen it is put.
    struct Position {
        var file: IBFile
        var id: String
        /// What stands before the ids inside.
        var prefix = ""
        /// How many views are around it.
        var depth = 1
        /// The controllers around it and itself, by document and id.
        var path: [String] = []
    }

    /// A composer of a scene's screen.
    init(file: IBFile, library: IBLibrary) {
        self.file = file
        self.library = library
    }

    /// The screen of a storyboard's scene.
    mutating func screen(ofController id: String) -> Element? {
        guard let core = controller(Position(file: file, id: id)) else { return nil }
        return surrounded(core, id: id)
    }

    // MARK: Inwards

    /// A controller with what stands in it, or what a reference stands for; nil with a report where it
    /// cannot be.
    private mutating func controller(_ position: Position) -> Element? {
        var position = position
        guard let node = position.file.graph.controllers[position.id] else { return nil }
        let key = "\(position.file.name)#\(position.id)"
        let isCycle = position.path.contains(key)
        guard !isCycle, position.path.count < IBScreenComposer.nestedControllers else {
            let reason = isCycle ? "stands in itself" : "stands too deep in others"
            report("the controller '\(position.id)' \(reason); the inner one is left out", node, position)
            return nil
        }
        position.path.append(key)
        if node.name == IBSceneGraph.reference { return referenced(node, position) }
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
        var element = shell(node, scene, position)
        if ElementVocabulary.isKind(element.className, of: "UINavigationController") {
            element.subviews += (scene.bars?.subviews ?? []).map { $0.prefixed(position.prefix) }
            element.subviews += held(position).prefix(1)
        } else if element.className != "UIViewController" {
            element.subviews += (scene.bars?.subviews ?? []).map { $0.prefixed(position.prefix) }
            element.subviews += held(position)
        } else if let root = scene.root {
            element.subviews.append(filled(root, scene, position))
        }
        return element
    }

    /// A controller without views, with what it has for bars.
    func shell(_ node: XMLElement, _ scene: IBScene, _ position: Position) -> Element {
        let resources = position.file.resources
        let className = TagTable.controllers[node.name] ?? "UIViewController"
        let reader = IBAttributeReader(resources: resources, className: className)
        var origin = ElementOrigin(tag: node.name)
        origin.customClass = node["customClass"]
        return Element(
            id: position.prefix + position.id, className: className, attributes: reader.attributes(of: node),
            subviews: scene.items.map { $0.prefixed(position.prefix) }, place: resources.place(node),
            origin: origin)
    }

    /// The controllers that a container holds. Of those of a tab bar controller only the first is seen.
    private mutating func held(_ position: Position) -> [Element] {
        let node = position.file.graph.controllers[position.id]
        let ids = position.file.graph.contents[position.id] ?? []
        return ids.enumerated().compactMap { index, id in
            var inner = position
            inner.id = id
            inner.prefix = position.prefix + position.id + "/"
            inner.depth += 1
            guard node?.name != "tabBarController" || index == 0 else { return unseen(id, position.file) }
            return controller(inner)
        }
    }

    private mutating func referenced(_ node: XMLElement, _ position: Position) -> Element? {
        let name = node["storyboardName"] ?? ""
        let wanted = node["referencedIdentifier"]
        guard let other = name.isEmpty ? position.file : library.file(named: name),
            let id = other.controllerID(named: wanted)
        else {
            report(
                "the storyboard reference to '\(wanted ?? "the initial controller")' of '\(name)' leads "
                    + "nowhere here", node, position)
            return nil
        }
        var found = position
        (found.file, found.id) = (other, id)
        return controller(found)
    }

    /// A root view, its container views with the controllers that fill them.
    private mutating func filled(_ root: Element, _ scene: IBScene, _ position: Position) -> Element {
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
        file.resources.problems.report(.warning(message, at: position.file.resources.place(node)))
    }
}
