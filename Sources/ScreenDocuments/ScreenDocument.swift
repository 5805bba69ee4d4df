package import Diagnostics
package import Scripts

/// A screen read from a file: components are expanded, references resolved and scalars typed. Nothing in it
/// depends on the file format.
package struct ScreenDocument: Hashable, Sendable {
    /// The file as the user named it.
    package var file: String
    /// The file's name without its extensions; the first part of every output's name.
    package var name: String
    /// The scenes; a screen file has one.
    package var scenes: [SceneDocument]
    /// The Interface Builder document that the screen file extends; nil for none.
    package var base: String?
    /// The other files that it was read from, or would have been if they were there: those that it extends, and
    /// storyboards that it refers to.
    package var otherFiles: [String] = []
    /// What an Interface Builder document holds, in words; nil for other files.
    package var contents: String?
    /// The class of the File's Owner of a XIB file; nil for none.
    package var ownerClass: String?
    /// Whether the document is for iPad alone.
    package var isForPad = false
    /// The controllers of a storyboard and the segues between them; nil for other files, also for those that
    /// extend a storyboard.
    package var flow: StoryboardFlow?
    /// The changes by overlays of views that are not in the file, but may be in components.
    package var deferredChanges: [DeferredChange] = []

    /// Creates a document.
    package init(file: String, name: String, scenes: [SceneDocument]) {
        self.file = file
        self.name = name
        self.scenes = scenes
    }
}

/// One screen of a document.
package struct SceneDocument: Hashable, Sendable {
    /// The name for `--scene`; nil if the document has a single unnamed scene.
    package var name: String?
    /// The root view, which fills the screen.
    package var root: Element
    /// Named states, in the order of the file.
    package var states: [StateDeclaration]
    /// Alternative names for `--scene`, such as an object id, or `initial` for the initial view controller.
    package var identifiers: [String]
    /// Changes that depend on traits, in the order of the file.
    package var variations: [TraitVariation]
    /// The canvas of the scene; nil for screen files.
    package var canvas: SceneCanvas?
    /// The tint color of the window; nil for that of the system.
    package var tintColor: ColorValue?
    /// What a device shows: the controller of the scene with its child and container controllers; nil if only
    /// the root is shown.
    package var screen: Element?

    /// Creates a scene.
    package init(
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
    /// The id of a cell or a loose view of a XIB file, which is shown alone; nil for a screen.
    package var partID: String? {
        guard canvas?.isStandalone == true, let screen, let part = screen.subviews.first,
            screen.origin?.slot == "ground" || screen.id == "\(part.id)/table"
        else { return nil }
        return part.id
    }

    /// The root, and the tree that a device shows if it is a different one.
    package var trees: [Element] { [root] + (screen.map { [$0] } ?? []) }

    /// Changes the root, and the tree that a device shows if it is a different one.
    package mutating func changeTrees(_ change: (inout Element) -> Void) {
        change(&root)
        if var screen {
            change(&screen)
            self.screen = screen
        }
    }
}

/// A named state of a scene: attributes that replace those of its elements.
package struct StateDeclaration: Hashable, Sendable {
    /// The reserved name of the screen as declared.
    package static let baseName = "base"

    /// The name for `--state`.
    package var name: String
    /// The attributes that the state replaces.
    package var overrides: [Override]
    /// What is done to the screen after the changes; nil for nothing.
    package var script: ScriptDeclaration?
    /// Its location in the file.
    package var place: Place

    /// One attribute of one element.
    package struct Override: Hashable, Sendable {
        /// The element's id.
        package var elementID: String
        /// The attribute that replaces the element's own of that name.
        package var attribute: Attribute

        /// Creates an override.
        package init(elementID: String, attribute: Attribute) {
            self.elementID = elementID
            self.attribute = attribute
        }
    }

    /// Creates a state.
    package init(name: String, overrides: [Override], script: ScriptDeclaration? = nil, place: Place) {
        self.name = name
        self.overrides = overrides
        self.script = script
        self.place = place
    }

    /// Whether the state is the screen as declared.
    package var isEmpty: Bool { overrides.isEmpty && script == nil }
}

/// The script of a state, with the attributes that its steps change.
package struct ScriptDeclaration: Hashable, Sendable {
    /// The steps, in order.
    package var script: Script
    /// The changes of the steps that set attributes, by the index of the step.
    package var changes: [Int: StateDeclaration.Override]

    /// Creates a script.
    package init(script: Script, changes: [Int: StateDeclaration.Override] = [:]) {
        self.script = script
        self.changes = changes
    }
}
