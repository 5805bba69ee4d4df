import Diagnostics
import Geometry
import ScreenDocuments
import XML

/// Reads the views of one scene.
struct IBSceneReader {
    /// The shared data of the document.
    let resources: IBResources
    /// Whether the document's views are laid out by constraints.
    let usesAutoLayout: Bool
    /// The variations of the views that were read.
    var variations: [TraitVariation] = []
    /// The reader of constraints.
    var constraints: IBConstraints
    /// The number for the next view with an id that is already in use.
    private var nextNumbers: [String: Int] = [:]
    /// The ids of the views and items that were read.
    var usedIDs: Set<String> = []
    /// The built-in labels and image of cells, by id.
    var cellParts: [String: String] = [:]
    /// The number of views read.
    private var count = 0

    /// The superview of the view that is read.
    struct Parent {
        var tag: String
        var rect: Rect?
        var depth: Int
    }

    /// Creates a reader for a document.
    init(resources: IBResources, usesAutoLayout: Bool) {
        self.resources = resources
        self.usesAutoLayout = usesAutoLayout
        constraints = IBConstraints(resources: resources)
    }

    /// Returns the root view of a scene with its descendants: that of a controller, or a view of a XIB file.
    mutating func root(_ node: XMLElement, of controller: XMLElement?) -> Element? {
        collectGuides(node)
        let rootID = node["id"] ?? "anon0"
        for guide in controller?.child("layoutGuides")?.children ?? [] {
            guard let id = guide["id"] else { continue }
            constraints.guides[id] = guide["type"] == "bottom" ? .bottomOf(id: rootID) : .topOf(id: rootID)
        }
        return element(node, slot: nil, in: nil)
    }

    mutating func collectGuides(_ node: XMLElement) {
        for child in node.children {
            if child.name == "viewLayoutGuide" || child.name == "keyboardLayoutGuide", let id = child["id"],
                let owner = node["id"], let guide = ConstraintDeclaration.Guide.keys[child["key"] ?? ""]
            {
                constraints.guides[id] = .ofView(id: owner, guide)
            }
            collectGuides(child)
        }
    }

    // MARK: Views

    mutating func element(_ node: XMLElement, slot: String?, in parent: Parent?) -> Element? {
        let depth = (parent?.depth ?? 0) + 1
        guard depth <= ScreenLimits.nestedViews, count < ScreenLimits.views else {
            resources.problems.report(
                Diagnostic(
                    .storyboardSize,
                    "views more than \(ScreenLimits.nestedViews) deep or beyond \(ScreenLimits.views) are "
                        + "left out",
                    at: resources.place(node)))
            return nil
        }
        let id = uniqueID(of: node)
        count += 1
        let className = className(of: node)
        let reader = IBAttributeReader(resources: resources, className: className)
        var attributes = reader.attributes(of: node)
        let rect = node.rect("frame")
        if let parent { attributes += placement(of: node, slot: slot, rect, in: parent) }
        readVariations(of: node, id: id, reader)
        var element = Element(
            id: id, className: className, attributes: attributes, place: resources.place(node),
            origin: origin(of: node, id: id, slot: slot ?? cellParts[id], reader))
        element.origin?.savedFrame = rect
        if parent == nil {
            element.origin?.rootMask = node.autoresizingNames
            element.origin?.isConstrainedRoot = node["translatesAutoresizingMaskIntoConstraints"] == "NO"
        }
        element.constraints = (node.child("constraints")?.children ?? []).filter { $0.name == "constraint" }
            .compactMap { constraints.declaration($0, ownerID: id) }
        if node.name == "tableViewCell" { recordCellParts(of: node) }
        let inside = Parent(tag: node.name, rect: rect, depth: depth)
        element.subviews = parts(of: node, in: inside)
        if element.subviews.contains(where: { $0.attributes.contains { $0.name == "autoresizingMask" } }) {
            element.origin?.designSize = rect?.size ?? node.contentSize
        }
        return element
    }

    private mutating func uniqueID(of node: XMLElement) -> String {
        let wanted = node["id"] ?? "anon\(count)"
        guard !usedIDs.insert(wanted).inserted else { return wanted }
        resources.problems.report(
            Diagnostic(.storyboardContent, "the id '\(wanted)' is used twice", at: resources.place(node)))
        var number = nextNumbers[wanted] ?? 2
        while !usedIDs.insert("\(wanted)#\(number)").inserted { number += 1 }
        nextNumbers[wanted] = number + 1
        return "\(wanted)#\(number)"
    }

    /// Returns the class for a tag: that of the vocabulary, otherwise the most similar one.
    private func className(of node: XMLElement) -> String {
        guard let className = TagTable.views[node.name] else {
            resources.tally.add("<\(node.name)>", to: .unknownElements)
            return "UIView"
        }
        if ElementVocabulary.elementClass(className) != nil { return className }
        resources.tally.add(className, to: .unsupportedClasses)
        return "UIView"
    }

    func origin(
        of node: XMLElement, id: String, slot: String?, _ reader: IBAttributeReader
    ) -> ElementOrigin {
        var origin = ElementOrigin(tag: node.name)
        origin.slot = slot
        origin.userLabel = node["userLabel"]
        origin.restorationID = node["restorationIdentifier"]
        origin.outletNames = resources.outletNames[id] ?? []
        origin.designableSize = resources.designableSizes[id]
        origin.connections = node.interfaceConnections
        origin.hasStaticContent = node["dataMode"] == "static"
        if let custom = node["customClass"] {
            origin.customClass = custom
            resources.tally.add(custom, to: .customClasses)
        }
        reader.readLiveAttributes(of: node, into: &origin)
        return origin
    }

    // MARK: Position

    /// Returns the frame and autoresizing mask of a view that is not positioned by constraints.
    private func placement(
        of node: XMLElement, slot: String?, _ rect: Rect?, in parent: Parent
    ) -> [Attribute] {
        guard isPlacedByFrame(node, slot: slot, in: parent) else { return [] }
        let place = resources.place(node)
        guard let frame = rect else {
            guard slot != nil, let size = parent.rect?.size else { return [] }
            return [
                Attribute(
                    name: "frame", value: .rect(Rect(x: 0, y: 0, width: size.width, height: size.height)),
                    place: place),
                Attribute(
                    name: "autoresizingMask", value: .choices(["flexibleWidth", "flexibleHeight"]),
                    place: place),
            ]
        }
        var attributes = [Attribute(name: "frame", value: .rect(frame), place: place)]
        let mask = node.autoresizingNames
        // Without the size that the frame was designed for, a mask has no meaning; but a content view fills
        // its superview.
        if !mask.isEmpty, parent.rect != nil || slot == "contentView" {
            attributes.append(Attribute(name: "autoresizingMask", value: .choices(mask), place: place))
        }
        return attributes
    }

    private func isPlacedByFrame(_ node: XMLElement, slot: String?, in parent: Parent) -> Bool {
        if slot == nil, parent.tag == "stackView" { return false }
        if slot != nil || !usesAutoLayout || node.isYes("fixedFrame") { return true }
        return node["translatesAutoresizingMaskIntoConstraints"] != "NO"
    }
}
