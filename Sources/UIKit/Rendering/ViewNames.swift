/// The names by which reports speak of the views of a tree: the input's ids, else stable paths.
struct ViewNames {
    /// A name for each view, in the order of `UIView.forEachView`, each once.
    let names: [String]
    /// The views, in the same order.
    let views: [UIView]

    init(below root: UIView) {
        var names: [String] = [], views: [UIView] = [], used: Set<String> = []
        var stack = [(view: root, path: root.className)]
        while let (view, path) = stack.popLast() {
            let name = ViewNames.unused(view.identifier ?? path, &used)
            // Paths of very deep trees would take more memory than the trees.
            let base = name.utf8.count > 256 ? "\(view.className)@\(names.count)" : name
            names.append(name)
            views.append(view)
            for (position, subview) in view.subviews.enumerated().reversed() {
                stack.append((subview, "\(base)/\(subview.className)[\(position)]"))
            }
        }
        self.names = names
        self.views = views
    }

    /// The id, or with a number where another view has it already.
    private static func unused(_ wanted: String, _ used: inout Set<String>) -> String {
        guard !used.insert(wanted).inserted else { return wanted }
        var number = 2
        while !used.insert("\(wanted)#\(number)").inserted { number += 1 }
        return "\(wanted)#\(number)"
    }
}
