import Diagnostics
import ScreenDocuments
import YAML

extension ScreenExpansion {
    /// Returns the elements of a node: one, or one per item if a component is repeated; empty after reporting
    /// an error.
    func elements(_ node: YAMLNode, in context: Context, siblings: inout [String: Int]) -> [Element] {
        guard let entries = ElementEntries(node, problems: problems),
            admits(node, depth: context.depth)
        else { return [] }
        if entries["component"] != nil {
            return instances(entries, at: node, in: context, siblings: &siblings)
        }
        for key in ["with", "repeat"] {
            guard let entry = entries.entry(key) else { continue }
            problems.report(
                Diagnostic(
                    .componentUnknown, "'\(key)' needs a component", at: entry.place,
                    hints: ["add component: NAME"]))
        }
        return [view(entries, at: node, in: context, siblings: &siblings)]
    }

    private func view(
        _ entries: ElementEntries, at node: YAMLNode, in context: Context, siblings: inout [String: Int]
    ) -> Element {
        let className = className(entries)
        let pathName = className ?? entries["class"]?.scalar?.text ?? "view"
        let name = entries["id"].flatMap { ElementName.id($0, problems: problems) }
        let id = context.id ?? name.map(context.scope.id) ?? path(pathName, in: context, &siblings)
        let reference = ElementReference(id: id, className: className)
        register(name, as: reference, entries, in: context.scope)
        let children = subviews(entries, of: reference, in: context)
        let own = constraintList(entries, in: context)
        remember(
            (own.map { [$0] } ?? []) + context.instances.compactMap(\.constraints), of: id,
            in: context.parent)
        // A view of an unknown class is kept, so that errors around it are reported as well.
        let attributes = className.map { self.attributes(entries, of: $0, in: context) } ?? []
        checkListContent(attributes, children)
        return Element(
            id: id, className: className ?? "UIView", attributes: attributes, subviews: children,
            place: node.place)
    }

    private func className(_ entries: ElementEntries) -> String? {
        guard let node = entries["class"] else { return "UIView" }
        let known = ElementVocabulary.classes.map(\.name)
        guard let name = node.scalar?.text, known.contains(name) else {
            var hints: [String] = []
            if let name = node.scalar?.text {
                hints =
                    components[name] == nil
                    ? NearestName.hints(for: name, among: known)
                    : ["'\(name)' is a component; write component: \(name)"]
            }
            problems.report(
                Diagnostic(
                    .screenClass, "unknown class \(node.foundDescription)", at: node.place, hints: hints))
            return nil
        }
        return name
    }

    /// Returns the path of an element without an id: its superview's id and its index among the unnamed
    /// siblings.
    func path(_ name: String, in context: Context, _ siblings: inout [String: Int]) -> String {
        let number = siblings[name, default: 0]
        siblings[name] = number + 1
        return "\(context.parent?.id ?? "")/\(name)[\(number)]"
    }

    /// Registers an element, so that constraints in its scope can refer to it.
    func register(
        _ name: String?, as reference: ElementReference, _ entries: ElementEntries, in scope: Scope
    ) {
        guard let name, let place = entries["id"]?.place,
            let first = scope.register(name, as: reference, at: place)
        else { return }
        problems.report(
            Diagnostic(
                .screenDuplicateID, "the id '\(name)' is used twice", at: place,
                notes: ["first used at \(first)"]))
    }

    private func subviews(
        _ entries: ElementEntries, of reference: ElementReference, in context: Context
    ) -> [Element] {
        guard let node = entries["subviews"], !node.isNull else { return [] }
        guard let nodes = node.sequence else {
            if !node.isUnknown {
                problems.report(
                    Diagnostic(
                        .screenType, "subviews takes a list, found \(node.foundDescription)", at: node.place))
            }
            return []
        }
        if let name = reference.className, let row = ElementVocabulary.elementClass(name),
            row.subviews == .refused, !nodes.isEmpty
        {
            problems.report(
                Diagnostic(
                    .screenSubviews, "\(name) arranges its own parts and takes no subviews", at: node.place))
        }
        var inner = context
        (inner.parent, inner.id, inner.instances) = (reference, nil, [])
        inner.depth += 1
        var siblings: [String: Int] = [:]
        let children = nodes.flatMap { elements($0, in: inner, siblings: &siblings) }
        if let name = reference.className { check(children, in: name) }
        return children
    }

    /// Reports elements that are not allowed in their container.
    private func check(_ children: [Element], in container: String) {
        guard let row = ElementVocabulary.elementClass(container), row.subviews != .refused else { return }
        for child in children {
            if let role = child.role {
                check(role, of: child, in: container)
                continue
            }
            guard !ElementVocabulary.admits(child.className, in: container) else { continue }
            var hints: [String] = []
            if case .only(let classes) = row.subviews {
                hints = ["\(container) takes \(classes.joined(separator: ", "))"]
            }
            problems.report(
                Diagnostic(
                    .screenSubviews,
                    "\(child.className.withArticle) cannot be inside \(container.withArticle)",
                    at: child.place, hints: hints))
        }
    }

    /// Reports subviews of a view that shows list content in their place.
    private func checkListContent(_ attributes: [Attribute], _ children: [Element]) {
        guard let child = children.first(where: { $0.role == nil }),
            attributes.contains(where: { $0.name == "contentConfiguration" })
        else { return }
        problems.report(
            Diagnostic(
                .screenSubviews, "a view with a contentConfiguration takes no subviews", at: child.place,
                hints: ["give the child a role, or leave out contentConfiguration"]))
    }

    private func check(_ role: Choices.Role, of child: Element, in container: String) {
        guard let objection = ElementVocabulary.objection(to: role, of: child.className, in: container)
        else { return }
        problems.report(
            Diagnostic(.screenSubviews, objection.message, at: child.place, hints: [objection.hint]))
    }

    /// Returns the lines in `constraints`, if there are any.
    func constraintList(_ entries: ElementEntries, in context: Context) -> ConstraintList? {
        guard let written = entries["constraints"], !written.isNull else { return nil }
        let node = context.bindings.resolve(written)
        guard let lines = node.sequence else {
            if !node.isUnknown {
                problems.report(
                    Diagnostic(
                        .screenType, "constraints takes a list of lines, found \(node.foundDescription)",
                        at: node.place))
            }
            return nil
        }
        return ConstraintList(lines: lines, scope: context.scope)
    }

    private func attributes(
        _ entries: ElementEntries, of className: String, in context: Context
    ) -> [Attribute] {
        let own = entries.attributes.map {
            YAMLEntry(key: $0.key, place: $0.place, value: context.bindings.resolve($0.value))
        }
        let reader = AttributeReader(problems: problems)
        var attributes = reader.attributes(own, of: className, structure: ElementEntries.structure)
        for instance in context.instances {
            let outer = reader.attributes(
                instance.attributes, of: className, structure: ElementEntries.structure)
            for attribute in outer { attributes.replaceOrAppend(attribute) }
        }
        return attributes
    }
}
