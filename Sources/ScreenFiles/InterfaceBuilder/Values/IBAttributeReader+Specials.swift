import Geometry

// Attributes that are written in another shape than the vocabulary's, class by class.
extension IBAttributeReader {
    /// Reads what belongs to the class alone.
    func readSpecials(of node: XMLNode, into found: inout AttributeList) {
        switch className {
        case "UIStackView": readStack(node, into: &found)
        case "UIButton": readButton(node, into: &found)
        default: break
        }
        if let text = node.child(key: "attributedText", tag: "attributedString") {
            readAttributed(text, textName: "text", into: &found)
        }
        readRuntimeAttributes(of: node, into: &found)
    }

    /// A stack view with margins of its own keeps to them, although no attribute says so.
    /// Measured: the arranged views of public storyboards begin at those margins.
    private func readStack(_ node: XMLNode, into found: inout AttributeList) {
        let place = resources.place(node)
        if found["layoutMargins"] != nil {
            found.set("isLayoutMarginsRelativeArrangement", .boolean(true), place)
        }
        // Source: standard spacing between siblings, 8 points.
        if node["spacingType"] == "standard" { found.set("spacing", .number(8), place) }
    }

    private func readButton(_ node: XMLNode, into found: inout AttributeList) {
        guard node.name != "variation" else { return }
        let place = resources.place(node)
        if node["buttonType"] == nil { found.set("buttonType", .choice("custom"), place) }
        if let state = node.child(key: "normal", tag: "state") { read(state: state, into: &found) }
        if let configuration = node.child("buttonConfiguration") {
            read(configuration: configuration, into: &found)
        }
    }

    private func read(state: XMLNode, into found: inout AttributeList) {
        let place = resources.place(state)
        if let title = state["title"] ?? state.child(key: "title")?.words {
            found.set("title", .text(title), place)
        }
        for name in ["image", "backgroundImage"] {
            if let image = state[name] { found.set(name, .image(resources.images.image(image)), place) }
        }
        if let color = state.child(key: "titleColor", tag: "color").flatMap(resources.colors.color) {
            found.set("titleColor", .color(color), place)
        }
        if let text = state.child(key: "attributedTitle", tag: "attributedString") {
            readAttributed(text, textName: "title", into: &found)
        }
    }

    /// A configuration as title, image, insets and colours.
    /// Source: UIButton.Configuration's default insets, 7 and 12 points, and its corner radius of 5.95.
    private func read(configuration: XMLNode, into found: inout AttributeList) {
        let place = resources.place(configuration)
        if let title = configuration["title"] ?? configuration.child(key: "title")?.words {
            found.set("title", .text(title), place)
        }
        if let text = configuration.child(key: "attributedTitle", tag: "attributedString") {
            readAttributed(text, textName: "title", into: &found)
        }
        if let image = configuration["image"] {
            found.set("image", .image(resources.images.image(image)), place)
        }
        let insets = configuration.child(key: "contentInsets")?.insets
        found.set(
            "contentEdgeInsets", .insets(insets ?? Insets(top: 7, left: 12, bottom: 7, right: 12)), place)
        if found["font"] == nil {
            let font = configuration.child(key: "titleFontDescription").flatMap(IBFonts.font)
            found.set("font", .font(font ?? FontValue(family: .textStyle("body"))), place)
        }
        readColors(ofConfiguration: configuration, into: &found)
    }

    private func readColors(ofConfiguration configuration: XMLNode, into found: inout AttributeList) {
        let place = resources.place(configuration)
        func color(_ key: String) -> ColorValue? {
            configuration.child(key: key, tag: "color").flatMap(resources.colors.color)
        }
        let looks: [String: (title: ColorValue?, ground: ColorValue?)] = [
            "filled": (.named("white"), .named("tintColor")),
            "gray": (nil, .named("tertiarySystemFill")),
            "tinted": (nil, .withAlpha(.named("tintColor"), 0.15)),
        ]
        let look = looks[configuration["style"] ?? ""]
        if let title = color("baseForegroundColor") ?? look?.title {
            found.set("titleColor", .color(title), place)
        }
        if let ground = color("baseBackgroundColor") ?? look?.ground, look != nil {
            found.set("backgroundColor", .color(ground), place)
            found.set("cornerRadius", .number(5.95), place)
        }
    }

    /// An attributed text as words in the font, colour and alignment of its first fragment.
    private func readAttributed(_ node: XMLNode, textName: String, into found: inout AttributeList) {
        let fragments = node.children.filter { $0.name == "fragment" }
        guard let first = fragments.first else { return }
        if fragments.count > 1 {
            resources.tally.add(
                "of \(fragments.count) fragments",
                to: "attributed texts are drawn in the style of their first fragment")
        }
        let place = resources.place(node)
        let words = fragments.map { $0["content"] ?? $0.child(key: "content")?.words ?? "" }
        found.set(textName, .text(words.joined()), place)
        guard let style = first.child("attributes") else { return }
        if let font = style.child(key: "NSFont").flatMap(IBFonts.font) {
            found.set("font", .font(font), place)
        }
        let colorName = textName == "title" ? "titleColor" : "textColor"
        if let color = style.child(key: "NSColor", tag: "color").flatMap(resources.colors.color) {
            found.set(colorName, .color(color), place)
        }
        if let alignment = style.child("paragraphStyle")?["alignment"],
            let (name, type) = definition("textAlignment"), let value = value(alignment, type, of: name)
        {
            found.set(name, value, place)
        }
    }

    /// User-defined runtime attributes whose key path is that of an attribute known here.
    private func readRuntimeAttributes(of node: XMLNode, into found: inout AttributeList) {
        for entry in node.child("userDefinedRuntimeAttributes")?.children ?? [] {
            guard let path = entry["keyPath"], let name = RuntimeAttributes.names[path],
                let type = ElementVocabulary.attribute(name, of: className)?.type
            else { continue }
            let place = resources.place(entry)
            if let color = entry.child("color").flatMap(resources.colors.color) {
                if case .color = type { found.set(name, .color(color), place) }
            } else if let text = entry["value"] ?? entry.child(key: "value")?["value"],
                let value = value(text, type, of: name)
            {
                found.set(name, value, place)
            }
        }
    }
}

/// Key paths of user-defined runtime attributes.
enum RuntimeAttributes {
    /// The vocabulary's names: those of layers, and the names that many classes give to the same things.
    static let names = [
        "layer.cornerRadius": "cornerRadius", "cornerRadius": "cornerRadius",
        "layer.borderWidth": "borderWidth", "borderWidth": "borderWidth", "borderColor": "borderColor",
        "layer.borderUIColor": "borderColor", "layer.masksToBounds": "clipsToBounds",
        "clipsToBounds": "clipsToBounds", "masksToBounds": "clipsToBounds", "hidden": "isHidden",
        "accessibilityIdentifier": "accessibilityIdentifier",
    ]
}
