import Compositor
import Geometry
import Raster
import Scene
import SeededRandom
import Testing

@testable import UIKitCore

/// Gradient layers in bounds of any proportions, beside their formulas in the unit square.
@Suite("Directions of gradients")
struct GradientDirectionTests {
    private static let size = Size(width: 48, height: 30)

    /// The gray of each pixel of a gradient layer from black to white.
    private func grays(_ type: CAGradientLayerType, _ start: CGPoint, _ end: CGPoint, _ size: Size) throws
        -> [Int]
    {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
        let layer = CAGradientLayer()
        layer.frame = view.bounds
        layer.type = type
        layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        (layer.startPoint, layer.endPoint) = (start, end)
        view.layer.addSublayer(layer)
        let list = compose(view.makeLayoutTree(traits: .current))
        let text = RenderEnvironment.current.textEngine
        return try rasterize(list, scale: 1, text: text).pixels.map { Int($0 & 255) }
    }

    /// Compares with a position from 0 to 1 for each point of the unit square; nil near a step.
    private func compare(
        _ type: CAGradientLayerType, _ start: CGPoint, _ end: CGPoint, _ size: Size,
        _ position: (_ x: Double, _ y: Double) -> Double?
    ) throws {
        let grays = try grays(type, start, end, size)
        var farthest = 0.0
        for row in 0..<Int(size.height) {
            for column in 0..<Int(size.width) {
                let x = (Double(column) + 0.5) / size.width, y = (Double(row) + 0.5) / size.height
                guard let position = position(x, y) else { continue }
                let gray = min(1, max(0, position)) * 255
                farthest = max(farthest, abs(gray - Double(grays[row * Int(size.width) + column])))
            }
        }
        // A step of the table of 4,096 colors and the rounding to eight bits.
        #expect(farthest <= 0.6, "\(type.rawValue) from \(start) to \(end)")
    }

    /// Points of which no coordinate is that of the other, so that no shape is degenerate.
    private func points(seed: UInt64) -> (start: CGPoint, end: CGPoint, size: Size) {
        var random = SeededNumbers(seed: seed)
        func share() -> Double { Double(random.next() >> 11) / Double(UInt64(1) << 53) }
        let start = CGPoint(x: share() * 0.4, y: share() * 0.4)
        let end = CGPoint(x: 0.6 + share() * 0.6, y: 0.6 + share() * 0.6)
        return (
            start, end, Size(width: Double(20 + Int(share() * 60)), height: Double(20 + Int(share() * 60)))
        )
    }

    @Test("an axial gradient from corner to corner is even along the other diagonal")
    func diagonal() throws {
        let grays = try grays(.axial, CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0), Self.size)
        let first = grays[0], last = grays[grays.count - 1]
        #expect(abs(first - 127) <= 1 && abs(last - 127) <= 1)
        #expect(grays[29 * 48] <= 5 && grays[47] >= 250)
    }

    @Test("axial gradients", arguments: 1...8 as ClosedRange<UInt64>)
    func axial(seed: UInt64) throws {
        let (start, end, size) = points(seed: seed)
        let dx = end.x - start.x, dy = end.y - start.y
        try compare(.axial, start, end, size) { x, y in
            ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy)
        }
    }

    @Test("radial gradients", arguments: 1...8 as ClosedRange<UInt64>)
    func radial(seed: UInt64) throws {
        let (start, end, size) = points(seed: seed)
        try compare(.radial, start, end, size) { x, y in
            let u = (x - start.x) / (end.x - start.x), v = (y - start.y) / (end.y - start.y)
            return (u * u + v * v).squareRoot()
        }
    }

    @Test("conic gradients", arguments: 1...8 as ClosedRange<UInt64>)
    func conic(seed: UInt64) throws {
        let (start, end, size) = points(seed: seed)
        let zero = atan2(end.y - start.y, end.x - start.x)
        try compare(.conic, start, end, size) { x, y in
            var turns = (atan2(y - start.y, x - start.x) - zero) / (2 * Double.pi)
            if turns < 0 { turns += 1 }
            return 0.001...0.999 ~= turns ? turns : nil
        }
    }
}
