import CHarfBuzz
import Geometry
import Scene

/// Reads glyph outlines through HarfBuzz: unhinted, in the font's own units, so exact on every machine.
final class OutlineReader: @unchecked Sendable {  // the table of callbacks is immutable once made
    private let callbacks: OpaquePointer?

    init() {
        callbacks = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            callbacks, { _, data, _, x, y, _ in OutlineReader.add(to: data) { .move($0(x, y)) } }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            callbacks, { _, data, _, x, y, _ in OutlineReader.add(to: data) { .line($0(x, y)) } }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            callbacks,
            { _, data, _, controlX, controlY, x, y, _ in
                OutlineReader.add(to: data) { .quadratic(control: $0(controlX, controlY), end: $0(x, y)) }
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            callbacks,
            { _, data, _, x1, y1, x2, y2, x, y, _ in
                OutlineReader.add(to: data) {
                    .cubic(control1: $0(x1, y1), control2: $0(x2, y2), end: $0(x, y))
                }
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            callbacks, { _, data, _, _ in OutlineReader.add(to: data) { _ in .close } }, nil, nil)
        hb_draw_funcs_make_immutable(callbacks)
    }

    deinit { hb_draw_funcs_destroy(callbacks) }

    /// A glyph's outline in ems, y downwards; empty for blanks and where a coordinate is absurd.
    func outline(of glyph: UInt32, font: OpaquePointer, unitsPerEm: Double) -> Path {
        var pen = Pen(unitsPerEm: unitsPerEm)
        withUnsafeMutablePointer(to: &pen) { hb_font_get_glyph_shape(font, glyph, callbacks, $0) }
        guard pen.elements.count <= OutlineReader.elementLimit, pen.isSane else { return Path() }
        return Path(pen.elements)
    }

    /// Steps of the longest outline that is drawn; the most intricate ideographs have some hundreds.
    private static let elementLimit = 20_000

    /// What is gathered while HarfBuzz walks along an outline.
    private struct Pen {
        let unitsPerEm: Double
        var elements: [Path.Element] = []
        var isSane = true
    }

    private static func add(
        to data: UnsafeMutableRawPointer?, _ step: ((Float, Float) -> Point) -> Path.Element
    ) {
        guard let pen = data?.assumingMemoryBound(to: Pen.self), pen.pointee.elements.count <= elementLimit
        else { return }
        let unitsPerEm = pen.pointee.unitsPerEm
        let element = step { x, y in
            let point = Point(x: Double(x) / unitsPerEm, y: -Double(y) / unitsPerEm)
            // 100 ems is far beyond any glyph; only a damaged font gets there.
            if !(point.x.magnitude < 100 && point.y.magnitude < 100) { pen.pointee.isSane = false }
            return point
        }
        pen.pointee.elements.append(element)
    }
}
