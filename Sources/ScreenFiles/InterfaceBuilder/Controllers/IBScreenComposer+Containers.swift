import Diagnostics
import XML

// The containers of a scene, and the bar items of sibling scenes.
extension IBScreenComposer {
    /// Returns a controller inside its navigation and tab bar controllers.
    mutating func inContainers(_ core: Element, id: String) -> Element {
        var (element, id) = (core, id)
        var below: [String] = []
        var bottom = id
        while let lower = file.graph.below[bottom], !below.contains(lower) {
            below.insert(lower, at: 0)
            bottom = lower
        }
        if let container = file.graph.containers[bottom],
            file.graph.controllers[container]?.name == "navigationController",
            let outer = around(element, container, before: below)
        {
            (element, id) = (outer, container)
        }
        if let container = file.graph.containers[id],
            file.graph.controllers[container]?.name == "tabBarController",
            var outer = around(element, container, before: [])
        {
            let tabs = file.graph.contents[container] ?? []
            let index = tabs.firstIndex(of: id) ?? 0
            let before = tabs[..<index].compactMap { barItemsOnly($0, file) }
            let after = tabs[(index + 1)...].compactMap { barItemsOnly($0, file) }
            outer.subviews.removeLast()
            outer.subviews += before + [element] + after
            outer.attributes.append(
                Attribute(name: "selectedIndex", value: .integer(before.count), place: outer.place))
            element = outer
        }
        return element
    }

    /// Returns a container with a controller as its last child, after others that are not visible.
    private mutating func around(_ element: Element, _ id: String, before: [String]) -> Element? {
        guard let node = file.graph.controllers[id], let scene = file.scene(ofController: id) else {
            return nil
        }
        variations += scene.variations
        var outer = emptyController(node, scene, Position(file: file, id: id))
        outer.subviews += scene.bars?.subviews ?? []
        outer.subviews += before.compactMap { barItemsOnly($0, file) } + [element]
        return outer
    }

    /// Returns a controller that is not visible itself, with only its bar items.
    func barItemsOnly(_ id: String, _ file: IBFile) -> Element? {
        guard var node = file.graph.controllers[id], var scene = file.scene(ofController: id) else {
            return nil
        }
        if node.name == IBSceneGraph.reference, let name = node["storyboardName"],
            let other = library.file(named: name),
            let found = other.controllerID(named: node["referencedIdentifier"]),
            let foundScene = other.scene(ofController: found), !foundScene.items.isEmpty
        {
            node = other.graph.controllers[found] ?? node
            scene = foundScene
        }
        var element = emptyController(node, scene, Position(file: file, id: id))
        element.className = "UIViewController"
        element.attributes.removeAll {
            ElementVocabulary.attribute($0.name, of: "UIViewController") == nil
        }
        return element
    }
}
