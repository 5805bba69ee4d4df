import ScreenDocuments
import XML

extension IBSceneReader {
    /// Reads the trait variations of a view and its constraints.
    mutating func readVariations(of node: XMLElement, id: String, _ reader: IBAttributeReader) {
        for child in node.children where child.name == "variation" {
            guard let condition = TraitCondition(key: child["key"] ?? "") else { continue }
            var variation = TraitVariation(condition: condition)
            var attributes = reader.attributes(of: child)
            if child.isYes("fixedFrame") || node.isYes("fixedFrame") && child["fixedFrame"] != "NO",
                let rect = child.rect("frame")
            {
                attributes.append(
                    Attribute(name: "frame", value: .rect(rect), place: resources.place(child)))
            }
            variation.overrides = attributes.map { .init(elementID: id, attribute: $0) }
            for mask in child.children where mask.name == "mask" { read(mask, into: &variation) }
            variations.append(variation)
        }
        for constraint in node.child("constraints")?.children ?? [] {
            for child in constraint.children where child.name == "variation" {
                readVariation(child, of: constraint)
            }
        }
    }

    private func read(_ mask: XMLElement, into variation: inout TraitVariation) {
        for entry in mask.children {
            guard let id = entry["reference"] else { continue }
            let isInstalled = entry.name == "include"
            if mask["key"] == "constraints" {
                var change = TraitVariation.ConstraintChange(id: id)
                change.isInstalled = isInstalled
                variation.constraintChanges.append(change)
            } else if mask["key"] == "subviews" {
                let attribute = Attribute(
                    name: "isInstalled", value: .boolean(isInstalled), place: resources.place(entry))
                variation.overrides.append(.init(elementID: id, attribute: attribute))
            }
        }
    }

    private mutating func readVariation(_ node: XMLElement, of constraint: XMLElement) {
        guard let condition = TraitCondition(key: node["key"] ?? ""), let id = constraint["id"] else {
            return
        }
        var change = TraitVariation.ConstraintChange(id: id)
        change.constant = constraints.constant(node)
        change.multiplier = node["multiplier"].flatMap(IBConstraints.factor)
        change.priority = node.priority("priority")
        variations.append(TraitVariation(condition: condition, constraintChanges: [change]))
    }
}

extension TraitCondition {
    /// Creates the condition for the key of a variation, such as `heightClass=compact-widthClass=regular`; nil for a size
    /// class that is not known.
    init?(key: String) {
        var traits = LayoutTraits()
        var isNever = false
        for part in key == "default" ? [] : key.split(separator: "-") {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard pair.count == 2 else { return nil }
            switch pair[0] {
            case "widthClass", "heightClass":
                let size = LayoutTraits.SizeClass(rawValue: pair[1])
                guard size != nil || pair[1] == "any" else { return nil }
                if pair[0] == "widthClass" { traits.horizontal = size } else { traits.vertical = size }
            case "userInterfaceIdiom" where LayoutTraits.Idiom(rawValue: pair[1]) != nil:
                traits.idiom = .init(rawValue: pair[1])
            default: isNever = true
            }
        }
        self.init(traits, isNever: isNever)
    }
}
