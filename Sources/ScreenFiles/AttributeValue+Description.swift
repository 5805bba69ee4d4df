import Geometry

extension AttributeValue: CustomStringConvertible {
    /// The value in the syntax of screen files.
    public var description: String {
        switch self {
        case .text(let text): text.quoted
        case .texts(let texts): "[\(texts.map(\.quoted).joined(separator: ", "))]"
        case .number(let number): NumberText.text(number)
        case .integer(let number): "\(number)"
        case .boolean(let flag): flag ? "true" : "false"
        case .choice(let word): word
        case .choices(let words): "[\(words.joined(separator: ", "))]"
        case .color(let color): color.description
        case .font(let font): font.description
        case .image(let image): image.description
        case .point(let point): Self.list([point.x, point.y])
        case .size(let size): Self.list([size.width, size.height])
        case .rect(let rect): Self.list([rect.minX, rect.minY, rect.width, rect.height])
        case .insets(let insets): insets.text
        case .runs(let runs): "[\(runs.map(\.description).joined(separator: ", "))]"
        case .paragraphStyle(let style): style.description
        case .priorities(let horizontal, let vertical):
            "{horizontal: \(Self.priority(horizontal)), vertical: \(Self.priority(vertical))}"
        }
    }

    private static func list(_ numbers: [Double]) -> String {
        "[\(numbers.map(NumberText.text).joined(separator: ", "))]"
    }

    private static func priority(_ priority: Float?) -> String { priority.map(NumberText.text) ?? "own" }
}

extension ColorValue: CustomStringConvertible {
    /// The color in the syntax of screen files; components in 0...1.
    public var description: String {
        switch self {
        case .rgba(let red, let green, let blue, let alpha):
            "rgba(\([red, green, blue, alpha].map(NumberText.text).joined(separator: ", ")))"
        case .named(let name): name
        case .displayP3(let red, let green, let blue, let alpha):
            "display-p3(\([red, green, blue, alpha].map(NumberText.text).joined(separator: ", ")))"
        case .namedOr(let name, _), .assetOr(let name, _): name
        case .withAlpha(let color, let alpha): "\(color) @ \(NumberText.text(alpha))"
        case .dynamic(let light, let dark): "{light: \(light), dark: \(dark)}"
        }
    }
}

extension FontValue: CustomStringConvertible {
    /// The family, size, weight and slant, as far as specified.
    public var description: String {
        var words: [String]
        switch family {
        case .system(let design): words = ["design: \(design)"]
        case .textStyle(let style): words = ["style: \(style)"]
        case .named(let name): words = ["family: \(name.quoted)"]
        }
        if let size { words.append("size: \(NumberText.text(size))") }
        if let weight { words.append("weight: \(weight)") }
        if isItalic { words.append("italic: true") }
        return "{\(words.joined(separator: ", "))}"
    }
}

extension ImageValue: CustomStringConvertible {
    /// The name, followed by the specified properties.
    public var description: String {
        var words = ["\(symbol == nil ? "name" : "symbol"): \(name.quoted)"]
        if let symbol {
            if let size = symbol.pointSize { words.append("pointSize: \(NumberText.text(size))") }
            if let style = symbol.textStyle { words.append("textStyle: \(style)") }
            if let weight = symbol.weight { words.append("weight: \(weight)") }
            if let scale = symbol.scale { words.append("scale: \(scale)") }
        }
        if let capInsets { words.append("capInsets: \(capInsets.text)") }
        if tiles { words.append("resizingMode: tile") }
        if isTemplate { words.append("renderingMode: template") }
        return words.count == 1 && symbol == nil ? name.quoted : "{\(words.joined(separator: ", "))}"
    }
}

extension Insets {
    /// The four insets in the order of screen files.
    fileprivate var text: String {
        "[\([top, left, bottom, right].map(NumberText.text).joined(separator: ", "))]"
    }
}

extension String {
    /// The text in double quotes, on one line.
    var quoted: String {
        let escaped = map { character in
            switch character {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\t": "\\t"
            default: String(character)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
