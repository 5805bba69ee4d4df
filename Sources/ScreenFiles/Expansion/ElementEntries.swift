import Diagnostics
import YAML

/// The entries of an element, divided into structural keys and attributes.
struct ElementEntries {
    /// The structural keys in their usual order.
    static let structure = ["id", "class", "component", "with", "repeat", "subviews", "constraints"]

    /// All entries in the order of the file.
    let all: [YAMLEntry]

    /// Returns the value of a structural key.
    subscript(key: String) -> YAMLNode? { all.first { $0.key == key }?.value }

    /// Returns the entry of a structural key.
    func entry(_ key: String) -> YAMLEntry? { all.first { $0.key == key } }

    /// The entries that are not structural.
    var attributes: [YAMLEntry] { all.filter { !Self.structure.contains($0.key) } }

    /// Creates the entries of a node; nil after reporting an error.
    init?(_ node: YAMLNode, problems: ProblemList) {
        guard let entries = node.mapping else {
            if !node.isUnknown {
                problems.report(
                    Diagnostic(
                        .screenType, "a view takes a mapping, found \(node.foundDescription)", at: node.place,
                        hints: ["for example {class: UILabel, text: hello}"]))
            }
            return nil
        }
        all = entries
    }
}
