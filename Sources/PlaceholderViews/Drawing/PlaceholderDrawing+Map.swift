import Geometry
import Scene
import UIKitCore

extension PlaceholderDrawing {
    private static let land = color(light: 0xF3F0E9, dark: 0x2A2D33)
    private static let park = color(light: 0xD5E6C8, dark: 0x2B3A2F)
    private static let water = color(light: 0xB5D5EA, dark: 0x1C3448)
    private static let road = color(light: 0xFFFFFF, dark: 0x464B54)
    private static let edge = color(light: 0xDDD8CD, dark: 0x1E2126)

    /// Adds roads between a park and water, and a pin.
    mutating func addMap() {
        fillGround(Self.land)
        guard side >= 8 else { return }
        let unit = max(area.width, area.height)
        func at(_ x: Double, _ y: Double) -> Point {
            Point(x: center.x + (x - 0.5) * unit, y: center.y + (y - 0.5) * unit)
        }
        fill(
            [
                .move(at(0.6, 0)),
                .cubic(control1: at(0.62, 0.2), control2: at(0.84, 0.18), end: at(1, 0.36)),
                .line(at(1, 0)), .close,
            ], Self.water)
        fill(
            Rect(origin: at(0.1, 0.56), size: Size(width: 0.24 * unit, height: 0.22 * unit)),
            radius: 0.02 * unit, Self.park)
        let wide = max(2, min(10, 0.022 * unit)), narrow = wide / 2
        let streets: [[Path.Element]] = [
            Self.line([at(0, 0.52), at(0.435, 0.461)]), Self.line([at(0.18, 0), at(0.225, 0.345)]),
            Self.line([at(0.437, 0.461), at(0.92, 1)]), Self.line([at(0.395, 0.14), at(0.62, 0.118)]),
            Self.line([at(0, 0.86), at(0.48, 0.82)]), Self.line([at(0.68, 0.73), at(0.87, 0.6)]),
            Self.line([at(0.605, 0.468), at(0.64, 0.26), at(0.414, 0.312)]),
        ]
        let avenues: [[Path.Element]] = [
            [
                .move(at(0, 0.3)),
                .cubic(control1: at(0.35, 0.38), control2: at(0.6, 0.44), end: at(1, 0.68)),
            ],
            [.move(at(0.37, 0)), .quadratic(control: at(0.44, 0.5), end: at(0.5, 1))],
        ]
        stroke(streets.flatMap(\.self), width: narrow + 1, Self.edge)
        stroke(avenues.flatMap(\.self), width: wide + 1, Self.edge)
        stroke(streets.flatMap(\.self), width: narrow, Self.road)
        stroke(avenues.flatMap(\.self), width: wide, Self.road)
        if side >= 40 { addPin() }
    }

    private mutating func addPin() {
        let radius = length(0.06, 5...11)
        let head = Point(x: center.x, y: center.y - 1.7 * radius)
        fill(
            [
                .move(center),
                .quadratic(
                    control: Point(x: head.x - 0.5 * radius, y: head.y + 1.2 * radius),
                    end: Point(x: head.x - 0.92 * radius, y: head.y + 0.4 * radius)),
                .line(Point(x: head.x + 0.92 * radius, y: head.y + 0.4 * radius)),
                .quadratic(control: Point(x: head.x + 0.5 * radius, y: head.y + 1.2 * radius), end: center),
                .close,
            ], .systemRed)
        fillCircle(head, radius: radius, .systemRed)
        fillCircle(head, radius: 0.38 * radius, .white)
    }
}
