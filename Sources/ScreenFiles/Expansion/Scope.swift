import Diagnostics
import YAML

/// An element that constraints can refer to.
struct ElementReference: Hashable, Sendable {
    /// The id in the scene.
    var id: String
    /// The class; nil if it is unknown, which has been reported.
    var className: String?
}

/// The ids in one component instance, or of the screen outside all components.
final class Scope {
    /// The id of the instance; empty for the screen.
    let prefix: String
    private var references: [String: (reference: ElementReference, place: Place)] = [:]
    private var order: [String] = []

    /// Creates an empty scope.
    init(prefix: String) { self.prefix = prefix }

    /// Returns the scene-wide id for a name in this scope.
    func id(of name: String) -> String { prefix.isEmpty ? name : "\(prefix)/\(name)" }

    /// Returns the element with a name.
    subscript(name: String) -> ElementReference? { references[name]?.reference }

    /// The names in the order of their declaration.
    var names: [String] { order }

    /// Whether further names may exist, because the data that repeats a component is unknown.
    var isOpen = false

    /// Sets the class of a name that was registered before its element was read.
    func complete(_ name: String, with reference: ElementReference) {
        references[name]?.reference = reference
    }

    /// Adds a name; returns the location of the existing one if the name is taken.
    func register(_ name: String, as reference: ElementReference, at place: Place) -> Place? {
        if let first = references[name] { return first.place }
        references[name] = (reference, place)
        order.append(name)
        return nil
    }
}

/// The lines of one constraint list and the context for reading them.
struct ConstraintList {
    /// The lines with parameters substituted.
    var lines: [YAMLNode]
    /// The ids that the lines can refer to.
    var scope: Scope
}
