/// An element of an SVG file with all inside it.
struct XMLElement {
    /// The tag, without a prefix.
    var name: String
    /// The attributes by name, without prefixes.
    var attributes: [String: String] = [:]
    /// The elements inside, in the file's order.
    var children: [XMLElement] = []
    /// The words between the tags.
    var text = ""

    subscript(_ name: String) -> String? { attributes[name] }
}
