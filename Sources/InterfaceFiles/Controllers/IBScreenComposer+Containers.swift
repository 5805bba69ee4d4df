import Diagnostics
import ScreenDocuments
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
            let selected = element.withTabItem(tabItem(ofController: id, in: file))
            outer.subviews += before + [selected] + after
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
        guard let node = file.graph.controllers[id] else { return nil }
        // The target's own attributes and items count; the tab bar item may be the reference's.
        let target = StoryboardReference(node).flatMap { try? library.target(of: $0, in: file) }
        let shown = target.map { Position(file: $0.file, id: $0.id) } ?? Position(file: file, id: id)
        guard let shownNode = shown.file.graph.controllers[shown.id],
            let scene = shown.file.scene(ofController: shown.id)
        else { return nil }
        var element = emptyController(shownNode, scene, shown)
        if target != nil {
            // What makes its view finds it by the reference.
            element.id = id
            element.place = file.resources.place(node)
            element.origin?.controllerID = id
            element.origin?.connections = []
        }
        element.className = "UIViewController"
        element.attributes.removeAll {
            ElementVocabulary.attribute($0.name, of: "UIViewController") == nil
        }
        return element.withTabItem(tabItem(ofController: id, in: file))
    }

    /// Returns the tab bar item of a controller: its own, of a navigation controller without one that of its root, and
    /// for a reference that of its target, or else the reference's own; nil if there is none.
    ///
    /// Source: documentation of `UIViewController.tabBarItem`, the item "that represents the view controller": a
    /// controller that a reference leads to has its own, if its scene has one. Chosen: else that of the reference,
    /// which Interface Builder shows.
    func tabItem(ofController id: String, in file: IBFile, depth: Int = 0) -> Element? {
        guard let node = file.graph.controllers[id], depth < IBScreenComposer.nestedControllers else {
            return nil
        }
        let own = file.scene(ofController: id)?.items.first(where: \.isTabItem)
        if let reference = StoryboardReference(node) {
            guard let target = try? library.target(of: reference, in: file) else { return own }
            return tabItem(ofController: target.id, in: target.file, depth: depth + 1) ?? own
        }
        guard own == nil, node.name == "navigationController", let root = file.graph.contents[id]?.first
        else { return own }
        return tabItem(ofController: root, in: file, depth: depth + 1)
    }

    /// Returns a controller in place of one that a reference does not lead to: its view is a marked placeholder.
    func missing(_ reference: StoryboardReference, _ node: XMLElement, _ position: Position) -> Element? {
        guard let scene = position.file.scene(ofController: position.id) else { return nil }
        var element = emptyController(node, scene, position)
        element.attributes = []
        var origin = ElementOrigin(tag: "view")
        origin.slot = "view"
        origin.missingContent = reference.identifier ?? reference.storyboard ?? position.id
        element.subviews.append(
            Element(
                id: element.id + "/view", className: "UIView", place: element.place, origin: origin))
        return element
    }
}

extension Element {
    /// Whether it is the item of a tab bar.
    fileprivate var isTabItem: Bool { className == "UITabBarItem" }

    /// Returns a controller with a tab bar item, unless it has one.
    func withTabItem(_ item: Element?) -> Element {
        guard let item, !subviews.contains(where: \.isTabItem) else { return self }
        var copy = self
        copy.subviews.insert(item, at: 0)
        return copy
    }
}
