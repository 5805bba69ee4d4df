/// What a screen file may say about an object of one class.
package struct ElementClass: Sendable {
    /// What a class makes.
    package enum Kind: Hashable, Sendable {
        /// A view.
        case view
        /// What configures a bar, a table or a layout and has no frame of its own.
        case item
        /// A controller, which owns views and other controllers.
        case controller
    }

    /// What a file may put inside.
    package enum Subviews: Hashable, Sendable {
        /// Views, and controllers whose views fill this one.
        case allowed
        /// Nothing: the class arranges its own subviews.
        case refused
        /// Elements of some classes and their subclasses.
        case only([String])
    }

    /// What is declared of a class besides its attributes.
    package struct Declaration: Sendable {
        /// The name, as `class:` takes it.
        package let name: String
        /// The class whose attributes it also has; nil for those with all their attributes in their own list.
        package let superclass: String?
        /// The XML elements of storyboards that stand for it.
        package let tags: [String]
        /// What it makes.
        package let kind: Kind
        /// What a file may put inside.
        package let subviews: Subviews
        /// One sentence for people who write a file.
        package let summary: String

        init(
            _ name: String, _ superclass: String?, tags: [String] = [], kind: Kind = .view,
            subviews: Subviews = .allowed, _ summary: String
        ) {
            self.name = name
            self.superclass = superclass
            self.tags = tags
            self.kind = kind
            self.subviews = subviews
            self.summary = summary
        }
    }

    private let declaration: Declaration
    /// What it adds to its superclass.
    package let attributes: [AttributeDefinition]

    /// The name, as `class:` takes it.
    package var name: String { declaration.name }
    /// The class whose attributes it also has; nil for those with all their attributes in their own list.
    package var superclass: String? { declaration.superclass }
    /// The XML elements of storyboards that stand for it.
    package var tags: [String] { declaration.tags }
    /// What it makes.
    package var kind: Kind { declaration.kind }
    /// What a file may put inside.
    package var subviews: Subviews { declaration.subviews }
    /// One sentence for people who write a file.
    package var summary: String { declaration.summary }

    /// A class with attributes of its own.
    init(_ attributes: any ElementAttributes.Type) {
        declaration = attributes.element
        self.attributes = attributes.init().definitions
    }

    /// A class that adds no attributes.
    init(_ declaration: Declaration) {
        self.declaration = declaration
        attributes = []
    }
}
