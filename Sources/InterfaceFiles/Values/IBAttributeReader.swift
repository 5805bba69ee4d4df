import Diagnostics
import Geometry
import ScreenDocuments
import XML

/// Reads the attributes of one view element, or of one of its variations, for a class.
struct IBAttributeReader {
    /// The shared data of the document.
    let resources: IBResources
    /// The class of the vocabulary.
    let className: String

    /// Returns the attributes, without duplicate names.
    func attributes(of node: XMLElement) -> [Attribute] {
        var found = ownAttributes(of: node)
        readRuntimeAttributes(of: node, into: &found)
        readSymbolConfigurations(of: node, into: &found)
        return found.attributes
    }

    /// Returns the attributes without those that user-defined runtime attributes set.
    func ownAttributes(of node: XMLElement) -> AttributeList {
        var found = AttributeList()
        for (name, text) in node.attributes {
            set(name, to: text, at: resources.place(node), in: &found)
        }
        for child in node.children { read(child, into: &found) }
        readPriorities(of: node, into: &found)
        readPlaceholders(of: node, into: &found)
        readAccessibility(of: node, into: &found)
        readClassSpecificAttributes(of: node, into: &found)
        return found
    }

    /// Returns the attribute for one of Interface Builder's names.
    func definition(_ name: String) -> AttributeDefinition? {
        ElementVocabulary.attribute(storyboard: name, of: className)
    }

    /// Sets the attribute for one of Interface Builder's names if the text is a valid value.
    func set(_ name: String, to text: String, at place: Place, in found: inout AttributeList) {
        guard let definition = definition(name),
            let value = definition.type.value(storyboard: text, resources)
        else { return }
        found.set(definition.name, value, place)
    }

    /// Reads an element that contains one attribute and is identified by its key.
    func read(_ child: XMLElement, into found: inout AttributeList) {
        guard let definition = child["key"].flatMap(definition),
            let value = definition.type.value(storyboard: child, resources)
        else { return }
        found.set(definition.name, value, resources.place(child))
    }

    /// Controls that hug their height at 750 in code and, where a file names no priority, at 250 in Interface Builder.
    ///
    /// Source: the defaults of Xcode's size inspector, which gives 750 only to switches, steppers, activity indicators
    /// and the height of progress views. Measured: rows of equal heights with two text fields and four segmented
    /// controls, which Xcode made as high as the text fields.
    private static let controlsOfLowHugging = ["pageControl", "segmentedControl", "slider"]

    private func readPriorities(of node: XMLElement, into found: inout AttributeList) {
        let ownHugging: Float? = IBAttributeReader.controlsOfLowHugging.contains(node.name) ? 250 : nil
        for (prefix, name, ownVertical) in [
            ("HuggingPriority", "contentHuggingPriority", ownHugging),
            ("CompressionResistancePriority", "contentCompressionResistancePriority", nil),
        ] {
            let horizontal = node.priority("horizontal" + prefix)
            let vertical = node.priority("vertical" + prefix) ?? ownVertical
            guard horizontal != nil || vertical != nil else { continue }
            found.set(
                name, .priorities(horizontal: horizontal, vertical: vertical), resources.place(node))
        }
    }

    /// Reads the accessibility of a view. Source: the accessibility section of Xcode's identity
    /// inspector, as files keep it.
    private func readAccessibility(of node: XMLElement, into found: inout AttributeList) {
        guard let settings = node.child(key: "accessibilityConfiguration", tag: "accessibility") else {
            return
        }
        let place = resources.place(settings)
        for (key, name) in [("identifier", "accessibilityIdentifier"), ("label", "accessibilityLabel")] {
            guard let text = settings[key], let definition = definition(name) else { continue }
            found.set(definition.name, .text(text), place)
        }
        guard let traits = settings.child(key: "traits", tag: "accessibilityTraits"),
            let definition = definition("accessibilityTraits")
        else { return }
        let names = Choices.AccessibilityTrait.allCases.map(\.rawValue).filter(traits.isYes)
        found.set(definition.name, .choices(names), place)
    }

    /// Reads a placeholder size, which replaces the intrinsic content size; `infinite` stands for none.
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
    /// The attributes, without duplicate names.
    private(set) var attributes: [Attribute] = []

    /// Adds an attribute, or replaces the one with that name.
    mutating func set(_ name: String, _ value: AttributeValue, _ place: Place) {
        attributes.replaceOrAppend(Attribute(name: name, value: value, place: place))
    }

    /// Removes the attribute with a name.
    mutating func remove(_ name: String) { attributes.removeAll { $0.name == name } }

    /// Returns the value for a name.
    subscript(_ name: String) -> AttributeValue? { attributes.first { $0.name == name }?.value }
}

extension XMLElement {
    /// The insets, in any of their notations.
    var insets: Insets {
        Insets(
            top: number("top") ?? number("minY") ?? 0,
            left: number("left") ?? number("leading") ?? number("minX") ?? 0,
            bottom: number("bottom") ?? number("maxY") ?? 0,
            right: number("right") ?? number("trailing") ?? number("maxX") ?? 0)
    }

    /// Returns a layout priority; nil if it is missing or out of range.
    func priority(_ name: String) -> Float? {
        guard let number = number(name), number > 0, number <= 1000 else { return nil }
        return Float(number)
    }

    /// Returns the size for a key.
    func size(_ key: String) -> Size? {
        guard let node = child(key: key, tag: "size"), let width = node.number("width"),
            let height = node.number("height")
        else { return nil }
        return Size(width: width, height: height)
    }

    /// Returns the rectangle for a key.
    func rect(_ key: String) -> Rect? {
        guard let node = child(key: key, tag: "rect"), let width = node.number("width"),
            let height = node.number("height")
        else { return nil }
        return Rect(x: node.number("x") ?? 0, y: node.number("y") ?? 0, width: width, height: height)
    }
}
