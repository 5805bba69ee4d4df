import Geometry
import Scene

/// Reads bytes as a display list: every sequence of bytes is valid.
struct ListReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Returns the next byte; zero after the end.
    private mutating func byte() -> UInt8 {
        guard position < bytes.count else { return 0 }
        defer { position += 1 }
        return bytes[position]
    }

    private mutating func index(below count: Int) -> Int { Int(byte()) % count }

    private mutating func flag() -> Bool { byte() & 1 == 1 }

    /// Returns a length that is usually plausible for the picture; depending on the first byte, any number.
    private mutating func length() -> Double {
        let first = byte()
        switch first {
        case 255: return Double(bitPattern: (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) })
        case 254:
            return Double(Float(bitPattern: (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(byte()) }))
        case 253: return [.nan, .infinity, -.infinity, 1e300, -1e300, 5e-324, 1e9, -1e6][index(below: 8)]
        case 200...252: return (Double(first) - 226) * Double(byte())
        default: return Double(first) / 2 - 20
        }
    }

    private mutating func share() -> Double { Double(byte()) / 200 - 0.1 }

    private mutating func point() -> Point { Point(x: length(), y: length()) }

    private mutating func size() -> Size { Size(width: length(), height: length()) }

    private mutating func rect() -> Rect { Rect(origin: point(), size: size()) }

    private mutating func color() -> Color {
        Color(red: share(), green: share(), blue: share(), alpha: share())
    }

    private mutating func shape() -> RoundedRect {
        let radii = RoundedRect.Radii(
            topLeft: length(), topRight: length(), bottomRight: length(), bottomLeft: length())
        return RoundedRect(rect(), radii: radii, curve: flag() ? .continuous : .circular)
    }

    private mutating func transform() -> AffineTransform {
        switch index(below: 4) {
        case 0: .translation(x: length(), y: length())
        case 1: .scale(x: length(), y: length())
        case 2: .rotation(radians: length())
        default: AffineTransform(a: length(), b: share(), c: share(), d: length(), tx: length(), ty: length())
        }
    }

    private mutating func shadow() -> Shadow {
        Shadow(color: color(), offset: point(), radius: length())
    }

    private mutating func paint() -> Paint {
        guard index(below: 3) == 0 else { return .color(color()) }
        let shapes: [Gradient.Shape] = [.axial, .radial, .conic]
        let shape = shapes[index(below: 3)],
            stops = (0..<index(below: 5)).map { _ in
                Gradient.Stop(flag() ? share() : length(), color())
            }
        return .gradient(Gradient(shape, stops: stops, transform: transform()))
    }

    private mutating func path() -> Path {
        Path(
            (0..<index(below: 12)).map { _ -> Path.Element in
                switch index(below: 5) {
                case 0: .move(point())
                case 1: .quadratic(control: point(), end: point())
                case 2: .cubic(control1: point(), control2: point(), end: point())
                case 3: .close
                default: .line(point())
                }
            })
    }

    private mutating func style() -> StrokeStyle {
        let caps: [StrokeStyle.Cap] = [.butt, .round, .square]
        let joins: [StrokeStyle.Join] = [.miter, .round, .bevel]
        var style = StrokeStyle(
            width: length(), cap: caps[index(below: 3)], join: joins[index(below: 3)], miterLimit: length())
        if flag() {
            style.dashes = (0..<index(below: 4)).map { _ in length() }
            style.dashPhase = length()
            (style.start, style.end) = (share(), share())
        }
        return style
    }

    private mutating func placement() -> ImagePlacement {
        var pixmap = Pixmap(width: index(below: 10), height: index(below: 10))
        for index in pixmap.pixels.indices { pixmap.pixels[index] = color().premultipliedRGBA8 }
        let caps = Insets(top: length(), left: length(), bottom: length(), right: length())
        return ImagePlacement(
            Bitmap(name: "fuzzed", pixmap: pixmap, scale: length()), in: rect(), capInsets: caps,
            resizing: flag() ? .tile : .stretch, tint: flag() ? color() : nil)
    }

    private mutating func run() -> GlyphRun {
        let face = GlyphRun.Face(index: index(below: 50), name: "fuzzed")
        let glyphs = (0..<index(below: 6)).map { _ in
            GlyphRun.Glyph(id: UInt32(byte()) << 4, position: point())
        }
        return GlyphRun(
            face: face, size: length(), origin: point(), glyphs: glyphs, text: "", bounds: rect())
    }

    private mutating func command() -> DrawCommand {
        switch index(below: 22) {
        case 0: .draw(.fillRect(rect(), paint()))
        case 1: .draw(.fillRoundedRect(shape(), paint()))
        case 2: .draw(.fillBorder(shape(), width: length(), paint()))
        case 3: .draw(.fillPath(path(), flag() ? .nonZero : .evenOdd, paint()))
        case 4: .draw(.strokePath(path(), style(), paint()))
        case 5: .draw(.glyphs(run(), paint()))
        case 6: .draw(.image(placement()))
        case 7: .draw(.shadow(shape(), shadow()))
        case 8: .draw(.pathShadow(path(), shadow()))
        case 9: .draw(.blurBackdrop(shape(), radius: length()))
        case 10: .push(.clip(shape()))
        case 11: .push(.clipPath(path(), flag() ? .nonZero : .evenOdd))
        case 12:
            .push(
                .layer(
                    opacity: share(), bounds: rect(),
                    blend: flag() ? .normal : BlendMode.allCases[index(below: BlendMode.allCases.count)]))
        case 13: .push(.shadow(shadow(), bounds: rect()))
        case 14: .push(.mask(bounds: rect()))
        case 15: .push(.transform(transform()))
        case 16...20: .pop
        default: .draw(.fillRect(Rect(x: 0, y: 0, width: 64, height: 80), .color(.white)))
        }
    }

    /// Returns the display list of a small picture. For one first byte in sixteen, every opening command is
    /// repeated many times, except groups with shadows, each of which blurs a larger picture.
    mutating func list() -> DisplayList {
        let depth = index(below: 16) == 0 ? 40 : 1
        var commands: [DrawCommand] = []
        while position < bytes.count, commands.count < 2000 {
            let command = command()
            switch command {
            case .push(.shadow), .draw, .pop: commands.append(command)
            case .push:
                commands += Array(repeating: command, count: depth)
            }
        }
        return DisplayList(size: Size(width: 64, height: 80), commands: commands)
    }

    /// Returns the scale in pixels per point.
    func scale() -> Double { [1, 1, 2, 1.5][bytes.count % 4] }
}
