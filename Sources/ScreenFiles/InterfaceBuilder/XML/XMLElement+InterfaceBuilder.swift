import XML

extension XMLElement {
    /// The first element inside that has a `key`, of any tag or of one.
    func child(key: String, tag: String? = nil) -> XMLElement? {
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
