/// The classes of a tree's elements by id, and what else the elements are called.
struct ElementClasses {
    /// The ids in tree order.
    private(set) var ids: [String] = []
    /// The class of each.
    private(set) var byID: [String: String] = [:]
    /// The ids by the other names of Interface Builder, those that say most about an object first.
    private var others: [[String: [String]]] = [[:], [:], [:]]

    /// The elements that a name stands for: the one of that id, else all of that restoration id, else all that an
    /// outlet of that name leads to, else all of that label.
    func ids(named name: String) -> [String] {
        if byID[name] != nil { return [name] }
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
            if let name = origin.restorationID { others[0][name, default: []].append(element.id) }
            for name in origin.outletNames where others[1][name]?.last != element.id {
                others[1][name, default: []].append(element.id)
            }
            if let name = origin.userLabel { others[2][name, default: []].append(element.id) }
        }
        for subview in element.subviews { add(subview) }
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
