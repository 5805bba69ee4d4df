import Geometry
import ScreenDocuments
import XML

// The contents of a button in its states, or its configuration.
extension IBAttributeReader {
    /// Reads states and configuration.
    func readButton(_ node: XMLElement, into found: inout AttributeList) {
        guard node.name != "variation" else { return }
        if node["buttonType"] == nil {
            found.set("buttonType", .choice("custom"), resources.place(node))
        }
        let configuration = node.child("buttonConfiguration")
        for state in node.children where state.name == "state" {
            // Measured: frames that Xcode saved, where buttons whose configuration has no title are as large as without
            // one, although their states have.
            read(state: state, prefix: state["key"] ?? "", hasTitle: configuration == nil, into: &found)
        }
        if let configuration {
            read(configuration: configuration, into: &found)
        }
    }

    /// Reads a state. The attributes of the normal state have no prefix.
    private func read(
        state: XMLElement, prefix: String, hasTitle: Bool, into found: inout AttributeList
    ) {
        func known(_ name: String) -> String? {
            let own = prefix == "normal" ? name : prefix + name.prefix(1).uppercased() + name.dropFirst()
            return ElementVocabulary.attribute(own, of: className)?.name
        }
        let place = resources.place(state)
        if hasTitle, let name = known("title"), let title = state["title"] ?? state.child(key: "title")?.text
        {
            found.set(name, .text(title), place)
        }
        for part in ["image", "backgroundImage"] {
            guard let name = known(part) else { continue }
            // A symbol with its own size and weight is referenced by an element.
            let reference = state.child(key: part, tag: "imageReference")
            guard let imageName = reference?["image"] ?? state[part] else { continue }
            var image = resources.images.image(imageName)
            if image.symbol != nil {
                image.symbol = (state.child("preferredSymbolConfiguration") ?? reference).map(IBImages.symbol)
                image.symbol = image.symbol ?? SymbolValue()
            }
            found.set(name, .image(image), place)
        }
        if let name = known("titleColor"),
            let color = state.child(key: "titleColor", tag: "color").flatMap(resources.colors.color)
        {
            found.set(name, .color(color), place)
        }
        guard hasTitle, let name = known("title"), let runs = known("titleRuns"),
            let text = state.child(key: "attributedTitle", tag: "attributedString")
        else { return }
        readAttributed(text, textName: name, runsName: runs, into: &found)
    }

    /// Reads a configuration's attributes and elements, whose names are those of the vocabulary.
    private func read(configuration: XMLElement, into found: inout AttributeList) {
        let place = resources.place(configuration)
        set("configuration", to: configuration["style"] ?? "plain", at: place, in: &found)
        for (name, text) in configuration.attributes where name != "style" && name != "key" {
            set(name, to: text, at: place, in: &found)
        }
        for child in configuration.children { read(child, into: &found) }
        readSymbolConfigurations(of: configuration, into: &found)
        if let text = configuration.child(key: "attributedTitle", tag: "attributedString") {
            readAttributed(text, textName: "title", runsName: "titleRuns", into: &found)
        }
        if let font = configuration.child(key: "titleFontDescription").flatMap(IBFonts.font) {
            found.set("font", .font(font), place)
        }
    }
}
