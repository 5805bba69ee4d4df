public import Diagnostics

/// A view to be built.
public struct Element: Hashable, Sendable {
    /// The author's id, prefixed by the id of the component instance it stands in (`page1/title`);
    /// else a stable path (`page1/UILabel[2]`). Unique in the scene.
    public var id: String
    /// The class to build, a row of the element table.
    public var className: String
    /// The attributes in the file's order, each name once, typed by the element's vocabulary.
    public var attributes: [Attribute]
    /// The children, lowest first.
    public var subviews: [Element]
    /// The constraints listed at this view.
    public var constraints: [ConstraintDeclaration]
    /// Where it is declared.
    public var place: Place
    /// What an Interface Builder file knows of it besides; nil in screen files.
    public var origin: ElementOrigin?

    /// An element from its parts.
    public init(
        id: String, className: String, attributes: [Attribute] = [], subviews: [Element] = [],
        constraints: [ConstraintDeclaration] = [], place: Place, origin: ElementOrigin? = nil
    ) {
        self.id = id
        self.className = className
        self.attributes = attributes
        self.subviews = subviews
        self.constraints = constraints
        self.place = place
        self.origin = origin
    }
}

/// A named value of an element.
public struct Attribute: Hashable, Sendable {
    /// The name, as in the element's vocabulary.
    public var name: String
    /// The typed value.
    public var value: AttributeValue
    /// Where it is written.
    public var place: Place

    /// An attribute from its parts.
    public init(name: String, value: AttributeValue, place: Place) {
        self.name = name
        self.value = value
        self.place = place
    }
}
