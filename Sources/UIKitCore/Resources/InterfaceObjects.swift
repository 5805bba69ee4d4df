/// The loader and the objects of storyboards and nibs in a render.
final class InterfaceObjects: RenderSlot {
    /// The loader, once it was needed.
    var loader: (any InterfaceLoading)?
    /// The top-level objects of nibs.
    var nibObjects: [AnyObject] = []
    /// The classes of the objects that were made from files.
    var madeClasses: Set<ObjectIdentifier> = []
    /// How deep values are nested that are made in place of those that other code would set.
    var givenDepth = 0

    init(in context: RenderContext) {}
}

extension RenderContext {
    /// Makes objects from storyboards and nibs in this render; nil where no files are read.
    package var interfaceLoader: (any InterfaceLoading)? {
        let state = self[InterfaceObjects.self]
        if let loader = state.loader { return loader }
        state.loader = RenderEnvironment.current.makeInterfaceLoader?()
        return state.loader
    }

    /// The names of the classes that objects were made of, or that these extend, and of which some code is left out,
    /// sorted.
    package var incompleteClasses: [String] {
        let classes = RenderEnvironment.current.interfaceClasses,
            made = self[InterfaceObjects.self].madeClasses
        return classes.incompleteNames.filter { name in
            classes[name].map { made.contains(ObjectIdentifier($0)) } ?? false
        }.sorted()
    }

    /// The top-level objects of nibs. On a device the autorelease pool retains them until the code that made them has
    /// returned, so that a weak outlet of one can be set before it has a superview.
    package var nibObjects: [AnyObject] {
        get { self[InterfaceObjects.self].nibObjects }
        set { self[InterfaceObjects.self].nibObjects = newValue }
    }
}
