/// Sorts objects into the sections of an index: the letters from A to Z, and `#` for all else.
open class UILocalizedIndexedCollation: NSObject {
    private static let titles = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)

    private override init() { super.init() }

    /// Returns the collation of the language.
    open class func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation() }

    /// The titles of the sections.
    open var sectionTitles: [String] { Self.titles }
    /// The titles of the index.
    open var sectionIndexTitles: [String] { Self.titles }

    /// Returns the section of a title of the index.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// Returns the section of an object, by the first letter of a string of it.
    ///
    /// - Parameters:
    ///   - object: The object; a string stands for itself.
    ///   - selector: The name of the property with the string.
    /// - Returns: The section.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let folded = Self.text(of: object, selector)
            .folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil).uppercased()
        let letter = folded.first { !$0.isWhitespace }.map(String.init)
        return letter.flatMap { Self.titles.firstIndex(of: $0) } ?? Self.titles.count - 1
    }

    /// Returns objects sorted by a string of them.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.map { (object: $0, text: Self.text(of: $0, selector)) }.enumerated().sorted { one, other in
            switch one.element.text.localizedStandardCompare(other.element.text) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: one.offset < other.offset
            }
        }.map(\.element.object)
    }

    private static func text(of object: Any, _ selector: Selector) -> String {
        if let text = object as? String { return text }
        if let text = object as? NSString { return text as String }
        let name = selector.description
        if let object = object as? NSObject, let value = object.value(forKey: name) {
            return value as? String ?? (value as? NSString).map { $0 as String } ?? ""
        }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children where child.label == name {
                if let text = child.value as? String { return text }
            }
            mirror = current.superclassMirror
        }
        return name == "description" ? String(describing: object) : ""
    }
}
