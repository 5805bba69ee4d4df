/// What a screen file may say about a view of one class.
public struct ElementClass: Hashable, Sendable {
    /// An attribute that a class adds to those of its superclass.
    public struct AttributeDefinition: Hashable, Sendable {
        /// The name: Apple's, except where Apple has none.
        public var name: String
        /// The type of its value.
        public var type: AttributeType
        /// One sentence for people who write a file.
        public var summary: String
    }

    /// What a class makes.
    public enum Kind: Hashable, Sendable {
        /// A view.
        case view
        /// What a bar, a table or a layout is told: it has no place of its own.
        case item
        /// A controller, which owns views and other controllers.
        case controller
    }

    /// What a file may put inside.
    public enum Subviews: Hashable, Sendable {
        /// Views, and controllers whose views fill this one.
        case allowed
        /// Nothing: the class arranges its own parts.
        case refused
        /// Elements of some classes and those that descend from them.
        case only([String])
    }

    /// The name, as `class:` takes it.
    public var name: String
    /// The class whose attributes it also has; nil for those with all their attributes in their own list.
    public var superclass: String?
    /// What it makes.
    public var kind: Kind
    /// What a file may put inside.
    public var subviews: Subviews
    /// One sentence for people who write a file.
    public var summary: String
    /// What it adds to its superclass.
    public var attributes: [AttributeDefinition]
}

extension ElementClass {
    init(
        _ name: String, _ superclass: String?, kind: Kind = .view, subviews: Subviews = .allowed,
        _ summary: String, _ attributes: [AttributeDefinition]
    ) {
        self.init(
            name: name, superclass: superclass, kind: kind, subviews: subviews, summary: summary,
            attributes: attributes)
    }
}

extension ElementClass.AttributeDefinition {
    init(_ name: String, _ type: AttributeType, _ summary: String) {
        self.init(name: name, type: type, summary: summary)
    }
}
