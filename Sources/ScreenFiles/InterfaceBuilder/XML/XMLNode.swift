/// An element of an XML file with all inside it.
struct XMLNode {
    /// The tag.
    var name: String
    /// The attributes in the file's order, each name once.
    var attributes: [(name: String, value: String)] = []
    /// The elements inside, in the file's order.
    var children: [XMLNode] = []
    /// The words between the tags.
    var text = ""
    /// 1-based.
    var line: Int

    /// The value of an attribute.
    subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// The first element inside of a tag.
    func child(_ name: String) -> XMLNode? { children.first { $0.name == name } }

    /// The first element inside that has a `key`, of any tag or of one.
    func child(key: String, tag: String? = nil) -> XMLNode? {
        children.first { $0["key"] == key && (tag == nil || $0.name == tag) }
    }

    /// Whether an attribute says yes.
    func isYes(_ name: String) -> Bool { self[name] == "YES" }

    /// A finite number in an attribute; lengths beyond the limit count as none.
    func number(_ name: String) -> Double? {
        guard let text = self[name], let number = NumberText.number(text), number.isFinite,
            abs(number) <= ScreenLimits.points
        else { return nil }
        return number
    }
}
