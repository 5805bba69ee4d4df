import Geometry

/// A value for every pixel of a rectangle, in row-major order.
struct ReferencePlane<Value> {
    let bounds: PixelRect
    private var values: [Value]

    init(_ bounds: PixelRect, _ value: Value) {
        self.bounds = bounds
        values = Array(repeating: value, count: bounds.width * bounds.height)
    }

    func contains(_ x: Int, _ y: Int) -> Bool {
        x >= bounds.minX && x < bounds.maxX && y >= bounds.minY && y < bounds.maxY
    }

    subscript(x: Int, y: Int) -> Value {
        get { values[(y - bounds.minY) * bounds.width + x - bounds.minX] }
        set { values[(y - bounds.minY) * bounds.width + x - bounds.minX] = newValue }
    }

    /// Calls `body` for every pixel.
    func forEachPixel(_ body: (_ x: Int, _ y: Int) -> Void) {
        for y in bounds.minY..<bounds.maxY { for x in bounds.minX..<bounds.maxX { body(x, y) } }
    }
}

typealias ReferenceSurface = ReferencePlane<UInt32>
typealias ReferenceCoverage = ReferencePlane<UInt32>

extension PixelRect {
    /// Returns the rectangle extended by `margin` pixels on every side.
    func expanded(by margin: Int) -> PixelRect {
        PixelRect(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
    }

    /// Whether the rectangle contains a pixel.
    func contains(_ x: Int, _ y: Int) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }
}
