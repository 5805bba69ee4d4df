/// The accessibility label, identifier and traits of a view, as far as code or a file has set them; not drawn.
///
/// A class, so that the many nodes without it take one word more and no more.
public final class NodeAccessibility: Equatable, Sendable {
    /// The text that screen readers speak; nil if none is set.
    public let label: String?
    /// The identifier for tests and tools; nil if none is set.
    public let identifier: String?
    /// The names of the traits, in the order of their bits.
    public let traits: [String]

    /// Creates values; nil if nothing is set.
    public init?(label: String?, identifier: String?, traits: [String]) {
        guard label != nil || identifier != nil || !traits.isEmpty else { return nil }
        (self.label, self.identifier, self.traits) = (label, identifier, traits)
    }

    /// Whether two views have the same label, identifier and traits.
    public static func == (first: NodeAccessibility, second: NodeAccessibility) -> Bool {
        (first.label, first.identifier) == (second.label, second.identifier) && first.traits == second.traits
    }

    /// The values as parts of a line of a layout dump, each with its name.
    var dumpParts: [String] {
        (label.map { ["label=\($0.debugDescription)"] } ?? [])
            + (identifier.map { ["identifier=\($0.debugDescription)"] } ?? [])
            + (traits.isEmpty ? [] : ["traits=\(traits.joined(separator: ","))"])
    }
}
