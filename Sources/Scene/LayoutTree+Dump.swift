import Geometry

extension LayoutTree {
    /// The tree as text, one line per view, subviews indented: the content of layout goldens.
    public var dump: String {
        var depths: [Int] = []
        var lines = ["screen \(size.dumpText)"]
        for node in nodes {
            let depth = node.parent.map { depths[$0] + 1 } ?? 0
            depths.append(depth)
            lines.append(String(repeating: "  ", count: depth) + node.dump)
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension LayoutNode {
    /// One line: class, id, frame, then all that differs from a plain view.
    public var dump: String {
        var parts = ["\(className) \(id) \(frame.dumpText)"]
        if boundsOrigin != .zero { parts.append("bounds=\(boundsOrigin.dumpText)") }
        if let contentSize { parts.append("content=\(contentSize.dumpText)") }
        if transform != .identity { parts.append("transform=\(transform.dumpText)") }
        if isHidden { parts.append("hidden") }
        if opacity != 1 { parts.append("opacity=\(opacity.dumpText)") }
        if clipsToBounds { parts.append("clips") }
        if let background { parts.append("background=\(background)") }
        if cornerRadii != .zero {
            parts.append("radii=" + cornerRadii.clockwise.map(\.dumpText).joined(separator: ","))
        }
        if cornerCurve == .continuous { parts.append("continuous") }
        if let shadow {
            parts.append("shadow=\(shadow.color) \(shadow.offset.dumpText) \(shadow.radius.dumpText)")
        }
        if let mask { parts.append("mask=\(mask.count)") }
        if let border { parts.append("border=\(border.width.dumpText) \(border.color)") }
        if let accessibility { parts += accessibility.dumpParts }
        if let text { parts.append("text=\(text.debugDescription)") }
        if isAmbiguous { parts.append("ambiguous") }
        return parts.joined(separator: " ")
    }
}
