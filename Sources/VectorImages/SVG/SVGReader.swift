import Geometry
import Scene
import XML

/// Converts the elements of an SVG file to draw commands.
struct SVGReader {
    /// The maximum number of drawn elements, repetitions counted. Chosen: what is drawn in a second.
    private static let elementLimit = 100_000
    /// The maximum nesting depth, including elements that `use` references.
    private static let depthLimit = 100

    /// The elements by id.
    private(set) var named: [String: XMLElement] = [:]
    private var sheet = SVGStyleSheet()
    /// The size that percentages refer to.
    var viewport: Size
    /// Features that are not drawn.
    private(set) var omissions: [String] = []
    /// Whether a limit was exceeded.
    private(set) var isExhausted = false
    /// The size of the image.
    let canvas: Size
    /// The number of chords so far.
    var chordCount = 0
    private var elementCount = 0
    private var depth = 0

    init(_ root: XMLElement, viewport: Size, canvas: Size) {
        self.viewport = viewport
        self.canvas = canvas
        index(root)
        if sheet.hasOthers { omit("some selectors of its style sheet") }
    }

    private mutating func index(_ element: XMLElement) {
        if let name = element["id"], named[name] == nil { named[name] = element }
        if element.name == "style" { sheet.add(element.text) }
        for child in element.children { index(child) }
    }

    /// Records a feature that is not drawn.
    mutating func omit(_ what: String) {
        if !omissions.contains(what) { omissions.append(what) }
    }

    /// The style of an element: attributes, then style sheets, then its own declarations.
    func style(of element: XMLElement, in parent: SVGStyle) -> SVGStyle {
        var style = parent.inherited()
        // `color` first, since other properties may refer to it.
        if let color = element["color"] { style.set("color", color) }
        for (name, value) in element.attributes.sorted(by: { $0.name < $1.name }) { style.set(name, value) }
        for (name, value) in sheet.declarations(for: element) { style.set(name, value) }
        for (name, value) in SVGStyleSheet.declarations((element["style"] ?? "")[...]) {
            style.set(name, value)
        }
        return style
    }

    /// Stops reading the file, as it is too complex.
    mutating func exhaust() { isExhausted = true }

    /// Enters an element; returns false if it is nested too deeply.
    mutating func enter() -> Bool {
        elementCount += 1
        depth += 1
        if elementCount > SVGReader.elementLimit || depth > SVGReader.depthLimit { isExhausted = true }
        return !isExhausted
    }

    mutating func leave() { depth -= 1 }

    /// Draws an element with its contents.
    mutating func draw(
        _ element: XMLElement, in parent: SVGStyle, _ outer: AffineTransform, to steps: inout [DrawCommand]
    ) {
        guard enter() else { return }
        defer { leave() }
        let style = style(of: element, in: parent)
        guard style.isShown else { return }
        var transform = outer
        if let text = element["transform"] {
            guard let own = AffineTransform(svg: text) else { return omit("a transform that makes no sense") }
            transform = own.concatenating(outer)
        }
        guard transform.isFinite, transform.determinant != 0 else { return }
        var content: [DrawCommand] = []
        drawContent(of: element, style, transform, to: &content)
        if style.hasFilter { omit("filters") }
        guard !content.isEmpty else { return }
        steps += composed(content, element, style, transform)
    }

    private mutating func drawContent(
        of element: XMLElement, _ style: SVGStyle, _ transform: AffineTransform, to steps: inout [DrawCommand]
    ) {
        switch element.name {
        case "svg", "g", "a":
            for child in element.children { drawChild(child, style, transform, to: &steps) }
        case "switch":
            if let first = element.children.first(where: { $0["systemLanguage"] == nil }) {
                drawChild(first, style, transform, to: &steps)
            }
        case "use": drawUse(element, style, transform, to: &steps)
        case "image": drawImage(element, style, transform, to: &steps)
        case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon":
            drawShape(element, style, transform, to: &steps)
        case "text": omit("text")
        case "foreignObject": omit("foreign objects")
        default: break
        }
    }

    private mutating func drawChild(
        _ element: XMLElement, _ style: SVGStyle, _ transform: AffineTransform, to steps: inout [DrawCommand]
    ) {
        guard element.name == "svg" else { return draw(element, in: style, transform, to: &steps) }
        drawViewport(element, style, transform, element, to: &steps)
    }

    /// Draws a nested viewport: an `svg`, or a `symbol` of the size that its `use` gives.
    private mutating func drawViewport(
        _ element: XMLElement, _ style: SVGStyle, _ transform: AffineTransform, _ sized: XMLElement,
        to steps: inout [DrawCommand]
    ) {
        func length(_ name: String, _ whole: Double) -> Double? {
            sized[name].flatMap { SVGLength.resolved($0, of: whole) }
        }
        let isOwn = element.name == "svg"
        let area = Rect(
            x: isOwn ? length("x", viewport.width) ?? 0 : 0, y: isOwn ? length("y", viewport.height) ?? 0 : 0,
            width: length("width", viewport.width) ?? viewport.width,
            height: length("height", viewport.height) ?? viewport.height)
        let inner = SVGViewport(element, in: area)
        let outerViewport = viewport
        viewport = inner.size
        var group = element
        group.name = "g"
        group["transform"] = nil
        draw(group, in: style, inner.transform.concatenating(transform), to: &steps)
        viewport = outerViewport
    }

    private mutating func drawUse(
        _ element: XMLElement, _ style: SVGStyle, _ transform: AffineTransform, to steps: inout [DrawCommand]
    ) {
        guard let target = target(of: element) else { return omit("what a 'use' names and the file lacks") }
        let place = AffineTransform.translation(
            x: element["x"].flatMap { SVGLength.resolved($0, of: viewport.width) } ?? 0,
            y: element["y"].flatMap { SVGLength.resolved($0, of: viewport.height) } ?? 0
        ).concatenating(transform)
        if target.name == "symbol" {
            drawViewport(target, style, place, element, to: &steps)
        } else {
            drawChild(target, style, place, to: &steps)
        }
    }

    /// Returns the element that a reference names.
    func target(of element: XMLElement) -> XMLElement? {
        element["href"].flatMap { $0.hasPrefix("#") ? named[String($0.dropFirst())] : nil }
    }
}
