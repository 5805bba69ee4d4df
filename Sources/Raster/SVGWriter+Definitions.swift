import Geometry
import Scene

extension SVGWriter {
    /// Returns the attributes of a paint; gradients become definitions.
    mutating func attributes(of paint: Paint) -> String {
        switch paint {
        case .color(let color): "fill=\"\(color.svgText)\"" + opacity(color, "fill-opacity")
        case .gradient(let gradient): "fill=\"url(#\(define(gradient)))\""
        }
    }

    private func opacity(_ color: Color, _ name: String) -> String {
        color.alpha < 1 ? " \(name)=\"\(color.alpha.vectorText)\"" : ""
    }

    private mutating func define(_ gradient: Gradient) -> String {
        let id = nextID()
        let matrix = gradient.transform.vectorNumbers.joined(separator: " ")
        let common = "id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" gradientTransform=\"matrix(\(matrix))\""
        let stops = gradient.stops.map {
            "<stop offset=\"\($0.position.vectorText)\" stop-color=\"\($0.color.svgText)\""
                + opacity($0.color, "stop-opacity") + "/>"
        }.joined()
        switch gradient.shape {
        case .radial:
            definitions += "<radialGradient \(common) cx=\"0\" cy=\"0\" r=\"1\">\(stops)</radialGradient>\n"
        case .axial, .conic:
            definitions +=
                "<linearGradient \(common) x1=\"0\" y1=\"0\" x2=\"1\" y2=\"0\">\(stops)</linearGradient>\n"
        }
        return id
    }

    /// Draws the shadow of a path, without the path.
    mutating func drawShadow(_ path: Path, _ shadow: Shadow) {
        guard shadow.isVisible else { return }
        let id = nextID()
        definitions +=
            "<filter id=\"\(id)\" \(SVGWriter.filterRegion)><feGaussianBlur "
            + "stdDeviation=\"\(shadow.radius.vectorText)\"/></filter>\n"
        let moved = path.applying(.translation(x: shadow.offset.x, y: shadow.offset.y))
        body += "<g filter=\"url(#\(id))\">"
        fill(moved, .color(shadow.color))
        body += "</g>\n"
    }

    /// Defines a filter that draws a shadow below and returns its id.
    mutating func dropShadow(_ shadow: Shadow) -> String {
        let id = nextID()
        definitions +=
            "<filter id=\"\(id)\" \(SVGWriter.filterRegion)><feDropShadow dx=\"\(shadow.offset.x.vectorText)\" "
            + "dy=\"\(shadow.offset.y.vectorText)\" stdDeviation=\"\(shadow.radius.vectorText)\" "
            + "flood-color=\"\(shadow.color.svgText)\" flood-opacity=\"\(shadow.color.alpha.vectorText)\"/>"
            + "</filter>\n"
        return id
    }

    private static let filterRegion =
        "filterUnits=\"userSpaceOnUse\" x=\"-10000\" y=\"-10000\" width=\"20000\" height=\"20000\" "
        + "color-interpolation-filters=\"sRGB\""
}

extension Color {
    /// The color as `#RRGGBB`, without its alpha.
    fileprivate var svgText: String { String(Color(red: red, green: green, blue: blue).description) }
}
