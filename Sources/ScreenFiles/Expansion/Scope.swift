import Diagnostics

/// An element as constraints refer to it.
struct ElementReference: Hashable, Sendable {
    /// The id in the scene.
    var id: String
    /// The class; nil where it is unknown, which was reported.
    var className: String?
}

/// The ids of one component instance, or of the screen outside all components.
final class Scope {
    /// The id of the instance; empty for the screen.
    let prefix: String
    private var references: [String: (reference: ElementReference, place: Place)] = [:]
    private var order: [String] = []

    /// A scope without ids.
    init(prefix: String) { self.prefix = prefix }

    /// The scene-wide id of a name in this scope.
    func id(of name: String) -> String { prefix.isEmpty ? name : "\(prefix)/\(name)" }

    /// The element of a name.
    subscript(name: String) -> ElementReference? { references[name]?.reference }

    /// The names in the order of their declaration.
    var names: [String] { order }

    /// Whether names beyond these may exist, since the data that repeats a component is not known.
    var isOpen = false

    /// Fills in the class of a name that had to be registered before its element was read.
    func complete(_ name: String, with reference: ElementReference) {
        references[name]?.reference = reference
    }

    /// Adds a name; gives the place of the first one where it is taken.
    func register(_ name: String, as reference: ElementReference, at place: Place) -> Place? {
        if let first = references[name] { return first.place }
        references[name] = (reference, place)
        order.append(name)
        return nil
    }
}

/// Constraint lines of one list and what they are read with.
struct ConstraintList {
    /// The lines, parameters already replaced.
    var lines: [YAMLNode]
    /// The ids they may name.
    var scope: Scope
}
