import Diagnostics
import ScreenDocuments
import XML

// User-defined runtime attributes: what iOS sets by key-value coding once an object is made.
extension IBAttributeReader {
    /// Reads the runtime attributes that are attributes of the object itself, and reports those that no object of its class
    /// takes.
    func readRuntimeAttributes(of node: XMLElement, into found: inout AttributeList) {
        for attribute in node.runtimeAttributes(resources) {
            switch RuntimeProperty(attribute.keyPath, of: className) {
            case .attribute(let definition, let path, let owner):
                let value = typed(attribute, definition, of: owner, in: node)
                guard path.isEmpty else { continue }
                if let value {
                    set(definition.name, value, attribute, in: &found)
                } else if attribute.value == .none, definition.type.admitsNil {
                    found.remove(definition.name)
                    if definition.name == "text" { found.remove("runs") }
                }
            case .layer(let keyPath, _):
                guard !RuntimeProperty.isLayerProperty(keyPath), node["customClass"] == nil else { continue }
                report(
                    attribute,
                    "CALayer has no property '\(keyPath.shortened)', and keeps the value without an effect",
                    of: "CALayer.\(keyPath)",
                    hints: NearestName.hints(
                        for: keyPath, among: RuntimeProperty.layerProperties.sorted()))
            case .other(let name, _):
                guard RuntimeProperty.isDrawn(name, of: className), !RuntimeProperty.live.contains(name),
                    node["customClass"] == nil
                else { continue }
                report(
                    attribute, "'\(name)' of \(className) is not drawn from a runtime attribute",
                    of: "\(className).\(name)")
            case .missing(let name, let owner): reportMissing(name, of: owner, attribute, node)
            }
        }
    }

    /// Adds to an object's origin what its runtime attributes set once it is made.
    func readLiveAttributes(of node: XMLElement, into origin: inout ElementOrigin) {
        guard node.child("userDefinedRuntimeAttributes") != nil else { return }
        let attributes = node.runtimeAttributes(resources)
        if origin.customClass != nil { origin.runtimeAttributes = attributes }
        origin.liveAttributes = attributes.compactMap(live)
        let names = Set(attributes.compactMap(nameSet))
        guard !names.isEmpty else { return }
        origin.runtimeNames = names
        var own = ownAttributes(of: node)
        readSymbolConfigurations(of: node, into: &own)
        let isText = names.contains("text")
        origin.canvasAttributes = own.attributes.filter {
            names.contains($0.name) || isText && $0.name == "runs"
        }
    }

    /// Returns what a runtime attribute sets on an object that was made, or on one that it leads to.
    private func live(_ attribute: RuntimeAttribute) -> LiveAttribute? {
        switch RuntimeProperty(attribute.keyPath, of: className) {
        case .attribute(let definition, let path, let owner):
            guard !path.isEmpty,
                let value = definition.type.value(runtime: attribute.value, resources)
            else { return nil }
            let made = Attribute(name: definition.name, value: value, place: attribute.place)
            return LiveAttribute(
                path: path, change: .attribute(made, className: owner), place: attribute.place)
        case .layer(let keyPath, let path):
            return LiveAttribute(
                path: path, change: .layer(keyPath: keyPath, attribute.value), place: attribute.place)
        case .other(let name, let path):
            guard RuntimeProperty.live.contains(name) else { return nil }
            return LiveAttribute(path: path, change: .property(name, attribute.value), place: attribute.place)
        case .missing: return nil
        }
    }

    /// Returns the name of the attribute of the object that a runtime attribute sets; nil for none.
    private func nameSet(by attribute: RuntimeAttribute) -> String? {
        guard
            case .attribute(let definition, let path, _) = RuntimeProperty(attribute.keyPath, of: className)
        else { return nil }
        return path.isEmpty ? definition.name : nil
    }

    private func set(
        _ name: String, _ value: AttributeValue, _ attribute: RuntimeAttribute, in found: inout AttributeList
    ) {
        // As the property's setter does, the text takes the place of attributed text.
        if name == "text" { found.remove("runs") }
        found.set(name, value, attribute.place)
        guard case .color = value, attribute.keyPath.hasPrefix("layer."),
            !attribute.keyPath.hasSuffix("UIColor")
        else { return }
        guard resources.reportedKeyPaths.insert(attribute.keyPath).inserted else { return }
        resources.problems.report(
            Diagnostic(
                .storyboardLayerColor,
                "'\(attribute.keyPath)' takes a CGColor, and is given a UIColor, which devices may leave out",
                of: attribute.keyPath, at: attribute.place))
    }

    /// Returns the value for an attribute; nil, after a report, for one that the property does not take.
    private func typed(
        _ attribute: RuntimeAttribute, _ definition: AttributeDefinition, of owner: String,
        in node: XMLElement
    ) -> AttributeValue? {
        let type = definition.type
        if let value = type.value(runtime: attribute.value, resources) { return value }
        guard node["customClass"] == nil else { return nil }
        let name = "'\(attribute.keyPath.shortened)' of \(className)", subject = "\(owner).\(definition.name)"
        let message: String
        if attribute.value == .none {
            guard !type.admitsNil else { return nil }
            message = "\(name) cannot be nil, and an app ends when it loads the file"
        } else if case .names? = type.storyboardForm, let number = attribute.value.scalar {
            message = "\(name) has no value \(NumberText.text(number)); it is left out"
        } else {
            message = "\(name) does not take \(attribute.value.noun); it is left out"
        }
        report(attribute, message, of: subject, as: .storyboardValue)
        return nil
    }

    /// Reports a key path that ends the app. What the author's own classes have is not known, nor what those of other
    /// frameworks have.
    private func reportMissing(
        _ name: String, of owner: String, _ attribute: RuntimeAttribute, _ node: XMLElement
    ) {
        let isOwn = owner == className
        guard owner.hasPrefix("UI"), !isOwn || node["customClass"] == nil && isOfUIKit(node) else { return }
        report(
            attribute,
            "\(owner) has no property '\(name.shortened)': unless an extension declares it, an app ends when it "
                + "loads the file",
            of: "\(owner).\(name)",
            hints: NearestName.of(name, among: RuntimeProperty.names(of: owner)).map {
                ["did you mean '\($0)'?"]
            } ?? [])
    }

    /// Whether the class of an element is exactly the one that its attributes are read for.
    private func isOfUIKit(_ node: XMLElement) -> Bool {
        switch node.name {
        case "viewController", "tableViewController", "collectionViewController": true
        default:
            [TagTable.views[node.name], TagTable.items[node.name], TagTable.controllers[node.name]]
                .contains(className)
        }
    }

    private func report(
        _ attribute: RuntimeAttribute, _ message: String, of subject: String,
        as code: DiagnosticCode = .storyboardKeyPath, hints: [String] = []
    ) {
        guard resources.reportedKeyPaths.insert(message).inserted else { return }
        resources.problems.report(
            Diagnostic(code, message, of: subject, at: attribute.place, hints: hints))
    }
}
