import Files
package import Maquette
package import ScreenDocuments

/// The scenes of several files and the segues between them.
package struct SceneFlow: Sendable {
    /// The scenes in the order of files and of the scenes in these.
    package private(set) var nodes: [Node] = []
    /// The segues in the order of files and of the segues in these.
    package private(set) var edges: [Edge] = []
    /// The files, in their order.
    package private(set) var files: [String] = []
    /// The nodes of scenes, by file and by the scene's name.
    private var nodesByScene: [PathKey: [String?: Int]] = [:]

    /// A scene, or a storyboard reference that leads to none of the files.
    package struct Node: Sendable {
        /// The index of its file.
        package var file: Int
        /// The object id in the file, otherwise the name.
        package var objectID: String
        package var name: String
        /// The class of the controller; nil for screens without one.
        package var className: String?
        package var title: String?
        /// The storyboard identifier.
        package var identifier: String?
        /// Whether its file starts with it.
        package var isInitial = false
        /// Where a storyboard reference leads; nil for a scene.
        package var reference: StoryboardFlow.Reference?
        /// The size of its picture in points; nil for none.
        package var size: Size?
    }

    package struct Edge: Sendable {
        /// The index of the node that has it.
        package var source: Int
        /// The index of the node that it leads to; nil for an unwind segue.
        package var destination: Int?
        /// The segue as the storyboard declares it.
        package var segue: StoryboardFlow.Segue
    }

    /// Joins the flows of inputs: references between storyboards become segues to the scenes they refer to. Files
    /// without segues have nodes only.
    package init(of inputs: [LoadedInput]) {
        var index = StoryboardIndex()
        for input in inputs {
            guard let document = input.document else { continue }
            let file = files.count
            files.append(input.input)
            guard let flow = document.flow else {
                addScenes(of: document, file)
                continue
            }
            index.add(flow, of: document, path: input.input, file: file)
        }
        for storyboard in index.storyboards { add(storyboard, index) }
        sortNodes()
        for storyboard in index.storyboards { addEdges(of: storyboard, index) }
    }

    /// Returns the node of a screen; nil if it has none.
    package func node(of recipe: ScreenRecipe) -> Int? { nodesByScene[PathKey(recipe.input)]?[recipe.scene] }

    /// Notes the size of a node's picture.
    package mutating func setSize(_ size: Size, of node: Int) { nodes[node].size = size }

    private mutating func addScenes(of document: ScreenDocument, _ file: Int) {
        for scene in document.scenes {
            let name = scene.name ?? document.name
            nodesByScene[PathKey(files[file]), default: [:]][scene.name] = nodes.count
            nodes.append(
                Node(file: file, objectID: name, name: name, className: scene.root.origin?.customClass))
        }
    }

    private mutating func add(_ storyboard: StoryboardIndex.Storyboard, _ index: StoryboardIndex) {
        for controller in storyboard.flow.controllers {
            if controller.reference != nil, index.resolved(controller.id, in: storyboard) != nil { continue }
            var node = Node(
                file: storyboard.file, objectID: controller.id, name: controller.name,
                className: controller.className, title: controller.title, identifier: controller.identifier,
                isInitial: controller.isInitial, reference: controller.reference)
            if let reference = controller.reference {
                node.name = reference.text
                node.className = nil
            }
            if let scene = controller.scene, storyboard.scenes.indices.contains(scene) {
                nodesByScene[PathKey(files[storyboard.file]), default: [:]][storyboard.scenes[scene]] =
                    nodes.count
            }
            nodes.append(node)
        }
    }

    /// Puts the nodes of files with and without segues in one order.
    private mutating func sortNodes() {
        let order = nodes.indices.sorted { (nodes[$0].file, $0) < (nodes[$1].file, $1) }
        var places = Array(repeating: 0, count: nodes.count)
        for (place, old) in order.enumerated() { places[old] = place }
        nodes = order.map { nodes[$0] }
        nodesByScene = nodesByScene.mapValues { $0.mapValues { places[$0] } }
    }

    private mutating func addEdges(of storyboard: StoryboardIndex.Storyboard, _ index: StoryboardIndex) {
        func place(_ end: (file: Int, id: String)) -> Int? { places[end.file]?[end.id] }
        let places = self.places
        for segue in storyboard.flow.segues {
            guard let source = place((storyboard.file, segue.source)) else { continue }
            let end = segue.destination.flatMap { id in
                place(index.resolved(id, in: storyboard) ?? (storyboard.file, id))
            }
            edges.append(Edge(source: source, destination: end, segue: segue))
        }
        // A storyboard that starts with a reference starts with what it leads to.
        for controller in storyboard.flow.controllers where controller.isInitial {
            if let target = index.resolved(controller.id, in: storyboard).flatMap(place) {
                nodes[target].isInitial = true
            }
        }
    }

    /// The nodes by file and object id.
    private var places: [Int: [String: Int]] {
        var places: [Int: [String: Int]] = [:]
        for (number, node) in nodes.enumerated() { places[node.file, default: [:]][node.objectID] = number }
        return places
    }
}

extension StoryboardFlow.Reference {
    /// The storyboard and the controller in it, for a person.
    var text: String {
        [storyboard, identifier ?? "initial"].compactMap { $0 }.joined(separator: " › ")
    }
}
