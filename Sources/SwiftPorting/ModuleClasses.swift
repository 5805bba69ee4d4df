/// What ported modules must know of the classes of others that they import, whose classes they may extend.
package struct ModuleClasses: Sendable {
    /// The classes by name.
    var classes: [String: ClassDeclaration] = [:]
    /// The names of those that are connectable by members that were written for them or their superclasses.
    var connectable: Set<String> = []
    /// The initializers that the classes declare.
    var initializers: [String: [InitializerDeclaration]] = [:]

    /// The names of the classes.
    package var names: Set<String> { Set(classes.keys) }

    /// Creates a list of no classes.
    package init() {}

    /// Adds the classes of another module; those of a name that is there stay.
    package mutating func add(_ other: ModuleClasses) {
        classes.merge(other.classes) { first, _ in first }
        connectable.formUnion(other.connectable)
        initializers.merge(other.initializers) { first, _ in first }
    }
}
