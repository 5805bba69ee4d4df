package import Files
package import Geometry
import Scene
package import SceneMap

/// The map of a gallery: where its scenes lie, and the lines of the segues between them. Lengths are points.
package struct GalleryMap: Sendable {
    /// The places of the boxes, the lines and the frames around the scenes of one file.
    private let layout: MapLayout
    /// The names of files, by the numbers of groups.
    private let files: [String]
    /// The kinds of lines, in the order of the legend.
    package var kinds: [Kind] = []
    /// What is in the boxes; one for each of the layout.
    package var nodes: [Node] = []
    /// What the lines are; one for each of the layout.
    package var segues: [Segue] = []

    /// Creates a map without what it says of its scenes and segues.
    package init(_ layout: MapLayout, files: [String]) {
        (self.layout, self.files) = (layout, files)
    }

    /// A scene, or a storyboard reference.
    package struct Node: Sendable {
        /// The name and a second line, as far as they fit.
        package var caption: [String]
        /// What is said of the scene under the pointer.
        package var tooltip: String
        /// Where the picture lies; nil for a storyboard reference.
        package var frame: Rect?
        /// The digest of the picture; nil for none.
        package var digest: String?
        /// The number of the scene in the gallery; nil if it has no page.
        package var scene: Int?

        /// Creates a scene without picture and page.
        package init(caption: [String], tooltip: String, frame: Rect?) {
            (self.caption, self.tooltip, self.frame) = (caption, tooltip, frame)
        }
    }

    package struct Segue: Sendable {
        /// The index of its kind.
        package var kind: Int
        /// The text at its start; nil for none.
        package var label: String?
        /// What is said of the segue under the pointer.
        package var tooltip: String

        /// Creates a segue.
        package init(kind: Int, label: String?, tooltip: String) {
            (self.kind, self.label, self.tooltip) = (kind, label, tooltip)
        }
    }

    /// A kind of segue.
    package struct Kind: Sendable {
        /// What the legend says.
        package var name: String
        /// The color as `#RRGGBB`.
        package var color: String
        /// The lengths of dashes and gaps; nil for a solid line.
        package var dashes: String?

        /// Creates a kind.
        package init(name: String, color: String, dashes: String?) {
            (self.name, self.color, self.dashes) = (name, color, dashes)
        }
    }
}

extension GalleryMap {
    /// The data of the map's page.
    package var json: JSONValue {
        .members([
            "size": .numbers(layout.size.width, layout.size.height),
            "nodes": .array(nodes.indices.map(value(ofNode:))),
            "lines": .array(segues.indices.map(value(ofSegue:))),
            "groups": .array(
                layout.groups.map { group in
                    .members([
                        "frame": .rect(group.frame), "heading": .point(group.heading),
                        "name": .string(files[group.number]),
                    ])
                }),
            "loose": layout.looseHeading.map(JSONValue.point) ?? .null,
            "kinds": .array(
                kinds.map { kind in
                    .members([
                        "name": .string(kind.name), "color": .string(kind.color),
                        "dashes": .optional(kind.dashes),
                    ])
                }),
        ])
    }

    private func value(ofNode index: Int) -> JSONValue {
        let node = nodes[index]
        return .members([
            "frame": .rect(layout.frames[index]), "picture": node.frame.map(JSONValue.rect) ?? .null,
            "digest": .optional(node.digest), "scene": node.scene.map(JSONValue.integer) ?? .null,
            "caption": .array(node.caption.map(JSONValue.string)), "tooltip": .string(node.tooltip),
            "entry": layout.entries[index].map(JSONValue.point) ?? .null,
        ])
    }

    private func value(ofSegue index: Int) -> JSONValue {
        let segue = segues[index], line = layout.lines[index]
        return .members([
            "kind": .integer(segue.kind), "path": .string(line.path.svgText), "label": .optional(segue.label),
            "at": .point(line.label), "trailing": .bool(line.isLabelTrailing),
            "tooltip": .string(segue.tooltip),
        ])
    }
}

extension JSONValue {
    fileprivate static func numbers(_ values: Double...) -> JSONValue { .array(values.map(JSONValue.number)) }

    fileprivate static func point(_ point: Point) -> JSONValue { .numbers(point.x, point.y) }

    fileprivate static func rect(_ rect: Rect) -> JSONValue {
        .numbers(rect.minX, rect.minY, rect.width, rect.height)
    }
}
