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

    /// Whether a file may put views inside.
    public enum Subviews: Hashable, Sendable {
        /// It may.
        case allowed
        /// The class arranges its own parts.
        case refused
    }

    /// The name, as `class:` takes it.
    public var name: String
    /// The class whose attributes it also has; nil for `UIView`.
    public var superclass: String?
    /// Whether a file may put views inside.
    public var subviews: Subviews
    /// One sentence for people who write a file.
    public var summary: String
    /// What it adds to its superclass.
    public var attributes: [AttributeDefinition]
}

extension ElementClass {
    init(
        _ name: String, _ superclass: String?, subviews: Subviews = .allowed, _ summary: String,
        _ attributes: [AttributeDefinition]
    ) {
        self.init(
            name: name, superclass: superclass, subviews: subviews, summary: summary,
            attributes: attributes)
    }
}

extension ElementClass.AttributeDefinition {
    init(_ name: String, _ type: AttributeType, _ summary: String) {
        self.init(name: name, type: type, summary: summary)
    }
}
