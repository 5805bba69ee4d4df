import Diagnostics

/// The entries of an element, sorted into those that shape the tree and the attributes.
struct ElementEntries {
    /// The keys that shape the tree, in the order in which people write them.
    static let structure = ["id", "class", "component", "with", "repeat", "subviews", "constraints"]

    /// Every entry of the file.
    let all: [YAMLEntry]

    /// The value of a key that shapes the tree.
    subscript(key: String) -> YAMLNode? { all.first { $0.key == key }?.value }

    /// The entry of a key that shapes the tree.
    func entry(_ key: String) -> YAMLEntry? { all.first { $0.key == key } }

    /// The others.
    var attributes: [YAMLEntry] { all.filter { !Self.structure.contains($0.key) } }

    /// The entries of a node, or nil with a report.
    init?(_ node: YAMLNode, problems: ProblemList) {
        guard let entries = node.mapping else {
            if !node.isUnknown {
                problems.report(
                    .error(
                        "a view takes a mapping, found \(node.foundDescription)", at: node.place,
                        hints: ["for example {class: UILabel, text: hello}"]))
            }
            return nil
        }
        all = entries
    }
}
