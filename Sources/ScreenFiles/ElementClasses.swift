/// The classes of a tree's elements by id, and the alternative names of the elements.
struct ElementClasses {
    /// The ids in tree order.
    private(set) var ids: [String] = []
    /// The class of each element.
    private(set) var byID: [String: String] = [:]
    /// The ids by alternative names in Interface Builder, the most specific kind of name first.
    private var others: [[String: [String]]] = [[:], [:], [:]]

    /// The ids of Interface Builder objects inside containers, by the object's own id.
    private var contained: [String: [String]] = [:]

    /// Returns the ids of the elements that a name refers to: those with that id, in whatever container they
    /// are shown, otherwise all with that restoration id, otherwise all that an outlet with that name refers
    /// to, otherwise all with that label.
    func ids(named name: String) -> [String] {
        let own = (byID[name] == nil ? [] : [name]) + (contained[name] ?? [])
        if !own.isEmpty { return own }
        return others.lazy.compactMap { $0[name] }.first ?? []
    }

    /// All names, for hints.
    var names: [String] { ids + others.flatMap { $0.keys.sorted() } }

    /// Adds an element and its descendants, each once.
    mutating func add(_ element: Element) {
        let isNew = byID[element.id] == nil
        if isNew {
            ids.append(element.id)
            byID[element.id] = element.className
        }
        if isNew, let origin = element.origin {
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
    var classes: ElementClasses {
        var classes = ElementClasses()
        for tree in trees { classes.add(tree) }
        return classes
    }
}

extension ScreenDocument {
    /// The classes of all elements in its scenes.
    var classes: ElementClasses {
        var classes = ElementClasses()
        for tree in scenes.flatMap(\.trees) { classes.add(tree) }
        return classes
    }
}

extension Element {
    /// The classes of this element and its descendants.
    var classNames: ElementClasses {
        var classes = ElementClasses()
        classes.add(self)
        return classes
    }
}
