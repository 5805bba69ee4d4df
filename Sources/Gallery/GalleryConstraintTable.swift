import Files
import Scene

/// The constraints of a view tree, each once, although it concerns several views.
struct GalleryConstraintTable {
    /// The constraints: text, outcome, identifier or null.
    private(set) var constraints: [JSONValue] = []
    private var indices: [String: Int] = [:]
    private var nodes: [String: Int] = [:]

    /// Starts a table for the nodes of a tree.
    init(_ layout: LayoutTree) {
        for (index, node) in layout.nodes.enumerated() { nodes[node.id] = index }
    }

    /// Returns what concerns a node, and adds the constraint unless it is known.
    mutating func value(of statement: ConstraintStatement) -> JSONValue {
        let constraint = JSONValue.array([
            .string(statement.text), .integer(Int(statement.outcome.rawValue)),
            .optional(statement.identifier),
        ])
        let index = indices[statement.text] ?? constraints.count
        if index == constraints.count {
            indices[statement.text] = index
            constraints.append(constraint)
        }
        return .array([
            .integer(index), .string(statement.sentence), .integer(statement.isOwn ? 1 : 0),
            .integer(statement.other.flatMap { nodes[$0] } ?? -1),
        ])
    }
}
