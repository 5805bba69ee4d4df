import Geometry
import Scene

extension WireWriter {
    /// Writes a rounded rectangle: a byte for the curve and how many radii follow, the rectangle, and the radii.
    mutating func write(_ shape: RoundedRect) {
        let radii = shape.radii
        let isSame =
            radii.topLeft == radii.topRight && radii.topLeft == radii.bottomRight
            && radii.topLeft == radii.bottomLeft
        let kind: UInt8 = shape.isSquare ? 0 : isSame ? 1 : 2
        write(byte: kind << 1 | shape.curve.wireCode)
        write(shape.rect)
        switch kind {
        case 0: break
        case 1: write(radii.topLeft)
        default: write(radii)
        }
    }

    /// Writes four radii.
    mutating func write(_ radii: RoundedRect.Radii) {
        write(radii.topLeft)
        write(radii.topRight)
        write(radii.bottomRight)
        write(radii.bottomLeft)
    }

    /// Writes a path.
    mutating func write(_ path: Path) {
        write(list: path.elements) { $0.write($1) }
    }

    private mutating func write(_ element: Path.Element) {
        switch element {
        case .move(let point):
            write(byte: 0)
            write(point)
        case .line(let point):
            write(byte: 1)
            write(point)
        case .quadratic(let control, let end):
            write(byte: 2)
            write(control)
            write(end)
        case .cubic(let control1, let control2, let end):
            write(byte: 3)
            write(control1)
            write(control2)
            write(end)
        case .close: write(byte: 4)
        }
    }

    /// Writes the style of a stroke.
    mutating func write(_ style: StrokeStyle) {
        write(style.width)
        write(style.cap)
        write(style.join)
        write(style.miterLimit)
        write(list: style.dashes) { $0.write($1) }
        write(style.dashPhase)
        write(style.start)
        write(style.end)
    }
}

extension WireReader {
    /// Reads a rounded rectangle, whose radii are none negative and none above half the shorter side.
    mutating func roundedRect() throws(WireError) -> RoundedRect {
        let kind = try byte()
        let curve: RoundedRect.Curve = try value(of: kind & 1)
        let rect = try rect()
        let radii: RoundedRect.Radii
        switch kind >> 1 {
        case 0: radii = .zero
        case 1: radii = RoundedRect.Radii(all: try number())
        case 2: radii = try self.radii()
        default: throw error(.unknownCase)
        }
        let shape = RoundedRect(rect, radii: radii, curve: curve)
        guard shape.radii == radii, kind < 2 || !shape.isSquare else { throw error(.range) }
        return shape
    }

    /// Reads four radii.
    mutating func radii() throws(WireError) -> RoundedRect.Radii {
        RoundedRect.Radii(
            topLeft: try number(), topRight: try number(), bottomRight: try number(),
            bottomLeft: try number())
    }

    /// Reads a path.
    mutating func path() throws(WireError) -> Path {
        Path(try list { reader throws(WireError) in try reader.pathElement() })
    }

    private mutating func pathElement() throws(WireError) -> Path.Element {
        switch try byte() {
        case 0: return .move(try point())
        case 1: return .line(try point())
        case 2: return .quadratic(control: try point(), end: try point())
        case 3: return .cubic(control1: try point(), control2: try point(), end: try point())
        case 4: return .close
        default: throw error(.unknownCase)
        }
    }

    /// Reads the style of a stroke.
    mutating func strokeStyle() throws(WireError) -> StrokeStyle {
        let width = try number()
        let cap: StrokeStyle.Cap = try value()
        let join: StrokeStyle.Join = try value()
        var style = StrokeStyle(width: width, cap: cap, join: join, miterLimit: try number())
        style.dashes = try list { reader throws(WireError) in try reader.number() }
        style.dashPhase = try number()
        style.start = try number()
        style.end = try number()
        return style
    }
}
