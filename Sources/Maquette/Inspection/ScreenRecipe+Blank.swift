import ScreenDocuments

extension ScreenRecipe {
    /// What is said of a picture without content: the classes and lists that code fills, and what is hidden. Nil for
    /// screens that are not from Interface Builder, which draw what they say.
    var blankNote: Diagnostic? {
        guard case .scene(let scene, _) = content, scene.root.origin != nil else { return nil }
        var classes: Set<String> = [], lists = 0, hidden = 0, views = 0
        func count(_ element: Element) {
            views += 1
            if let name = element.origin?.customClass { classes.insert(name) }
            if ["UITableView", "UICollectionView"].contains(element.className) { lists += 1 }
            if element.attributes.contains(where: { $0.name == "isHidden" && $0.value == .boolean(true) }) {
                hidden += 1
            }
            element.subviews.forEach(count)
        }
        count(scene.screen ?? scene.root)
        var notes: [String] = []
        if lists > 0 { notes.append("code fills \(counted(lists, "list"))") }
        if hidden > 0 { notes.append("\(counted(hidden, "view")) \(hidden == 1 ? "is" : "are") hidden") }
        if !classes.isEmpty {
            let shown = classes.sorted().prefix(4).joined(separator: ", ")
            notes.append("custom classes: " + shown + (classes.count > 4 ? ", …" : ""))
        }
        return Diagnostic(
            .screenBlank, "nothing is drawn but the background of \(counted(views, "view"))",
            of: self.scene ?? screen, at: Place(file: input), notes: notes)
    }
}
