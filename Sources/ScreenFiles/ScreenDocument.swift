public import Diagnostics

/// A screen as read from a file: components expanded, references resolved, scalars typed,
/// with nothing left that depends on the file's format.
public struct ScreenDocument: Hashable, Sendable {
    /// The file as the user named it.
    public var file: String
    /// The file's name without its extensions; the first part of every output's name.
    public var name: String
    /// The scenes; a screen file has one.
    public var scenes: [SceneDocument]
    /// The file of Interface Builder that a screen file extends; nil where it extends none.
    public var base: String?

    /// A document from its parts.
    public init(file: String, name: String, scenes: [SceneDocument]) {
        self.file = file
        self.name = name
        self.scenes = scenes
    }
}

/// One screen of a document.
public struct SceneDocument: Hashable, Sendable {
    /// The name for `--scene`; nil where the document has one unnamed scene.
    public var name: String?
    /// The root view, which fills the screen.
    public var root: Element
    /// Named variations, in the file's order.
    public var states: [StateDeclaration]
    /// What else `--scene` takes for this scene, such as an object id, or `initial` for the one an app
    /// begins with.
    public var identifiers: [String]
    /// What changes by the conditions the screen is shown under, in the file's order.
    public var variations: [TraitVariation]
    /// What the scene was drawn on; nil for screen files.
    public var canvas: SceneCanvas?
    /// What a device shows: the controller of the scene with those inside and around it; nil for the root
    /// alone.
    public var screen: Element?

    /// A scene from its parts.
    public init(
        name: String? = nil, root: Element, states: [StateDeclaration] = [], identifiers: [String] = [],
        variations: [TraitVariation] = [], canvas: SceneCanvas? = nil, screen: Element? = nil
    ) {
        self.name = name
        self.root = root
        self.states = states
        self.identifiers = identifiers
        self.variations = variations
        self.canvas = canvas
        self.screen = screen
    }
}

extension SceneDocument {
    /// The root, and what a device shows where that is another tree.
    var trees: [Element] { [root] + (screen.map { [$0] } ?? []) }

    /// Changes the root, and what a device shows where that is another tree.
    mutating func changeTrees(_ change: (inout Element) -> Void) {
        change(&root)
        if var screen {
            change(&screen)
            self.screen = screen
        }
    }
}

/// A named variation of a scene: attributes that replace those of its elements.
public struct StateDeclaration: Hashable, Sendable {
    /// The name of the screen as declared, in no state; no state may have it.
    public static let baseName = "base"

    /// The name for `--state`.
    public var name: String
    /// What changes.
    public var overrides: [Override]
    /// Where it is declared.
    public var place: Place

    /// One attribute of one element.
    public struct Override: Hashable, Sendable {
        /// The element's id.
        public var elementID: String
        /// The attribute that replaces the element's own of that name.
        public var attribute: Attribute

        /// An attribute for an element.
        public init(elementID: String, attribute: Attribute) {
            self.elementID = elementID
            self.attribute = attribute
        }
    }

    /// A state from its parts.
    public init(name: String, overrides: [Override], place: Place) {
        self.name = name
        self.overrides = overrides
        self.place = place
    }
}
