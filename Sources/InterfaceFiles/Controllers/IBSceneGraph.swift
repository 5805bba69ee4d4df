import XML

/// The containment of controllers in a storyboard, derived from its segues.
struct IBSceneGraph {
    /// Controllers and storyboard references by id.
    private(set) var controllers: [String: XMLElement] = [:]
    /// The child controllers of a container in order, by the container's id.
    private(set) var contents: [String: [String]] = [:]
    /// The container of a controller, by the controller's id: the first in the file.
    private(set) var containers: [String: String] = [:]
    /// For a controller that is pushed in a navigation controller: the one below it.
    private(set) var below: [String: String] = [:]
    /// The controllers embedded in container views, by the id of the view.
    private(set) var embeds: [String: Embed] = [:]

    /// A controller embedded in a container view.
    struct Embed {
        /// The controller's id.
        var controllerID: String
        /// The container view.
        var view: XMLElement
        /// The embed segue.
        var segue: XMLElement
    }

    private var shown: [String: [String]] = [:]

    /// Creates the graph of a document.
    init(document: XMLElement) {
        var order: [XMLElement] = []
        for scene in document.child("scenes")?.children ?? [] {
            for controller in scene.child("objects")?.children ?? [] {
                guard let id = controller["id"], controllers[id] == nil else { continue }
                controllers[id] = controller
                order.append(controller)
            }
        }
        for controller in order { read(controller) }
        findStacks(in: order)
    }

    private mutating func read(_ controller: XMLElement) {
        guard let id = controller["id"] else { return }
        controller.forEach { view in
            for segue in view.child("connections")?.children ?? [] where segue.name == "segue" {
                read(segue, of: view, in: id)
            }
        }
        for held in contents[id] ?? [] where containers[held] == nil { containers[held] = id }
    }

    private mutating func read(_ segue: XMLElement, of view: XMLElement, in id: String) {
        guard let destination = segue["destination"] else { return }
        switch segue["kind"] {
        case "relationship":
            // The columns of a split view are listed in their order.
            let isFirst = ["masterViewController", "primaryViewController"].contains(segue["relationship"])
            contents[id, default: []].insert(
                destination, at: isFirst ? 0 : contents[id]?.count ?? 0)
        case "show", "push": shown[id, default: []].append(destination)
        case "embed":
            guard let viewID = view["id"], embeds[viewID] == nil else { return }
            embeds[viewID] = Embed(controllerID: destination, view: view, segue: segue)
        default: break
        }
    }

    /// Finds the shortest path from the root of a navigation controller to each controller that is reachable
    /// from it.
    private mutating func findStacks(in order: [XMLElement]) {
        let stacks = order.filter { $0.name == "navigationController" }
        var left = stacks.compactMap { $0["id"].flatMap { contents[$0]?.first } }
        var found = Set(left)
        var next = 0
        while next < left.count {
            let id = left[next]
            next += 1
            for other in shown[id] ?? [] {
                guard let node = controllers[other], TagTable.controllers[node.name] == nil,
                    node.name != IBSceneGraph.reference, containers[other] == nil,
                    found.insert(other).inserted
                else { continue }
                below[other] = id
                left.append(other)
            }
        }
    }

    /// The tag of a storyboard reference.
    static let reference = "viewControllerPlaceholder"
}
