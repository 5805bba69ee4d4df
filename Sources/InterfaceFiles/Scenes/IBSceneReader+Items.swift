import ScreenDocuments
import XML

// Elements that are not views: bar button items, table sections, collection view layouts.
extension IBSceneReader {
    /// Returns the views and items in an element.
    mutating func parts(of node: XMLElement, in parent: Parent) -> [Element] {
        let inside = node.partsInside.compactMap { child, slot in
            TagTable.items[child.name] == nil
                ? element(child, slot: slot, in: parent) : item(child, key: slot, in: parent)
        }
        return inside + partsByOutlet(of: node, in: parent)
    }

    /// Returns the views beside the controller that outlets of a cell make its parts.
    private mutating func partsByOutlet(of node: XMLElement, in parent: Parent) -> [Element] {
        guard TagTable.cells.contains(node.name) else { return [] }
        var parts: [Element] = []
        for outlet in node.child("connections")?.children ?? [] where outlet.name == "outlet" {
            guard let slot = outlet["property"], TagTable.outletSlots.contains(slot),
                let id = outlet["destination"], !usedIDs.contains(id), let view = resources.viewsBeside[id]
            else { continue }
            collectGuides(view)
            if let part = element(view, slot: slot, in: parent) { parts.append(part) }
        }
        return parts
    }

    /// Returns an item that configures a bar, a table or a layout. Views inside it are subviews of the
    /// enclosing view.
    private mutating func item(_ node: XMLElement, key: String?, in parent: Parent) -> Element? {
        guard let className = TagTable.items[node.name] else { return nil }
        let id = node["id"] ?? "item\(usedIDs.count)"
        let reader = IBAttributeReader(resources: resources, className: className)
        var element = Element(
            id: usedIDs.insert(id).inserted ? id : "\(id)#\(usedIDs.count)", className: className,
            attributes: reader.attributes(of: node), place: resources.place(node),
            origin: origin(of: node, id: id, slot: key ?? "item", reader))
        if className == "UIBarButtonItem", let key, let placement = IBSceneReader.placements[key] {
            let attribute = Attribute(
                name: "placement", value: .choice(placement), place: resources.place(node))
            element.attributes.replaceOrAppend(attribute)
        }
        readVariations(of: node, id: id, reader)
        element.subviews = parts(of: node, in: parent)
        return element
    }

    private static let placements = [
        "leftBarButtonItem": "left", "rightBarButtonItem": "right", "backBarButtonItem": "back",
        "leftBarButtonItems": "left", "rightBarButtonItems": "right",
    ]

    /// Returns the bar items of a controller.
    mutating func items(of controller: XMLElement) -> [Element] {
        let parent = Parent(tag: controller.name, rect: nil, depth: 1)
        let own = controller.children.filter { TagTable.items[$0.name] != nil && $0["key"] != nil }
        let tools = controller.child("toolbarItems")?.children ?? []
        return (own + tools).compactMap {
            TagTable.items[$0.name] == nil ? nil : item($0, key: $0["key"], in: parent)
        }
    }

    /// Records which views are the built-in labels and image of a cell.
    mutating func recordCellParts(of cell: XMLElement) {
        for name in ["textLabel", "detailTextLabel", "imageView"] {
            if let id = cell[name] { cellParts[id] = name }
        }
    }
}
