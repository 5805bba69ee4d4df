import Geometry
import Scene
import Testing

@testable import Raster

/// Plays lists of random commands: whatever a list holds, drawing ends with a sound picture.
@Suite struct RandomListTests {
    /// A generator of its own, so that a seed gives the same list everywhere (SplitMix64).
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
            return z ^ z >> 31
        }

        /// Mostly a place near the picture, sometimes far away, rarely no number.
        mutating func length() -> Double {
            switch UInt8.random(in: 0...40, using: &self) {
            case 0: .infinity
            case 1: .nan
            case 2: 1e300
            case 3: -1e9
            case 4: 0
            case 5...10: Double.random(in: -2000...2000, using: &self)
            case 11...18: Double(Int.random(in: -8...48, using: &self))
            default: Double.random(in: -20...70, using: &self)
            }
        }
        mutating func share() -> Double { Double.random(in: -0.2...1.2, using: &self) }
        mutating func point() -> Point { Point(x: length(), y: length()) }
        mutating func rect() -> Rect { Rect(x: length(), y: length(), width: length(), height: length()) }
        mutating func color() -> Color { Color(red: share(), green: share(), blue: share(), alpha: share()) }
        mutating func shape() -> RoundedRect {
            RoundedRect(rect(), radius: length(), curve: Bool.random(using: &self) ? .circular : .continuous)
        }
        mutating func transform() -> AffineTransform {
            guard Bool.random(using: &self) else { return .translation(x: length(), y: length()) }
            return AffineTransform(
                a: share() * 3, b: share() - 0.5, c: share() - 0.5, d: share() * 3, tx: length(), ty: length()
            )
        }
        mutating func shadow() -> Shadow {
            Shadow(color: color(), offset: point(), radius: length() / 4)
        }
        mutating func path() -> Path {
            Path(
                (0..<Int.random(in: 0...6, using: &self)).map { _ -> Path.Element in
                    switch UInt8.random(in: 0...5, using: &self) {
                    case 0: .move(point())
                    case 1: .quadratic(control: point(), end: point())
                    case 2: .cubic(control1: point(), control2: point(), end: point())
                    case 3: .close
                    default: .line(point())
                    }
                })
        }
        mutating func paint() -> Paint {
            guard UInt8.random(in: 0...3, using: &self) == 0 else { return .color(color()) }
            let stops = (0..<Int.random(in: 0...4, using: &self)).map { _ in Gradient.Stop(share(), color()) }
            let shapes: [Gradient.Shape] = [.axial, .radial, .conic]
            return .gradient(
                Gradient(shapes.randomElement(using: &self) ?? .axial, stops: stops, transform: transform()))
        }
        mutating func style() -> StrokeStyle {
            var style = StrokeStyle(width: length() / 4, cap: .round, join: .round, miterLimit: length())
            style.dashes = (0..<Int.random(in: 0...3, using: &self)).map { _ in length() }
            style.dashPhase = length()
            (style.start, style.end) = (share(), share())
            return style
        }
        mutating func placement() -> ImagePlacement {
            let width = Int.random(in: 0...9, using: &self), height = Int.random(in: 0...9, using: &self)
            var pixmap = Pixmap(width: width, height: height)
            for index in pixmap.pixels.indices {
                pixmap.pixels[index] =
                    Color(red: share(), green: share(), blue: 1, alpha: share())
                    .premultipliedRGBA8
            }
            let bitmap = Bitmap(name: "random", pixmap: pixmap, scale: share() * 3)
            return ImagePlacement(
                bitmap, in: rect(), capInsets: Insets(all: length() / 8),
                resizing: Bool.random(using: &self) ? .tile : .stretch,
                tint: Bool.random(using: &self) ? color() : nil)
        }
        mutating func blend() -> BlendMode { BlendMode.allCases.randomElement(using: &self) ?? .normal }
        mutating func command() -> DrawCommand {
            switch UInt8.random(in: 0...19, using: &self) {
            case 0: .draw(.fillRect(rect(), paint()))
            case 1: .draw(.fillRoundedRect(shape(), paint()))
            case 2: .draw(.fillBorder(shape(), width: length() / 8, paint()))
            case 3: .draw(.fillPath(path(), Bool.random(using: &self) ? .nonZero : .evenOdd, paint()))
            case 4: .draw(.strokePath(path(), style(), paint()))
            case 5: .draw(.image(placement()))
            case 6: .draw(.shadow(shape(), shadow()))
            case 7: .draw(.pathShadow(path(), shadow()))
            case 8: .draw(.blurBackdrop(shape(), radius: length() / 8))
            case 9: .push(.clip(shape()))
            case 10: .push(.clipPath(path(), .evenOdd))
            case 11: .push(.layer(opacity: share(), bounds: rect(), blend: blend()))
            case 12: .push(.shadow(shadow(), bounds: rect()))
            case 13: .push(.mask(bounds: rect()))
            case 14: .push(.transform(transform()))
            default: .pop
            }
        }
    }

    @Test(arguments: 0..<4) func nothingInAListEndsTheProcess(seed: UInt64) throws {
        for turn in 0..<10 as Range<UInt64> {
            var dice = Dice(state: seed &* 1000 &+ turn)
            let commands = (0..<12).map { _ in dice.command() }
            let list = DisplayList(size: Size(width: 40, height: 240), commands: commands)
            let picture = try rasterize(list, scale: 1, glyphs: .none, background: nil)
            #expect(picture.checkInvariants() == nil, "seed \(seed), turn \(turn)")
            let banded = try rasterize(list, scale: 1, glyphs: .none, background: nil, workers: 2)
            #expect(banded == picture, "seed \(seed), turn \(turn)")
            var pixels: [UInt32] = []
            try rasterizeBands(list, scale: 1, glyphs: .none, background: nil, rowCount: 37) { band in
                pixels += band.pixels
                return true
            }
            #expect(pixels == picture.pixels, "seed \(seed), turn \(turn)")
        }
    }
}
