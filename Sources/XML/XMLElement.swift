/// An element of an XML file with its contents.
package struct XMLElement: Sendable {
    /// The tag, with its prefix.
    package var name: String
    /// The attributes in document order.
    package var attributes: [(name: String, value: String)] = []
    /// The child elements in document order.
    package var children: [XMLElement] = []
    /// The text of the element, without that of its children.
    package var text = ""
    /// The line of the start tag, starting at 1.
    package var line: Int

    /// Creates an empty element.
    package init(name: String, line: Int) {
        self.name = name
        self.line = line
    }

    /// Returns the value of an attribute. If several attributes have the same name after removing prefixes,
    /// the last.
    package subscript(_ name: String) -> String? {
        get { attributes.last { $0.name == name }?.value }
        set {
            attributes.removeAll { $0.name == name }
            if let newValue { attributes.append((name, newValue)) }
        }
    }

    /// Returns the first child element with a tag.
    package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }
}
