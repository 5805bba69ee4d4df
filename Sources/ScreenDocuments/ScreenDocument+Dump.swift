import Scripts

extension ScreenDocument {
    /// Returns the document as text for reading and comparing: one line per element, attribute or constraint.
    package func dump() -> String {
        var lines = ["document \(name)"]
        for scene in scenes {
            lines.append("scene" + (scene.name.map { " \($0)" } ?? ""))
            scene.root.dump(into: &lines, indent: "  ")
            if let screen = scene.screen {
                lines.append("on devices")
                screen.dump(into: &lines, indent: "  ")
            }
            for state in scene.states {
                lines.append("state \(state.name)")
                lines += state.overrides.map {
                    "  \($0.elementID).\($0.attribute.name) = \($0.attribute.value)"
                }
                lines += (state.script?.script.steps ?? []).map { "  > \($0)" }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Element {
    /// Appends the lines of this element and its descendants.
    fileprivate func dump(into lines: inout [String], indent: String) {
        lines.append("\(indent)\(className) \(id)")
        let inner = indent + "  "
        lines += attributes.map { "\(inner)\($0.name) = \($0.value)" }
        lines += constraints.map { "\(inner)| \($0)" }
        for subview in subviews { subview.dump(into: &lines, indent: inner) }
    }
}
