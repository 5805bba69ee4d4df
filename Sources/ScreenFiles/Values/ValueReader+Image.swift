import Diagnostics
import ScreenDocuments
import YAML

extension ValueReader {
    /// Reads a name, `{name:, capInsets:, resizingMode:, renderingMode:}` or `{symbol:, pointSize:,
    /// textStyle:, weight:, scale:}`.
    func image(_ node: YAMLNode, for name: String) -> ImageValue? {
        if let entries = node.mapping { return image(entries, at: node, for: name) }
        return imageName(node, for: name).map { ImageValue(name: $0) }
    }

    private func imageName(_ node: YAMLNode, for name: String) -> String? {
        guard let text = node.scalar?.text, !text.isEmpty else {
            expected("the name of an image", for: name, found: node)
            return nil
        }
        return text
    }

    private func image(_ entries: [YAMLEntry], at node: YAMLNode, for name: String) -> ImageValue? {
        if entries.contains(where: { $0.key == "symbol" }) { return symbol(entries, for: name) }
        let keys = ["name", "capInsets", "resizingMode", "renderingMode"]
        guard checkKeys(entries, only: keys, for: name) else { return nil }
        guard let file = entries.first(where: { $0.key == "name" })?.value else {
            problems.report(
                Diagnostic(.screenValue, "\(name) has no name", at: node.place, hints: ["write {name: …}"]))
            return nil
        }
        guard let fileName = imageName(file, for: "\(name).name") else { return nil }
        var image = ImageValue(name: fileName)
        for entry in entries {
            let key = "\(name).\(entry.key)"
            switch entry.key {
            case "capInsets":
                guard let caps = insets(entry.value, for: key) else { return nil }
                image.capInsets = caps
            case "resizingMode":
                guard let mode = choice(entry.value, of: Choices.ResizingMode.self, for: key) else {
                    return nil
                }
                image.tiles = mode == .tile
            case "renderingMode":
                guard let mode = choice(entry.value, of: Choices.RenderingMode.self, for: key) else {
                    return nil
                }
                image.isTemplate = mode == .template
            default: break
            }
        }
        return image
    }

    /// Reads a system symbol with its size and weight.
    private func symbol(_ entries: [YAMLEntry], for name: String) -> ImageValue? {
        guard checkKeys(entries, only: ["symbol", "pointSize", "textStyle", "weight", "scale"], for: name)
        else {
            return nil
        }
        var image = ImageValue(name: "")
        var symbol = SymbolValue()
        for entry in entries {
            let key = "\(name).\(entry.key)"
            switch entry.key {
            case "symbol":
                guard let symbolName = imageName(entry.value, for: key) else { return nil }
                image.name = symbolName
            case "pointSize":
                guard let size = number(entry.value, in: 1...1000, for: key) else { return nil }
                symbol.pointSize = size
            case "textStyle":
                guard let style = choice(entry.value, of: Choices.TextStyle.self, for: key) else {
                    return nil
                }
                symbol.textStyle = style
            case "weight":
                guard let weight = choice(entry.value, of: Choices.FontWeight.self, for: key) else {
                    return nil
                }
                symbol.weight = weight
            case "scale":
                guard let scale = choice(entry.value, of: Choices.SymbolScale.self, for: key) else {
                    return nil
                }
                symbol.scale = scale
            default: break
            }
        }
        image.symbol = symbol
        return image
    }
}
