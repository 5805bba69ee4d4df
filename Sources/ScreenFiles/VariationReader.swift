import Diagnostics
import ScreenDocuments
import YAML

/// Reads variations by size class and idiom:
/// `- {when: {horizontalSizeClass: regular}, title.font: {size: 34}, constraints: […]}`.
struct VariationReader {
    /// Receives the reports.
    let problems: ProblemList
    /// The data of the screen.
    let bindings: Bindings
    /// Reads constraint lines as those of the root.
    let constraints: ([YAMLNode]) -> [ConstraintDeclaration]

    /// The keys of a condition with their values.
    static let conditions: [(key: String, words: [String])] = [
        ("horizontalSizeClass", ["compact", "regular"]), ("verticalSizeClass", ["compact", "regular"]),
        ("idiom", ["phone", "pad"]),
    ]

    /// Adds the variations in `variations:` to a scene.
    func read(_ node: YAMLNode?, into scene: inout SceneDocument) {
        guard let node, !node.isNull, !node.isUnknown else { return }
        guard let items = node.sequence else {
            problems.report(
                Diagnostic(
                    .screenType, "variations takes a list, found \(node.foundDescription)", at: node.place))
            return
        }
        let classes = scene.root.classNames
        for (index, item) in items.enumerated() { read(item, number: index, classes, &scene) }
    }

    private func read(
        _ item: YAMLNode, number: Int, _ classes: ElementClasses, _ scene: inout SceneDocument
    ) {
        let value = bindings.resolve(item)
        guard let entries = value.mapping, let when = entries.first(where: { $0.key == "when" }) else {
            problems.report(
                Diagnostic(
                    .screenType, "a variation takes a mapping with the key when", at: value.place,
                    hints: ["for example {when: {horizontalSizeClass: regular}, title.numberOfLines: 2}"]))
            return
        }
        guard let condition = condition(when.value) else { return }
        var variation = TraitVariation(condition: TraitCondition(condition))
        let reader = StateReader(problems: problems, bindings: bindings)
        for entry in entries where entry.key != "when" && entry.key != "constraints" {
            variation.overrides += reader.overrides(entry, of: classes)
        }
        if let lines = entries.first(where: { $0.key == "constraints" })?.value {
            add(lines, number: number, to: &variation, &scene)
        }
        scene.variations.append(variation)
    }

    /// Adds constraints of a variation: they are always in the document, but not installed if the variation
    /// does not apply.
    private func add(
        _ node: YAMLNode, number: Int, to variation: inout TraitVariation, _ scene: inout SceneDocument
    ) {
        guard let lines = node.sequence else {
            problems.report(
                Diagnostic(
                    .screenType, "constraints takes a list of lines, found \(node.foundDescription)",
                    at: node.place))
            return
        }
        var absent = TraitVariation(condition: TraitCondition(LayoutTraits()))
        for (index, var declaration) in constraints(lines).enumerated() {
            let id = "variation \(number).\(index)"
            declaration.id = id
            scene.root.constraints.append(declaration)
            var change = TraitVariation.ConstraintChange(id: id)
            change.isInstalled = false
            absent.constraintChanges.append(change)
            change.isInstalled = true
            variation.constraintChanges.append(change)
        }
        scene.variations.append(absent)
    }

    private func condition(_ node: YAMLNode) -> LayoutTraits? {
        guard let entries = node.mapping, !entries.isEmpty else {
            problems.report(
                Diagnostic(
                    .screenType, "when takes a mapping of conditions, found \(node.foundDescription)",
                    at: node.place,
                    hints: ["known: " + Self.conditions.map(\.key).joined(separator: ", ")]))
            return nil
        }
        var traits = LayoutTraits()
        var isGood = true
        for entry in entries {
            guard let word = word(entry) else {
                isGood = false
                continue
            }
            switch entry.key {
            case "horizontalSizeClass": traits.horizontal = LayoutTraits.SizeClass(rawValue: word)
            case "verticalSizeClass": traits.vertical = LayoutTraits.SizeClass(rawValue: word)
            default: traits.idiom = LayoutTraits.Idiom(rawValue: word)
            }
        }
        return isGood ? traits : nil
    }

    private func word(_ entry: YAMLEntry) -> String? {
        guard let known = Self.conditions.first(where: { $0.key == entry.key }) else {
            problems.report(
                Diagnostic(
                    .screenKey, "there is no condition '\(entry.key.shortened)'", at: entry.place,
                    hints: NearestName.hints(for: entry.key, among: Self.conditions.map(\.key))))
            return nil
        }
        guard let word = entry.value.scalar?.text, known.words.contains(word) else {
            problems.report(
                Diagnostic(
                    .screenChoice,
                    "\(entry.key) takes \(known.words.joined(separator: " or ")), found "
                        + entry.value.foundDescription, at: entry.value.place))
            return nil
        }
        return word
    }
}
