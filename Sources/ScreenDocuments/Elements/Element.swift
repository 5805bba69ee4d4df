package import Diagnostics

/// A declared view or item.
package struct Element: Hashable, Sendable {
    /// The author's id, prefixed by the id of the enclosing component instance (`page1/title`), otherwise a
    /// stable path (`page1/UILabel[2]`). Unique in the scene.
    package var id: String
    /// The class to build: a row of the element table.
    package var className: String
    /// The attributes in the order of the file, without duplicate names, typed by the vocabulary.
    package var attributes: [Attribute]
    /// The subviews from back to front.
    package var subviews: [Element]
    /// The constraints declared at this view.
    package var constraints: [ConstraintDeclaration]
    /// Its location in the file.
    package var place: Place
    /// Additional information from an Interface Builder document; nil in screen files.
    package var origin: ElementOrigin? {
        _read { yield boxedOrigin.value }
        _modify { yield &boxedOrigin.value }
    }
    private var boxedOrigin: Boxed<ElementOrigin>

    /// Creates an element.
    package init(
        id: String, className: String, attributes: [Attribute] = [], subviews: [Element] = [],
        constraints: [ConstraintDeclaration] = [], place: Place, origin: ElementOrigin? = nil
    ) {
        self.id = id
        self.className = className
        self.attributes = attributes
        self.subviews = subviews
        self.constraints = constraints
        self.place = place
        boxedOrigin = Boxed(origin)
    }
}

/// A named value of an element.
package struct Attribute: Hashable, Sendable {
    /// The name in the vocabulary.
    package var name: String
    /// The typed value.
    package var value: AttributeValue
    /// Its location in the file.
    package var place: Place

    /// Creates an attribute.
    package init(name: String, value: AttributeValue, place: Place) {
        self.name = name
        self.value = value
        self.place = place
    }
}

extension [Attribute] {
    /// Replaces the attribute with the same name, or appends the attribute.
    package mutating func replaceOrAppend(_ attribute: Attribute) {
        if let index = firstIndex(where: { $0.name == attribute.name }) {
            self[index] = attribute
        } else {
            append(attribute)
        }
    }
}
