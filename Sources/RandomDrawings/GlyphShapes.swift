package import Geometry
package import Scene

/// The glyphs of random drawings: 0 to 2 have outlines, 3 is a bitmap, all others are blank.
package enum GlyphShapes {
    /// Returns the outline in ems, y downward.
    package static func outline(of glyph: UInt32) -> Path? {
        switch glyph {
        case 0: RoundedRect(Rect(x: 0.05, y: -0.7, width: 0.5, height: 0.7)).path
        case 1:
            Path(
                RoundedRect(Rect(x: 0.02, y: -0.61, width: 0.57, height: 0.63), radius: 0.25).path.elements
                    + RoundedRect(Rect(x: 0.2, y: -0.4, width: 0.2, height: 0.2)).path.elements.reversedLoop)
        case 2:
            Path([
                .move(Point(x: 0, y: 0)),
                .quadratic(control: Point(x: 0.3, y: -1.1), end: Point(x: 0.6, y: 0)),
                .cubic(
                    control1: Point(x: 0.5, y: 0.3), control2: Point(x: 0.1, y: -0.3),
                    end: Point(x: 0, y: 0.2)),
                .close,
            ])
        default: nil
        }
    }

    /// Returns the bitmap of a glyph and its placement in ems.
    package static func picture(of glyph: UInt32) -> (bitmap: Bitmap, placement: Rect)? {
        guard glyph == 3 else { return nil }
        return (picture, Rect(x: 0.05, y: -0.8, width: 0.6, height: 0.7))
    }

    private static let picture: Bitmap = {
        var pixmap = Pixmap(width: 7, height: 6)
        for index in pixmap.pixels.indices {
            pixmap.pixels[index] =
                Color(
                    red: Double(index % 7) / 6, green: Double(index / 7) / 5, blue: 0.4,
                    alpha: index % 5 == 0 ? 0.3 : 1
                ).premultipliedRGBA8
        }
        return Bitmap(name: "glyph", pixmap: pixmap, scale: 1)
    }()
}

extension [Path.Element] {
    /// The closed polygon in reverse direction.
    fileprivate var reversedLoop: [Path.Element] {
        let points = compactMap { element -> Point? in
            switch element {
            case .move(let point), .line(let point): point
            default: nil
            }
        }
        return points.reversed().enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close]
    }
}
