import Geometry
import ScreenDocuments
import XML

// Attributes whose representation differs from the vocabulary, by class.
extension IBAttributeReader {
    /// Reads the attributes that are specific to a class.
    func readClassSpecificAttributes(of node: XMLElement, into found: inout AttributeList) {
        switch className {
        case "UIStackView": readStack(node, into: &found)
        case "UIButton": readButton(node, into: &found)
        case "UISegmentedControl": readSegments(node, into: &found)
        case "UIVisualEffectView": readEffect(node, into: &found)
        case "UILabel": readAutoshrink(node, into: &found)
        case "UITextField":
            readAutoshrink(node, into: &found)
            readTextInput(node, into: &found)
        case "UIDatePicker": readDatePicker(node, into: &found)
        case "UITableViewCell": readListContent(node, into: &found)
        case "UICollectionViewFlowLayout" where node.isYes("automaticEstimatedItemSize"):
            // Source: UICollectionViewFlowLayout.automaticSize.
            found.set(
                "estimatedItemSize", .size(Size(width: 1e6, height: 1e6)), resources.place(node))
        default: break
        }
        if let text = node.child(key: "attributedText", tag: "attributedString") {
            readAttributed(text, textName: "text", into: &found)
        }
    }

    /// Adds the size and weight of symbols, which are in separate elements.
    func readSymbolConfigurations(of node: XMLElement, into found: inout AttributeList) {
        guard let look = node.children.first(where: { $0.name == "preferredSymbolConfiguration" }) else {
            return
        }
        for attribute in found.attributes {
            guard case .image(var image) = attribute.value, image.symbol != nil else { continue }
            image.symbol = IBImages.symbol(look)
            found.set(attribute.name, .image(image), attribute.place)
        }
    }

    /// Enables margins for a stack view with custom margins, although no attribute does.
    /// Measured: the arranged views of public storyboards begin at those margins.
    private func readStack(_ node: XMLElement, into found: inout AttributeList) {
        let place = resources.place(node)
        if found["layoutMargins"] != nil {
            found.set("isLayoutMarginsRelativeArrangement", .boolean(true), place)
        }
        // Source: standard spacing between siblings, 8 points.
        if node["spacingType"] == "standard" { found.set("spacing", .number(8), place) }
    }

    /// Lets text with a smallest scale or size be drawn smaller, although no attribute does: Xcode leaves out `YES`.
    ///
    /// Measured: of 5,188 labels of public files, the 378 without `adjustsFontSizeToFit` have such a limit, and of the 4,810
    /// that say `NO` one has.
    private func readAutoshrink(_ node: XMLElement, into found: inout AttributeList) {
        guard node.name != "variation", node["adjustsFontSizeToFit"] == nil,
            node["minimumScaleFactor"] != nil || node["minimumFontSize"] != nil
        else { return }
        found.set("adjustsFontSizeToFitWidth", .boolean(true), resources.place(node))
    }

    private func readSegments(_ node: XMLElement, into found: inout AttributeList) {
        guard let segments = node.child("segments") else { return }
        let titles = segments.children.map { $0["title"] ?? $0.child(key: "title")?.text ?? "" }
        found.set("items", .texts(titles), resources.place(segments))
    }

    private func readEffect(_ node: XMLElement, into found: inout AttributeList) {
        let vibrancy = node.child("vibrancyEffect")
        guard let blur = node.child("blurEffect") ?? vibrancy?.child("blurEffect"), let style = blur["style"]
        else { return }
        set(vibrancy == nil ? "effect" : "vibrancy", to: style, at: resources.place(blur), in: &found)
    }

    private func readTextInput(_ node: XMLElement, into found: inout AttributeList) {
        guard let traits = node.child("textInputTraits") else { return }
        let place = resources.place(traits)
        if traits.isYes("secureTextEntry") { found.set("isSecureTextEntry", .boolean(true), place) }
        if traits.isYes("enablesReturnKeyAutomatically") {
            found.set("enablesReturnKeyAutomatically", .boolean(true), place)
        }
        for name in ["keyboardType", "returnKeyType", "autocorrectionType", "keyboardAppearance"] {
            if let value = traits[name] { set(name, to: value, at: place, in: &found) }
        }
        // Interface Builder leaves out what is not capitalized, the default there.
        set("autocapitalizationType", to: traits["autocapitalizationType"] ?? "none", at: place, in: &found)
    }

    /// Reads the list content of a cell. Source: cells of public storyboards, which name texts only.
    private func readListContent(_ node: XMLElement, into found: inout AttributeList) {
        guard let content = node.child(key: "contentConfiguration", tag: "listContentConfiguration") else {
            return
        }
        let place = resources.place(content)
        let style = content.isYes("prefersSideBySideTextAndSecondaryText") ? "valueCell" : "cell"
        found.set("contentConfiguration", .choice(style), place)
        for (name, known) in [("text", "text"), ("secondaryText", "detailText"), ("image", "image")] {
            if let text = content[name] { set(known, to: text, at: place, in: &found) }
        }
    }

    private func readDatePicker(_ node: XMLElement, into found: inout AttributeList) {
        guard let style = node["style"] else { return }
        set("preferredDatePickerStyle", to: style, at: resources.place(node), in: &found)
    }
}
