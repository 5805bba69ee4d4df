import Files
import Goldens
package import Maquette
import ScreenDocuments

extension SceneFlow {
    /// The version of the JSON format; incremented when a member changes its meaning or is removed.
    package static let schemaVersion = 1

    /// The graph as JSON on one line, with the diagnostics of reading and rendering the scenes.
    package func json(_ diagnostics: [Diagnostic]) -> String {
        JSONValue.members([
            "schemaVersion": .integer(Self.schemaVersion),
            "nodes": .array(nodes.indices.map(nodeValue)),
            "edges": .array(edges.map(edgeValue)),
            "diagnostics": .array(diagnostics.map(\.placedReportValue)),
        ]).text
    }

    private func id(of node: Int) -> String { "\(files[nodes[node].file])#\(nodes[node].objectID)" }

    private func nodeValue(_ index: Int) -> JSONValue {
        let node = nodes[index]
        let reference = node.reference.map {
            JSONValue.members([
                "storyboard": .optional($0.storyboard), "identifier": .optional($0.identifier),
            ])
        }
        return .members([
            "id": .string(id(of: index)), "file": .string(files[node.file]), "scene": .string(node.name),
            "class": .optional(node.className), "title": .optional(node.title),
            "identifier": .optional(node.identifier), "initial": .bool(node.isInitial),
            "reference": reference ?? .null, "size": node.size.map(JSONValue.size) ?? .null,
        ])
    }

    private func edgeValue(_ edge: Edge) -> JSONValue {
        let segue = edge.segue
        return .members([
            "from": .string(id(of: edge.source)), "to": .optional(edge.destination.map(id)),
            "kind": .string(segue.kind.rawValue), "identifier": .optional(segue.identifier),
            "view": .optional(segue.view), "viewName": .optional(segue.viewName),
            "class": .optional(segue.customClass), "action": .optional(segue.action),
        ])
    }
}
