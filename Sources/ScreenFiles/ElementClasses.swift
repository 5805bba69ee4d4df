/// The classes of a tree's elements by id, and what else the elements are called.
struct ElementClasses {
    /// The ids in tree order.
    private(set) var ids: [String] = []
    /// The class of each.
    private(set) var byID: [String: String] = [:]
    /// The ids by the other names of Interface Builder, those that say most about an object first.
    private var others: [[String: [String]]] = [[:], [:], [:]]

    /// The ids of Interface Builder's objects that stand in containers, by the object's own id.
    private var contained: [String: [String]] = [:]

    /// The elements that a name stands for: those of that id, in whatever container they are shown, else all of that restoration id, else all that an
    /// outlet of that name leads to, else all of that label.
    func ids(named name: String) -> [String] {
        let own = (byID[name] == nil ? [] : [name]) + (contained[name] ?? [])
        if !own.isEmpty { return own }
        return others.lazy.compactMap { $0[name] }.first ?? []
    }

    /// Every name, for hints.
    var names: [String] { ids + others.flatMap { $0.keys.sorted() } }

    /// Adds an element and all inside it; one that is there already counts once.
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
    /// The classes of all elements of its trees.
    var classes: ElementClasses {
        var classes = ElementClasses()
        for tree in trees { classes.add(tree) }
        return classes
    }
}

extension ScreenDocument {
    /// The classes of all elements of its scenes.
    var classes: ElementClasses {
        var classes = ElementClasses()
        for tree in scenes.flatMap(\.trees) { classes.add(tree) }
        return classes
    }
}

extension Element {
    /// The classes of this element and of all inside it.
    var classNames: ElementClasses {
        var classes = ElementClasses()
        classes.add(self)
        return classes
    }
}
