public import Diagnostics

/// A declared view or item.
public struct Element: Hashable, Sendable {
    /// The author's id, prefixed by the id of the enclosing component instance (`page1/title`), otherwise a
    /// stable path (`page1/UILabel[2]`). Unique in the scene.
    public var id: String
    /// The class to build: a row of the element table.
    public var className: String
    /// The attributes in the order of the file, without duplicate names, typed by the vocabulary.
    public var attributes: [Attribute]
    /// The subviews from back to front.
    public var subviews: [Element]
    /// The constraints declared at this view.
    public var constraints: [ConstraintDeclaration]
    /// Its location in the file.
    public var place: Place
    /// Additional information from an Interface Builder document; nil in screen files.
    public var origin: ElementOrigin?

    /// Creates an element.
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
    /// The name in the vocabulary.
    public var name: String
    /// The typed value.
    package var value: AttributeValue
    /// Its location in the file.
    public var place: Place

    /// Creates an attribute.
    package init(name: String, value: AttributeValue, place: Place) {
        self.name = name
        self.value = value
        self.place = place
    }
}
