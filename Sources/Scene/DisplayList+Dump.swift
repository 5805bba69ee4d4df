import Geometry

extension DisplayList {
    /// The list as text, a line per command, contents of scopes indented: what command goldens hold.
    public var dump: String {
        var printer = CommandPrinter(lines: ["display \(size.dumpText)"], endIndex: commands.endIndex)
        printer.play(commands[...])
        return printer.lines.joined(separator: "\n") + "\n"
    }
}

/// Prints one line per command.
private struct CommandPrinter: DisplayListPlayer {
    var openScopes: [Scope] = []
    var lines: [String]
    let endIndex: Int

    private mutating func add(_ line: String) {
        lines.append(String(repeating: "  ", count: openScopes.count) + line)
    }

    mutating func draw(_ drawing: Drawing, at index: Int) { add(drawing.dump) }

    mutating func begin(_ scope: Scope, at index: Int) -> Scope? {
        add("push\(scope.dump)")
        return scope
    }

    mutating func end(_ scope: Scope, at index: Int) {
        if index < endIndex { add("pop\(scope.kind)") }
    }

    mutating func ignorePop(at index: Int) { add("pop") }
}

extension Drawing {
    /// One line of text.
    public var dump: String {
        switch self {
        case .fillRect(let rect, let paint): "fillRect \(rect.dumpText) \(paint.dump)"
        case .fillRoundedRect(let shape, let paint): "fillRoundedRect \(shape.dump) \(paint.dump)"
        case .fillBorder(let shape, let width, let paint):
            "fillBorder \(shape.dump) width=\(width.dumpText) \(paint.dump)"
        case .fillPath(let path, let rule, let paint): "fillPath \(path.dump) \(rule) \(paint.dump)"
        case .strokePath(let path, let style, let paint):
            "strokePath \(path.dump) \(style.dump) \(paint.dump)"
        case .glyphs(let run, let paint):
            "drawGlyphs \(run.face.name) \(run.size.dumpText) at \(run.origin.dumpText) "
                + "\(run.text.debugDescription) \(run.glyphs.count) glyphs \(paint.dump)"
        case .image(let placement): "drawImage \(placement.dump)"
        case .shadow(let shape, let shadow): "drawShadow \(shape.dump) \(shadow.dump)"
        case .pathShadow(let path, let shadow): "drawPathShadow \(path.dump) \(shadow.dump)"
        case .blurBackdrop(let shape, let radius): "blurBackdrop \(shape.dump) radius=\(radius.dumpText)"
        }
    }
}

extension Scope {
    /// The kind, as dumps name it.
    var kind: String {
        switch self {
        case .clip, .clipPath: "Clip"
        case .layer: "Layer"
        case .shadow: "Shadow"
        case .mask: "Mask"
        case .transform: "Transform"
        }
    }

    /// Kind and properties.
    fileprivate var dump: String {
        switch self {
        case .clip(let shape): "Clip \(shape.dump)"
        case .clipPath(let path, let rule): "ClipPath \(path.dump) \(rule)"
        case .layer(let opacity, let bounds, let blend):
            "Layer opacity=\(opacity.dumpText) \(bounds.dumpText)" + (blend == .normal ? "" : " \(blend)")
        case .shadow(let shadow, let bounds): "Shadow \(shadow.dump) \(bounds.dumpText)"
        case .mask(let bounds): "Mask \(bounds.dumpText)"
        case .transform(let transform): "Transform \(transform.dumpText)"
        }
    }
}

extension Paint {
    /// The color, or the gradient with its stops.
    var dump: String {
        switch self {
        case .color(let color): color.description
        case .gradient(let gradient):
            "\(gradient.shape)\(gradient.transform.dumpText) "
                + gradient.stops.map { "\($0.position.dumpText):\($0.color)" }.joined(separator: ",")
        }
    }
}

extension Shadow {
    /// Color, offset and radius.
    var dump: String { "\(color) offset=\(offset.dumpText) radius=\(radius.dumpText)" }
}

extension StrokeStyle {
    /// Width, cap and join, and the part and dashes if there are any.
    var dump: String {
        let line = "width=\(width.dumpText) \(cap) \(join)"
        let part = start > 0 || end < 1 ? " part=\(start.dumpText)...\(end.dumpText)" : ""
        guard !dashes.isEmpty else { return line + part }
        return line + part + " dashes=" + dashes.map(\.dumpText).joined(separator: ",")
            + (dashPhase == 0 ? "" : "+\(dashPhase.dumpText)")
    }
}

extension RoundedRect {
    /// The rectangle and the radii that are not zero.
    var dump: String {
        guard !isSquare else { return rect.dumpText }
        let corners = radii.clockwise
        let curve = curve == .continuous ? " continuous" : ""
        let same = corners.allSatisfy { $0 == corners[0] }
        return rect.dumpText + " r="
            + (same ? corners[0].dumpText : corners.map(\.dumpText).joined(separator: ",")) + curve
    }
}

extension Path {
    /// SVG path data.
    var dump: String {
        func text(_ points: Point...) -> String {
            points.map { "\($0.x.dumpText),\($0.y.dumpText)" }.joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let point): "M\(text(point))"
            case .line(let point): "L\(text(point))"
            case .quadratic(let control, let end): "Q\(text(control, end))"
            case .cubic(let control1, let control2, let end): "C\(text(control1, control2, end))"
            case .close: "Z"
            }
        }.joined(separator: " ")
    }
}

extension ImagePlacement {
    /// The bitmap's name and scale, the destination, and all that differs from plain scaling.
    var dump: String {
        var text = "\(bitmap.name)@\(bitmap.scale.dumpText) \(destination.dumpText)"
        if capInsets != .zero { text += " caps=\(capInsets.dumpText)" }
        if resizing == .tile { text += " tile" }
        if let tint { text += " tint=\(tint)" }
        return text
    }
}
