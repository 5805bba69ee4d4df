import Geometry

/// Compares two layout texts: which views changed, what changed of its own accord, and what follows from it.
struct LayoutComparison {
    let expected: LayoutText
    let actual: LayoutText
    /// The views that changed, by their index in the actual text.
    private(set) var changes: [Int: Change] = [:]
    /// What changed of its own accord, in the order of views.
    private(set) var roots: [Root] = []

    /// How a view changed that both texts have.
    struct Change: Hashable {
        /// Whether its frame in its superview, or its scroll offset, changed.
        var isFrame = false
        /// Whether its size changed.
        var isSize = false
        /// How far it moved on the screen, in points.
        var offset = Point.zero
    }

    /// Something that changed of its own accord.
    struct Root: Hashable {
        /// The index of its view in the actual text; of its superview for a view that was removed.
        var index: Int
        var view: String
        var attribute: String?
        var from: String?
        var to: String?
        var file: String?
        var line: Int?
        /// The changed views that follow from it.
        var followers: [Int] = []
    }

    /// Compares two texts.
    ///
    /// - Parameters:
    ///   - expected: The layout of the golden.
    ///   - actual: The actual layout.
    ///   - declared: What the documents declare differently.
    init(_ expected: LayoutText, _ actual: LayoutText, declared: [DeclarationChange]) {
        self.expected = expected
        self.actual = actual
        findChanges()
        addDeclared(declared)
        addViews()
        addAttributes()
        roots.sort { $0.index < $1.index }
        distribute()
    }

    /// The actual views with their expected ones, for views that both texts have.
    var pairs: [(index: Int, expected: LayoutText.View, actual: LayoutText.View)] {
        actual.views.indices.compactMap { index in
            expected.index(of: actual.views[index].id).map {
                (index, expected.views[$0], actual.views[index])
            }
        }
    }

    private mutating func findChanges() {
        for (index, old, new) in pairs {
            var change = Change()
            change.isFrame = old.frame != new.frame || old.boundsOrigin != new.boundsOrigin
            change.isSize = old.frame.size != new.frame.size
            change.offset = Point(x: new.placed.minX - old.placed.minX, y: new.placed.minY - old.placed.minY)
            if change.isFrame || change.offset != .zero { changes[index] = change }
        }
    }

    private mutating func addDeclared(_ declared: [DeclarationChange]) {
        for change in declared {
            // A view that has no place in the layout, such as an item, concerns the whole screen.
            let index = actual.index(of: change.view) ?? 0
            guard index < actual.views.count else { continue }
            // The attributes of views that were added or removed are not listed one by one.
            guard expected.index(of: change.view) != nil || actual.index(of: change.view) == nil else {
                continue
            }
            guard actual.index(of: change.view) != nil || expected.index(of: change.view) == nil else {
                continue
            }
            roots.append(
                Root(
                    index: index, view: change.view, attribute: change.attribute, from: change.from,
                    to: change.to, file: change.file, line: change.line))
        }
    }

    /// Adds views that were added or removed, without their subviews.
    private mutating func addViews() {
        for (index, view) in actual.views.enumerated() where expected.index(of: view.id) == nil {
            guard view.parent.map({ expected.index(of: actual.views[$0].id) != nil }) ?? true else {
                continue
            }
            roots.append(Root(index: index, view: view.id, to: view.className))
        }
        for view in expected.views where actual.index(of: view.id) == nil {
            let parent = view.parent.map { expected.views[$0].id }
            guard let place = parent.map({ actual.index(of: $0) }) ?? 0 else { continue }
            guard place < actual.views.count else { continue }
            roots.append(Root(index: place, view: view.id, from: view.className))
        }
    }

    /// Adds attributes that changed, unless a declaration of the view or of one of its superviews explains them.
    private mutating func addAttributes() {
        let declared = Set(roots.filter { $0.attribute != nil }.map(\.index))
        for (index, old, new) in pairs
        where old.attributes != new.attributes || old.className != new.className {
            guard !declared.contains(index), !actual.ancestors(of: index).contains(where: declared.contains)
            else { continue }
            if old.className != new.className {
                roots.append(
                    Root(
                        index: index, view: new.id, attribute: "class", from: old.className,
                        to: new.className))
            }
            for name in Set(old.attributes.keys).union(new.attributes.keys).sorted() {
                let from = old.attributes[name], to = new.attributes[name]
                // These follow from frames.
                guard from != to, name != "content", name != "ambiguous" else { continue }
                roots.append(Root(index: index, view: new.id, attribute: name, from: from, to: to))
            }
        }
    }

    /// Assigns each changed view to the nearest root that its changes are connected with; adds roots for
    /// changes that are connected with none.
    private mutating func distribute() {
        var islands = ChangedIslands(self)
        for island in islands.all {
            let touching = roots.indices.filter { islands.touches(roots[$0].index, island) }
            var owners = touching
            if owners.isEmpty {
                let found = inferredRoots(of: island)
                owners = Array(roots.count..<roots.count + found.count)
                roots += found
            }
            for member in island {
                let owner = owners.min {
                    distance(roots[$0].index, member) < distance(roots[$1].index, member)
                }
                guard let owner else { continue }
                islands.own(member, by: owner)
            }
        }
        // Views that moved with their superview follow what it follows.
        for index in changes.keys.sorted() {
            let owner =
                islands.owner(of: index)
                ?? actual.ancestors(of: index).lazy.compactMap {
                    islands.owner(of: $0)
                }.first
            guard let owner, roots[owner].view != actual.views[index].id else { continue }
            roots[owner].followers.append(index)
        }
    }

    /// The number of steps between two views in the tree of views.
    private func distance(_ one: Int, _ other: Int) -> Int {
        let path = [one] + actual.ancestors(of: one), otherPath = [other] + actual.ancestors(of: other)
        for (steps, index) in path.enumerated() {
            if let otherSteps = otherPath.firstIndex(of: index) { return steps + otherSteps }
        }
        return .max
    }
}
