import Scene

/// The style properties of an SVG element, most of which are inherited.
struct SVGStyle {
    /// The value of `fill` or `stroke`.
    enum PaintValue: Equatable {
        /// Nothing is painted.
        case none
        /// A solid color.
        case color(Color)
        /// A paint server, with the color to use if it does not exist.
        case server(String, fallback: Color?)
    }

    var fill = PaintValue.color(.black)
    var fillOpacity = 1.0
    var fillRule = FillRule.nonZero
    var clipRule = FillRule.nonZero
    var stroke = PaintValue.none
    var strokeOpacity = 1.0
    var strokeStyle = StrokeStyle(width: 1, miterLimit: 4)
    var color = Color.black
    var isVisible = true

    // Properties that are not inherited.
    var opacity = 1.0
    var isShown = true
    var clip: String?
    var mask: String?
    var hasFilter = false
    var stopColor = Color.black
    var stopOpacity = 1.0

    /// Returns the initial style of a child element.
    func inherited() -> SVGStyle {
        var style = self
        style.opacity = 1
        style.isShown = true
        style.clip = nil
        style.mask = nil
        style.hasFilter = false
        style.stopColor = .black
        style.stopOpacity = 1
        return style
    }

    /// Sets a property from a declaration or attribute; invalid values are ignored.
    mutating func set(_ name: String, _ value: String) {
        guard value != "inherit" else { return }
        switch name {
        case "color": color = SVGColor.color(value, current: color) ?? color
        case "fill": fill = paintValue(value) ?? fill
        case "fill-opacity": fillOpacity = share(value) ?? fillOpacity
        case "fill-rule": fillRule = value == "evenodd" ? .evenOdd : .nonZero
        case "clip-rule": clipRule = value == "evenodd" ? .evenOdd : .nonZero
        case "stroke": stroke = paintValue(value) ?? stroke
        case "stroke-opacity": strokeOpacity = share(value) ?? strokeOpacity
        case "visibility": isVisible = value == "visible"
        case "opacity": opacity = share(value) ?? opacity
        case "display": isShown = value != "none"
        case "clip-path": clip = SVGStyle.reference(value)
        case "mask": mask = SVGStyle.reference(value)
        case "filter": hasFilter = value != "none"
        case "stop-color": stopColor = SVGColor.color(value, current: color) ?? stopColor
        case "stop-opacity": stopOpacity = share(value) ?? stopOpacity
        default: setLine(name, value)
        }
    }

    private mutating func setLine(_ name: String, _ value: String) {
        var scanner = SVGScanner(value)
        switch name {
        case "stroke-width": strokeStyle.width = max(0, SVGLength.points(value) ?? strokeStyle.width)
        case "stroke-linecap":
            strokeStyle.cap = value == "round" ? .round : value == "square" ? .square : .butt
        case "stroke-linejoin":
            strokeStyle.join = value == "round" ? .round : value == "bevel" ? .bevel : .miter
        case "stroke-miterlimit": strokeStyle.miterLimit = max(1, scanner.number() ?? 4)
        case "stroke-dashoffset": strokeStyle.dashPhase = SVGLength.points(value) ?? 0
        case "stroke-dasharray":
            let lengths = value.split { $0 == "," || $0.isWhitespace }.map {
                SVGLength.points(String($0)) ?? -1
            }
            let isUsable = value != "none" && lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
            // An odd number of lengths is repeated twice.
            strokeStyle.dashes = !isUsable ? [] : lengths.count % 2 == 0 ? lengths : lengths + lengths
        default: break
        }
    }

    private func paintValue(_ value: String) -> PaintValue? {
        if value == "none" { return PaintValue.none }
        if let name = SVGStyle.reference(value) {
            let rest = value.drop { $0 != ")" }.dropFirst()
            return .server(name, fallback: SVGColor.color(String(rest), current: color))
        }
        return SVGColor.color(value, current: color).map(PaintValue.color)
    }

    private func share(_ value: String) -> Double? {
        var scanner = SVGScanner(value)
        guard let number = scanner.number() else { return nil }
        return max(0, min(1, scanner.take("%") ? number / 100 : number))
    }

    /// Returns the name in `url(#name)`.
    static func reference(_ value: String) -> String? {
        guard value.hasPrefix("url("), let end = value.firstIndex(of: ")") else { return nil }
        let name = value[..<end].dropFirst(4).filter { !"\"'# ".contains($0) }
        return name.isEmpty ? nil : name
    }
}
