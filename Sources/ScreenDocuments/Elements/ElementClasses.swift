/// The classes of a tree's elements by id, and the alternative names of the elements.
package struct ElementClasses {
    /// The ids in tree order.
    package private(set) var ids: [String] = []
    /// The class of each element.
    package private(set) var byID: [String: String] = [:]
    /// The ids by alternative names in Interface Builder, the most specific kind of name first.
    private var others: [[String: [String]]] = [[:], [:], [:]]

    /// The ids of Interface Builder objects inside containers, by the object's own id.
    private var contained: [String: [String]] = [:]

    /// The ids of elements in components.
    private var inComponents: Set<String> = []

    /// Creates a table without elements.
    package init() {}

    /// Returns the ids of the elements that a name refers to: those with that id, in whatever container they
    /// are shown, otherwise all with that restoration id, otherwise all that an outlet with that name refers
    /// to, otherwise all with that label. A name of the file itself comes before those of its components.
    ///
    /// `avatar.name` are the elements of the name `name` in the components of those with the name `avatar`.
    package func ids(named name: String) -> [String] {
        let found = candidates(named: name)
        let own = found.lazy.map { ids in ids.filter { !inComponents.contains($0) } }.first { !$0.isEmpty }
        if let ids = own ?? found.first(where: { !$0.isEmpty }) { return ids }
        return idsInComponents(named: name)
    }

    private func candidates(named name: String) -> [[String]] {
        [(byID[name] == nil ? [] : [name]) + (contained[name] ?? [])] + others.map { $0[name] ?? [] }
    }

    /// Returns the ids for a path of names; the first name may have full stops itself.
    private func idsInComponents(named path: String) -> [String] {
        for stop in path.indices.reversed() where path[stop] == "." {
            let hosts = ids(named: String(path[..<stop]))
            guard !hosts.isEmpty else { continue }
            let name = String(path[path.index(after: stop)...])
            let inside = candidates(named: name).lazy.map { ids in
                ids.filter { id in hosts.contains { id.hasPrefix($0 + "/") } }
            }
            return inside.first { !$0.isEmpty } ?? []
        }
        return []
    }

    /// All names, for hints.
    package var names: [String] { ids + others.flatMap { $0.keys.sorted() } }

    /// Adds an element and its descendants, each once.
    package mutating func add(_ element: Element) {
        let isNew = byID[element.id] == nil
        if isNew {
            ids.append(element.id)
            byID[element.id] = element.className
        }
        if isNew, let origin = element.origin {
            if origin.isInComponent { inComponents.insert(element.id) }
            if let slash = element.id.lastIndex(of: "/") {
                contained[String(element.id[element.id.index(after: slash)...]), default: []].append(
                    element.id)
            }
            if let name = origin.restorationID { others[0][name, default: []].append(element.id) }
            for name in origin.outletNames where others[1][name]?.last != element.id {
                others[1][name, default: []].append(element.id)
            }
            if let name = origin.userLabel { others[2][name, default: []].append(element.id) }
        }
        for subview in element.subviews { add(subview) }
    }
}

extension SceneDocument {
    /// The classes of all elements in its trees.
    package var classes: ElementClasses {
        var classes = ElementClasses()
        for tree in trees { classes.add(tree) }
        return classes
    }
}

extension ScreenDocument {
    /// The classes of all elements in its scenes.
    package var classes: ElementClasses {
        var classes = ElementClasses()
        for tree in scenes.flatMap(\.trees) { classes.add(tree) }
        return classes
    }
}

extension Element {
    /// The classes of this element and its descendants.
    package var classNames: ElementClasses {
        var classes = ElementClasses()
        classes.add(self)
        return classes
    }
}
