/// What a screen file may say about an object of one class.
package struct ElementClass: Sendable {
    /// What a class makes.
    package enum Kind: Hashable, Sendable {
        /// A view, which has a frame.
        case view
        /// What configures a bar, a table or a layout and has no frame of its own.
        case item
        /// A controller, which owns views and other controllers.
        case controller
    }

    /// What a file may put inside.
    package enum Subviews: Hashable, Sendable {
        /// Views, layout guides, and controllers whose views fill this one.
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
    private let lazyAttributes: Lazy<[AttributeDefinition]>
    private let lazyNames: Lazy<Names>

    /// The attributes that a class adds to those of its superclass by the names that files use.
    package struct Names: Sendable {
        /// By the names in screen files.
        package var own: [String: AttributeDefinition] = [:]
        /// By the names that storyboards use in place of them.
        package var storyboard: [String: AttributeDefinition] = [:]
        /// By the key paths of user-defined runtime attributes.
        package var keyPaths: [String: AttributeDefinition] = [:]
    }

    /// What it adds to its superclass.
    package var attributes: [AttributeDefinition] { lazyAttributes.value }
    /// The same by name.
    package var names: Names { lazyNames.value }

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
    /// Whether constraints position it.
    package var isConstrained: Bool { kind == .view || name == "UILayoutGuide" }

    /// A class with attributes of its own.
    // Not inlined, since the table of the classes calls it for each.
    @inline(never)
    init(_ attributes: any ElementAttributes.Type) {
        self.init(attributes.element) { attributes.init().definitions }
    }

    /// A class that adds no attributes.
    init(_ declaration: Declaration) { self.init(declaration) { [] } }

    private init(_ declaration: Declaration, _ attributes: @escaping @Sendable () -> [AttributeDefinition]) {
        self.declaration = declaration
        let own = Lazy(attributes)
        lazyAttributes = own
        lazyNames = Lazy { Names(own.value) }
    }
}

extension ElementClass.Names {
    /// The names of attributes; of two with one name the first counts.
    init(_ attributes: [AttributeDefinition]) {
        for attribute in attributes {
            if own[attribute.name] == nil { own[attribute.name] = attribute }
            if let name = attribute.storyboardName, storyboard[name] == nil { storyboard[name] = attribute }
            for keyPath in attribute.keyPaths where keyPaths[keyPath] == nil { keyPaths[keyPath] = attribute }
        }
    }
}
