import Diagnostics
import ScreenDocuments
import YAML

extension ValueReader {
    /// What a font mapping accepts.
    enum FontFormat {
        /// The keys of a font mapping.
        static let keys = ["family", "size", "weight", "italic", "monospacedDigits", "design", "style"]
        /// The font size in points. Chosen: far more than any screen needs, far less than what overflows an
        /// outline.
        static let sizes = 0.1...2_000.0
    }

    /// Reads a number for the system font of that size, a text style, or a mapping.
    func font(_ node: YAMLNode, for name: String) -> FontValue? {
        if let entries = node.mapping { return font(entries, at: node, for: name) }
        guard let text = node.scalar?.text else {
            expected("a size, a text style or a mapping", for: name, found: node)
            return nil
        }
        if NumberText.number(text) != nil {
            return number(node, in: FontFormat.sizes, for: name).map {
                FontValue(family: .system(design: .default), size: $0)
            }
        }
        return choice(node, of: Choices.TextStyle.self, for: name).map { FontValue(family: .textStyle($0)) }
    }

    private func font(_ entries: [YAMLEntry], at node: YAMLNode, for name: String) -> FontValue? {
        guard checkKeys(entries, only: FontFormat.keys, for: name),
            let family = fontFamily(entries, at: node, for: name)
        else { return nil }
        var font = FontValue(family: family)
        for entry in entries {
            let key = "\(name).\(entry.key)"
            switch entry.key {
            case "size":
                guard let size = number(entry.value, in: FontFormat.sizes, for: key) else { return nil }
                font.size = size
            case "weight":
                guard let weight = choice(entry.value, of: Choices.FontWeight.self, for: key) else {
                    return nil
                }
                font.weight = weight
            case "italic":
                guard let italic = boolean(entry.value, for: key) else { return nil }
                font.isItalic = italic
            case "monospacedDigits":
                guard let flag = boolean(entry.value, for: key) else { return nil }
                font.hasMonospacedDigits = flag
            default: break
            }
        }
        return font
    }

    private func fontFamily(_ entries: [YAMLEntry], at node: YAMLNode, for name: String) -> FontValue.Family?
    {
        let sources = entries.filter { ["family", "design", "style"].contains($0.key) }
        guard let source = sources.first else { return .system(design: .default) }
        guard sources.count == 1 else {
            problems.report(
                Diagnostic(
                    .screenValue, "\(name) names its face by one of family, design and style, not by two",
                    at: sources[1].place))
            return nil
        }
        let key = "\(name).\(source.key)"
        switch source.key {
        case "design":
            return choice(source.value, of: Choices.FontDesign.self, for: key).map { .system(design: $0) }
        case "style": return choice(source.value, of: Choices.TextStyle.self, for: key).map { .textStyle($0) }
        default:
            guard let family = text(source.value, for: key) else { return nil }
            guard !family.isEmpty else {
                expected("the name of a family", for: key, found: source.value)
                return nil
            }
            return .named(family)
        }
    }
}
