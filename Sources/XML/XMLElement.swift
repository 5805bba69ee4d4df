/// An element of an XML file with all inside it.
package struct XMLElement: Sendable {
    /// The tag.
    package var name: String
    /// The attributes in the file's order.
    package var attributes: [(name: String, value: String)] = []
    /// The elements inside, in the file's order.
    package var children: [XMLElement] = []
    /// The text between the tags, without that of the elements inside.
    package var text = ""
    /// The line that its tag begins on, 1-based.
    package var line: Int

    /// An element with nothing inside it.
    package init(name: String, line: Int) {
        self.name = name
        self.line = line
    }

    /// The value of an attribute; of two of one name, which prefixes told apart, the last.
    package subscript(_ name: String) -> String? {
        get { attributes.last { $0.name == name }?.value }
        set {
            attributes.removeAll { $0.name == name }
            if let newValue { attributes.append((name, newValue)) }
        }
    }

    /// The first element inside of a tag.
    package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }
}
