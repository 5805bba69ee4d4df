import Diagnostics
import Geometry
import XML

/// Reads the attributes of one view element, or of a variation of it, for a class.
struct IBAttributeReader {
    /// What the document has.
    let resources: IBResources
    /// The class of the vocabulary.
    let className: String

    /// The attributes, each name once.
    func attributes(of node: XMLElement) -> [Attribute] {
        var found = AttributeList()
        for (name, text) in node.attributes {
            guard let (known, type) = definition(name), let value = value(text, type, of: known) else {
                continue
            }
            found.set(known, value, resources.place(node))
        }
        for child in node.children { read(child, into: &found) }
        readPriorities(of: node, into: &found)
        readPlaceholders(of: node, into: &found)
        readSpecials(of: node, into: &found)
        readSymbolLooks(of: node, into: &found)
        return found.attributes
    }

    /// What the vocabulary says of one of Interface Builder's names.
    func definition(_ name: String) -> (name: String, type: AttributeType)? {
        for candidate in AttributeNames.candidates(name) {
            if let definition = ElementVocabulary.attribute(candidate, of: className) {
                return (definition.name, definition.type)
            }
        }
        return nil
    }

    /// The value of an attribute's words; nil where they are none.
    func value(_ text: String, _ type: AttributeType, of name: String) -> AttributeValue? {
        switch type {
        case .text: return .text(text)
        case .number(let range):
            guard let number = NumberText.number(text), number.isFinite else { return nil }
            return .number(max(range.lowerBound, min(range.upperBound, number)))
        case .integer(let range):
            guard let number = NumberText.number(text), abs(number) < 1e9 else { return nil }
            return .integer(max(range.lowerBound, min(range.upperBound, Int(number.rounded()))))
        case .boolean: return text == "YES" ? .boolean(true) : text == "NO" ? .boolean(false) : nil
        case .choice(let words):
            let word = AttributeNames.words[name]?[text] ?? text
            return words.contains(word) ? .choice(word) : nil
        case .image: return .image(resources.images.image(text))
        case .texts, .choices, .color, .font, .point, .size, .rect, .insets, .priorities, .runs,
            .paragraphStyle:
            return nil
        }
    }

    /// Reads an element that holds one attribute, named by its key.
    func read(_ child: XMLElement, into found: inout AttributeList) {
        guard let key = child["key"], let (name, type) = definition(key) else { return }
        let place = resources.place(child)
        switch (child.name, type) {
        case ("color", .color):
            if let color = resources.colors.color(child) { found.set(name, .color(color), place) }
        case ("fontDescription", .font), ("font", .font):
            if let font = IBFonts.font(child) { found.set(name, .font(font), place) }
        case ("string", .text), ("mutableString", .text): found.set(name, .text(child.words), place)
        case ("edgeInsets", .insets), ("directionalEdgeInsets", .insets), ("inset", .insets):
            found.set(name, .insets(child.insets), place)
        case ("size", .size):
            let size = Size(width: child.number("width") ?? 0, height: child.number("height") ?? 0)
            found.set(name, .size(size), place)
        case ("point", .point):
            found.set(name, .point(Point(x: child.number("x") ?? 0, y: child.number("y") ?? 0)), place)
        case ("extendedEdge", .choices(let edges)):
            found.set(name, .choices(edges.filter(child.isYes)), place)
        default: break
        }
    }

    private func readPriorities(of node: XMLElement, into found: inout AttributeList) {
        for (prefix, name) in [
            ("HuggingPriority", "contentHuggingPriority"),
            ("CompressionResistancePriority", "contentCompressionResistancePriority"),
        ] {
            let horizontal = node.priority("horizontal" + prefix)
            let vertical = node.priority("vertical" + prefix)
            guard horizontal != nil || vertical != nil else { continue }
            found.set(
                name, .priorities(horizontal: horizontal, vertical: vertical), resources.place(node))
        }
    }

    /// A placeholder takes the place of the view's own size; `infinite` stands for none.
    private func readPlaceholders(of node: XMLElement, into found: inout AttributeList) {
        for (name, known) in [
            ("placeholderIntrinsicWidth", "intrinsicWidth"),
            ("placeholderIntrinsicHeight", "intrinsicHeight"),
        ] {
            guard let text = node[name] else { continue }
            let length = text == "infinite" ? -1 : node.number(name).map { max(0, $0) } ?? -1
            found.set(known, .number(length), resources.place(node))
        }
    }
}

/// Attributes in the order they were first set.
struct AttributeList {
    /// The attributes, each name once.
    private(set) var attributes: [Attribute] = []

    /// Adds an attribute, or replaces the one of that name.
    mutating func set(_ name: String, _ value: AttributeValue, _ place: Place) {
        attributes.replaceOrAppend(Attribute(name: name, value: value, place: place))
    }

    /// The value of a name.
    subscript(_ name: String) -> AttributeValue? { attributes.first { $0.name == name }?.value }
}

extension XMLElement {
    /// The text of a `<string>`.
    var words: String { text }

    /// Distances from the edges, in any of the ways they are written.
    var insets: Insets {
        Insets(
            top: number("top") ?? number("minY") ?? 0,
            left: number("left") ?? number("leading") ?? number("minX") ?? 0,
            bottom: number("bottom") ?? number("maxY") ?? 0,
            right: number("right") ?? number("trailing") ?? number("maxX") ?? 0)
    }

    /// A layout priority; nil where there is none or it is out of range.
    func priority(_ name: String) -> Float? {
        guard let number = number(name), number > 0, number <= 1000 else { return nil }
        return Float(number)
    }

    /// The rectangle of a key.
    func rect(_ key: String) -> Rect? {
        guard let node = child(key: key, tag: "rect"), let width = node.number("width"),
            let height = node.number("height")
        else { return nil }
        return Rect(x: node.number("x") ?? 0, y: node.number("y") ?? 0, width: width, height: height)
    }
}
