package import Files
package import Geometry

extension JSONValue {
    /// `{"x":…,"y":…,"width":…,"height":…}` in points.
    package static func rect(_ rect: Rect) -> JSONValue {
        .members([
            "x": .number(rect.minX), "y": .number(rect.minY), "width": .number(rect.width),
            "height": .number(rect.height),
        ])
    }

    /// `{"width":…,"height":…}` in points.
    package static func size(_ size: Size) -> JSONValue {
        .members(["width": .number(size.width), "height": .number(size.height)])
    }

    /// `{"width":…,"height":…}` in device pixels.
    package static func pixelSize(_ size: PixelSize) -> JSONValue {
        .members(["width": .integer(size.width), "height": .integer(size.height)])
    }

    /// `{"x":…,"y":…}` in points.
    package static func point(_ point: Point) -> JSONValue {
        .members(["x": .number(point.x), "y": .number(point.y)])
    }
}
