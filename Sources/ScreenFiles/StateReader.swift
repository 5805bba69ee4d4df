import Diagnostics

/// Reads the named states of a screen: `page2: { scroll.page: 1, next: { title: start } }`.
struct StateReader {
    /// Where reports go.
    let problems: ProblemList
    /// The screen's data.
    let bindings: Bindings

    /// The states under `states:`, typed by the elements below `root`.
    func states(_ node: YAMLNode?, of root: Element) -> [StateDeclaration] {
        guard let node, !node.isNull, !node.isUnknown else { return [] }
        guard let entries = node.mapping else {
            problems.report(
                .error("states takes a mapping of names, found \(node.foundDescription)", at: node.place))
            return []
        }
        let classes = root.classNames
        return entries.compactMap { state($0, classes) }
    }

    private func state(_ entry: YAMLEntry, _ classes: ElementClasses) -> StateDeclaration? {
        guard Self.isStateName(entry.key) else {
            problems.report(
                .error(
                    "a state's name is of letters, digits, - and _, found '\(entry.key.shortened)'",
                    at: entry.place, hints: ["it becomes a part of the picture's file name"]))
            return nil
        }
        let value = bindings.resolve(entry.value)
        guard !value.isNull, !value.isUnknown else {
            return StateDeclaration(name: entry.key, overrides: [], place: entry.place)
        }
        guard let changes = value.mapping else {
            problems.report(
                .error(
                    "state \(entry.key) takes a mapping of changes, found \(value.foundDescription)",
                    at: value.place, hints: ["for example {title.text: hello}"]))
            return nil
        }
        let overrides = changes.flatMap { self.overrides($0, of: classes) }
        return StateDeclaration(name: entry.key, overrides: overrides, place: entry.place)
    }

    /// Letters of any script, digits, `-` and `_`: what file names on every system can hold.
    private static func isStateName(_ name: String) -> Bool {
        !name.isEmpty && name.first != "-"
            && name.unicodeScalars.allSatisfy { $0.isNamePart || $0 == "-" }
    }

    /// The attributes that an entry sets: `title.text: …` one, `title: {text: …}` as many as it holds.
    func overrides(_ entry: YAMLEntry, of classes: ElementClasses) -> [StateDeclaration.Override] {
        if let dot = entry.key.lastIndex(of: ".") {
            let name = String(entry.key[entry.key.index(after: dot)...])
            let attribute = YAMLEntry(key: name, place: entry.place, value: entry.value)
            return [override(attribute, of: String(entry.key[..<dot]), entry.place, classes)].compactMap {
                $0
            }
        }
        guard let attributes = entry.value.mapping else {
            problems.report(
                .error(
                    "'\(entry.key.shortened)' names no attribute", at: entry.place,
                    hints: ["write \(entry.key.shortened).alpha: … or \(entry.key.shortened): {alpha: …}"]))
            return []
        }
        return attributes.compactMap { override($0, of: entry.key, entry.place, classes) }
    }

    private func override(
        _ entry: YAMLEntry, of id: String, _ place: Place, _ classes: ElementClasses
    ) -> StateDeclaration.Override? {
        guard let className = classes.byID[id] else {
            problems.report(
                .error(
                    "there is no view '\(id.shortened)' in the screen", at: place,
                    hints: NearestName.hints(for: id, among: classes.ids)))
            return nil
        }
        let reader = AttributeReader(problems: problems)
        return reader.attribute(entry, of: className).map {
            StateDeclaration.Override(elementID: id, attribute: $0)
        }
    }
}

/// The classes of a tree's elements by id.
struct ElementClasses {
    /// The ids in tree order.
    var ids: [String] = []
    /// The class of each.
    var byID: [String: String] = [:]
}

extension Element {
    /// The classes of this element and of all inside it.
    var classNames: ElementClasses {
        var classes = ElementClasses()
        collect(into: &classes)
        return classes
    }

    private func collect(into classes: inout ElementClasses) {
        classes.ids.append(id)
        classes.byID[id] = className
        for subview in subviews { subview.collect(into: &classes) }
    }
}
