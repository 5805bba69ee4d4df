extension ScreenDocument {
    /// The names of the fonts that elements name by family or face.
    package var fontNames: Set<String> {
        var names: Set<String> = []
        func add(_ font: FontValue?) {
            if case .named(let name)? = font?.family { names.insert(name) }
        }
        func collect(_ element: Element) {
            for attribute in element.attributes {
                switch attribute.value {
                case .font(let font): add(font)
                case .runs(let runs): for run in runs { add(run.font) }
                default: continue
                }
            }
            for subview in element.subviews { collect(subview) }
        }
        for tree in scenes.flatMap(\.trees) { collect(tree) }
        return names
    }
}
