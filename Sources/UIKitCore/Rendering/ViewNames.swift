/// The names of the views of a tree in reports: the input's ids, or stable paths.
struct ViewNames {
    /// A unique name for each view, in the order of `UIView.forEachView`.
    let names: [String]
    /// The views, in the same order.
    let views: [UIView]

    init(below root: UIView) {
        var names: [String] = [], views: [UIView] = [], used: Set<String> = []
        var stack = [(view: root, path: root.className)]
        while let (view, path) = stack.popLast() {
            let name = ViewNames.unused(view.identifier ?? path, &used)
            // The paths in very deep trees would take more memory than the trees.
            let base = name.utf8.count > 256 ? "\(view.className)@\(names.count)" : name
            names.append(name)
            views.append(view)
            for (position, subview) in view.listedSubviews.enumerated().reversed() {
                stack.append((subview, "\(base)/\(subview.className)[\(position)]"))
            }
        }
        self.names = names
        self.views = views
    }

    /// Returns whether the views are the same, in the same order.
    func lists(the others: [UIView]) -> Bool {
        views.count == others.count && zip(views, others).allSatisfy { $0 === $1 }
    }

    /// Returns the id, with a number appended where another view already has it.
    private static func unused(_ wanted: String, _ used: inout Set<String>) -> String {
        guard !used.insert(wanted).inserted else { return wanted }
        var number = 2
        while !used.insert("\(wanted)#\(number)").inserted { number += 1 }
        return "\(wanted)#\(number)"
    }
}
