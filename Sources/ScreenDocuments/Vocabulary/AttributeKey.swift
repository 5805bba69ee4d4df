/// What is declared of an attribute, whatever its kind of value.
///
/// A class, so that the keys of a group are references to it, whatever their kinds.
package class AttributeDefinition: @unchecked Sendable {  // constants only, in its one subclass too
    /// The name in screen files: Apple's, except where Apple has none.
    package let name: String
    /// One sentence for people who write a file.
    package let summary: String
    /// Its name in storyboards, besides its own and its own without `is`.
    package let storyboardName: String?
    /// The key paths of user-defined runtime attributes that set it.
    package let keyPaths: [String]
    /// The kind of value.
    package let valueKind: any AttributeKind
    /// What files may write for a value.
    package var type: AttributeType { valueKind.type }

    fileprivate init(
        name: String, kind: any AttributeKind, summary: String, storyboardName: String?, keyPaths: [String]
    ) {
        self.name = name
        self.summary = summary
        self.storyboardName = storyboardName
        self.keyPaths = keyPaths
        valueKind = kind
    }
}

/// An attribute as it is declared, once: a stored property of the `AttributeGroup` of its class.
///
/// The vocabulary, the schema, the tables of the documentation, the reading of screen files and of
/// storyboards follow from the declaration; the builder binds it to a property.
// The parameter has no requirement, since the runtime would search the conformances of every kind of value.
package final class AttributeKey<Kind: Sendable>:
    AttributeDefinition, @unchecked Sendable  // constants only
{
    /// The kind of value.
    package let kind: Kind

    /// Declares an attribute.
    ///
    /// - Parameters:
    ///   - name: the name in screen files.
    ///   - kind: the kind of value.
    ///   - summary: one sentence for people who write a file.
    ///   - storyboard: its name in storyboards, besides its own and its own without `is`.
    ///   - keyPaths: the key paths of user-defined runtime attributes that set it.
    // Not inlined, since the vocabulary calls it hundreds of times.
    @inline(never)
    init(
        _ name: String, _ kind: Kind, _ summary: String, storyboard: String? = nil, keyPaths: [String] = []
    ) where Kind: AttributeKind {
        self.kind = kind
        super.init(
            name: name, kind: kind, summary: summary, storyboardName: storyboard, keyPaths: keyPaths)
    }
}

/// Attributes that are declared together, as the stored properties of a structure: keys and other groups, nothing else.
package protocol AttributeGroup: Sendable {}

extension AttributeGroup {
    /// The declarations in source order; those of a group inside are in its place.
    package var definitions: [AttributeDefinition] {
        // A structure of references is laid out as an array of them. A mirror would find the same, after searching the
        // program's conformances for one of each structure to `CustomReflectable`.
        assert(
            Mirror(reflecting: self).children.allSatisfy {
                $0.value is AttributeDefinition || $0.value is any AttributeGroup
            }, "a property is neither a key nor a group")
        return withUnsafeBytes(of: self) { Array($0.bindMemory(to: AttributeDefinition.self)) }
    }
}

/// The attributes that a class adds to those of its superclass, and what else is declared of the class.
package protocol ElementAttributes: AttributeGroup {
    /// The declaration of the class itself.
    static var element: ElementClass.Declaration { get }
    /// Creates the declarations of the attributes.
    init()
}
