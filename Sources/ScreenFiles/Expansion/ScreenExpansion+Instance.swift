import Diagnostics
import ScreenDocuments
import YAML

extension ScreenExpansion {
    /// Returns the views of a component instance, or of its repetitions.
    func instances(
        _ entries: ElementEntries, at node: YAMLNode, in context: Context, siblings: inout [String: Int]
    ) -> [Element] {
        reject(["class", "subviews"], in: entries)
        let name = entries["id"].flatMap { ElementName.id($0, problems: problems) }
        guard let component = component(entries, in: context) else {
            let id = name.map(context.scope.id) ?? ""
            register(name, as: ElementReference(id: id), entries, in: context.scope)
            return []
        }
        let arguments = arguments(entries["with"], for: component, in: context)
        guard let list = entries["repeat"] else {
            let id = context.id ?? name.map(context.scope.id) ?? path(component.name, in: context, &siblings)
            let element = instance(of: component, arguments, id: id, entries, at: node, in: context)
            register(
                name, as: ElementReference(id: id, className: element?.className), entries, in: context.scope)
            return element.map { [$0] } ?? []
        }
        return repeated(
            list, name, component, with: arguments, entries, at: node, in: context, siblings: &siblings)
    }

    private func reject(_ keys: [String], in entries: ElementEntries) {
        for entry in keys.compactMap(entries.entry) {
            problems.report(
                Diagnostic(
                    .screenKey, "an instance of a component takes no '\(entry.key)'", at: entry.place,
                    hints: ["what it shows is the component's; give text and images under with:"]))
        }
    }

    private func component(_ entries: ElementEntries, in context: Context) -> Component? {
        guard let node = entries["component"] else { return nil }
        guard let name = node.scalar?.text, let component = components[name] else {
            let hints = node.scalar.map { NearestName.hints(for: $0.text, among: componentNames) } ?? []
            problems.report(
                Diagnostic(
                    .componentUnknown, "unknown component \(node.foundDescription)", at: node.place,
                    hints: hints))
            return nil
        }
        if let start = context.chain.firstIndex(of: name) {
            let circle = (context.chain[start...] + [name]).joined(separator: " → ")
            problems.report(
                Diagnostic(.componentCycle, "component \(name) contains itself: \(circle)", at: node.place))
            return nil
        }
        return component
    }

    private func repeated(
        _ list: YAMLNode, _ name: String?, _ component: Component, with arguments: [String: YAMLNode],
        _ entries: ElementEntries, at node: YAMLNode, in context: Context, siblings: inout [String: Int]
    ) -> [Element] {
        let data = context.bindings.resolve(list)
        guard let items = data.sequence, context.id == nil else {
            if context.id != nil {
                problems.report(
                    Diagnostic(.screenKey, "the root of a screen or component cannot repeat", at: list.place))
            } else if data.isUnknown {
                context.scope.isOpen = true
            } else {
                problems.report(
                    Diagnostic(
                        .screenType, "repeat takes a list, found \(data.foundDescription)", at: data.place))
            }
            return []
        }
        var elements: [Element] = []
        for (index, item) in items.enumerated() {
            guard index == 0 || admits(node, depth: context.depth) else { break }
            let indexed = name.map { "\($0)[\(index)]" }
            let id = indexed.map(context.scope.id) ?? path(component.name, in: context, &siblings)
            let given = arguments.merging(datum(item, for: component)) { _, datum in datum }
            let element = instance(of: component, given, id: id, entries, at: item, in: context)
            register(
                indexed, as: ElementReference(id: id, className: element?.className), entries,
                in: context.scope)
            if let element { elements.append(element) }
        }
        return elements
    }

    /// Returns one instance for given arguments.
    private func instance(
        of component: Component, _ arguments: [String: YAMLNode], id: String, _ entries: ElementEntries,
        at node: YAMLNode, in context: Context
    ) -> Element? {
        markUsed(component)
        let attributes = entries.attributes.map {
            YAMLEntry(key: $0.key, place: $0.place, value: context.bindings.resolve($0.value))
        }
        let instance = Instance(attributes: attributes, constraints: constraintList(entries, in: context))
        var inner = context
        inner.id = id
        inner.scope = Scope(prefix: id)
        inner.bindings = screenData.adding(complete(arguments, for: component, at: node))
        inner.instances = [instance] + context.instances
        inner.chain.append(component.name)
        inner.depth += 1
        var siblings: [String: Int] = [:]
        return elements(component.body, in: inner, siblings: &siblings).first
    }

    /// Returns the arguments completed with default values. Missing required arguments are reported.
    private func complete(
        _ arguments: [String: YAMLNode], for component: Component, at node: YAMLNode
    ) -> [String: YAMLNode] {
        var complete = arguments
        for parameter in component.parameters where complete[parameter.name] == nil {
            if let value = parameter.defaultValue {
                complete[parameter.name] = screenData.resolve(value)
            } else {
                problems.report(
                    Diagnostic(
                        .componentParameter, "\(component.name) needs '\(parameter.name)'", at: node.place,
                        hints: ["write with: {\(parameter.name): …}"]))
                complete[parameter.name] = .unknown(at: node.place)
            }
        }
        return complete
    }

    private func arguments(
        _ node: YAMLNode?, for component: Component, in context: Context
    ) -> [String: YAMLNode] {
        guard let node, !node.isNull else { return [:] }
        return arguments(context.bindings.resolve(node), for: component, called: "with")
    }

    private func datum(_ item: YAMLNode, for component: Component) -> [String: YAMLNode] {
        arguments(item, for: component, called: "an item of repeat")
    }

    private func arguments(
        _ node: YAMLNode, for component: Component, called what: String
    ) -> [String: YAMLNode] {
        guard let entries = node.mapping else {
            if !node.isUnknown {
                problems.report(
                    Diagnostic(
                        .screenType, "\(what) takes a mapping of parameters, found \(node.foundDescription)",
                        at: node.place))
            }
            return node.isUnknown ? component.unknownArguments(at: node.place) : [:]
        }
        let known = component.parameters.map(\.name)
        for entry in entries where !known.contains(entry.key) {
            problems.report(
                Diagnostic(
                    .componentParameter, "\(component.name) has no parameter '\(entry.key.shortened)'",
                    at: entry.place,
                    hints: NearestName.hints(for: entry.key, among: known)))
        }
        return Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
    }
}

extension Component {
    /// Returns unknown values for all parameters, which do not cause further reports.
    func unknownArguments(at place: Place) -> [String: YAMLNode] {
        Dictionary(parameters.map { ($0.name, YAMLNode.unknown(at: place)) }) { first, _ in first }
    }
}
