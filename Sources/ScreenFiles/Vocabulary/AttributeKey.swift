/// An attribute as it is declared, once: a stored property of the `AttributeGroup` of its class.
///
/// The vocabulary, the schema, the tables of the documentation, the reading of screen files and of
/// storyboards follow from the declaration; the builder binds it to a property.
package struct AttributeKey<Kind: AttributeKind>: Sendable {
    /// The name, the kind of value and the documentation.
    package let definition: AttributeDefinition
    /// The kind of value.
    package let kind: Kind
    /// The name: Apple's, except where Apple has none.
    package var name: String { definition.name }
}

extension AttributeKey where Kind: WrittenKind {
    /// Declares an attribute.
    ///
    /// - Parameters:
    ///   - name: the name in screen files.
    ///   - kind: the kind of value.
    ///   - summary: one sentence for people who write a file.
    ///   - storyboard: its name in storyboards, besides its own and its own without `is`.
    ///   - keyPaths: the key paths of user-defined runtime attributes that set it.
    init(
        _ name: String, _ kind: Kind, _ summary: String, storyboard: String? = nil, keyPaths: [String] = []
    ) {
        self.kind = kind
        definition = AttributeDefinition(
            name: name, kind: kind, summary: summary, storyboardName: storyboard, keyPaths: keyPaths)
    }
}

/// What is declared of an attribute, whatever its kind of value.
package struct AttributeDefinition: Sendable {
    /// The name in screen files.
    package let name: String
    /// The kind of value.
    let kind: any WrittenKind
    /// One sentence for people who write a file.
    package let summary: String
    /// Its name in storyboards, besides its own and its own without `is`.
    let storyboardName: String?
    /// The key paths of user-defined runtime attributes that set it.
    let keyPaths: [String]
    /// The kind of value.
    package var valueKind: any AttributeKind { kind }
}

/// Attributes that are declared together, as the stored properties of a structure.
package protocol AttributeGroup: Sendable {}

extension AttributeGroup {
    /// The declarations in source order; those of a group inside are in its place.
    package var definitions: [AttributeDefinition] {
        Mirror(reflecting: self).children.flatMap { child -> [AttributeDefinition] in
            switch child.value {
            case let key as any DeclaredAttribute: [key.definition]
            case let group as any AttributeGroup: group.definitions
            default: []
            }
        }
    }
}

/// An attribute key of any kind.
private protocol DeclaredAttribute {
    /// What is declared.
    var definition: AttributeDefinition { get }
}

extension AttributeKey: DeclaredAttribute {}

/// The attributes that a class adds to those of its superclass, and what else is declared of the class.
package protocol ElementAttributes: AttributeGroup {
    /// The class.
    static var element: ElementClass.Declaration { get }
    /// The declarations.
    init()
}
