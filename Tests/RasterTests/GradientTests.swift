import Geometry
import Scene
import Testing

@testable import Raster

@Suite struct GradientTests {
    private let fade = [Gradient.Stop(0, .black), Gradient.Stop(1, .white)]

    @Test func anAxialGradientPassesEveryStepOnce() throws {
        let paint = Paint.gradient(.axial(from: .zero, to: Point(x: 0, y: 512), stops: fade))
        let picture = try draw(1, 512, [.draw(.fillRect(Rect(x: 0, y: 0, width: 1, height: 512), paint))])
        var last: UInt32 = 0
        for y in 0..<512 {
            // The colour at the pixel's middle, rounded to the nearest: (y + 1/2) / 512 of 255.
            let wanted = UInt32(((Double(y) + 0.5) / 512 * 255).rounded())
            let level = picture[0, y] & 0xFF
            #expect(abs(Int(level) - Int(wanted)) <= 1, "row \(y)")
            #expect(level == last || level == last + 1, "row \(y)")
            last = level
        }
    }

    @Test func coloursGoOnBeyondTheEndsAndMeetAtHardStops() throws {
        let stops = [
            Gradient.Stop(0.25, .black), Gradient.Stop(0.5, .black), Gradient.Stop(0.5, .white),
            Gradient.Stop(0.75, .white),
        ]
        let paint = Paint.gradient(.axial(from: .zero, to: Point(x: 8, y: 0), stops: stops))
        let picture = try draw(8, 1, [.draw(.fillRect(Rect(x: 0, y: 0, width: 8, height: 1), paint))])
        #expect((0..<8).map { picture[$0, 0] & 0xFF } == [0, 0, 0, 0, 255, 255, 255, 255])
    }

    @Test func alphaIsMixedBeforeItIsMultipliedIn() throws {
        let stops = [Gradient.Stop(0, .white), Gradient.Stop(1, .clear)]
        let paint = Paint.gradient(.axial(from: .zero, to: Point(x: 1, y: 0), stops: stops))
        // Halfway between white and transparent black: grey 127.5 at alpha 127.5, premultiplied 63.75.
        let picture = try draw(1, 1, [.draw(.fillRect(Rect(x: 0, y: 0, width: 1, height: 1), paint))])
        #expect(picture[0, 0] & 0xFF == 64)
        #expect([127, 128].contains(picture[0, 0] >> 24))
    }

    @Test func aRadialGradientIsRound() throws {
        let paint = Paint.gradient(
            .radial(center: Point(x: 20, y: 20), radii: Size(width: 20, height: 10), stops: fade))
        let picture = try draw(40, 40, [.draw(.fillRect(Rect(x: 0, y: 0, width: 40, height: 40), paint))])
        // 10.5 of 20 to the right, 5.5 of 10 down, beyond the ellipse.
        #expect(abs(Int(picture[30, 19] & 0xFF) - 134) <= 1)
        #expect(abs(Int(picture[20, 25] & 0xFF) - 140) <= 1)
        #expect(picture[20, 35] & 0xFF == 255)
    }

    @Test func aConicGradientTurnsClockwise() throws {
        let paint = Paint.gradient(
            .conic(center: Point(x: 20, y: 20), towards: Point(x: 20, y: 0), stops: fade))
        let picture = try draw(40, 40, [.draw(.fillRect(Rect(x: 0, y: 0, width: 40, height: 40), paint))])
        // From the top over the right: an eighth, three eighths, five eighths, seven eighths of a turn.
        for (x, y, turns) in [(35, 4, 0.125), (35, 35, 0.375), (4, 35, 0.625), (4, 4, 0.875)] {
            #expect(abs(Double(picture[x, y] & 0xFF) / 255 - turns) < 0.01)
        }
    }

    @Test func anglesAreTurns() {
        for (x, y, turns) in [(1.0, 0.0, 0.0), (1, 1, 0.125), (0, 1, 0.25), (-1, 0, 0.5), (0, -1, 0.75)] {
            #expect(abs(Numerics.turns(x: x, y: y) - turns) < 1e-9)
        }
        // tan 30° = 1/√3, a twelfth of a turn.
        #expect(abs(Numerics.turns(x: 3.0.squareRoot(), y: 1) - 1.0 / 12) < 1e-9)
        // e to the power of -1.
        #expect(abs(Numerics.exponential(minus: 1) - 0.36787944117144233) < 1e-13)
        #expect(abs(Numerics.exponential(minus: 4.5) - 0.011108996538242306) < 1e-13)
    }
}
