import ScreenDocuments
import XML

extension XMLElement {
    /// Returns the first child element with a `key`, optionally with a given tag.
    func child(key: String, tag: String? = nil) -> XMLElement? {
        children.first { $0["key"] == key && (tag == nil || $0.name == tag) }
    }

    /// Whether an attribute is `YES`.
    func isYes(_ name: String) -> Bool { self[name] == "YES" }

    /// Returns a finite number from an attribute; nil if it exceeds the limit for lengths.
    func number(_ name: String) -> Double? {
        guard let text = self[name], let number = NumberText.number(text), number.isFinite,
            abs(number) <= ScreenLimits.points
        else { return nil }
        return number
    }
}
