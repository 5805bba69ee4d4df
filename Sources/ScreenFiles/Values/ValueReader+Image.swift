import Diagnostics

extension ValueReader {
    /// A name, or `{name:, capInsets:, resizingMode:, renderingMode:}`.
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
        let keys = ["name", "capInsets", "resizingMode", "renderingMode"]
        guard knows(entries, only: keys, for: name) else { return nil }
        guard let file = entries.first(where: { $0.key == "name" })?.value else {
            problems.report(.error("\(name) has no name", at: node.place, hints: ["write {name: …}"]))
            return nil
        }
        guard let words = imageName(file, for: "\(name).name") else { return nil }
        var image = ImageValue(name: words)
        for entry in entries {
            let key = "\(name).\(entry.key)"
            switch entry.key {
            case "capInsets":
                guard let caps = insets(entry.value, for: key) else { return nil }
                image.capInsets = caps
            case "resizingMode":
                guard let mode = choice(entry.value, of: ["stretch", "tile"], for: key) else { return nil }
                image.tiles = mode == "tile"
            case "renderingMode":
                guard let mode = choice(entry.value, of: ["original", "template"], for: key) else {
                    return nil
                }
                image.isTemplate = mode == "template"
            default: break
            }
        }
        return image
    }
}
