public import Geometry

/// A rectangle with circular corners, in points.
public struct RoundedRect: Hashable, Sendable {
    /// The four radii in points.
    public struct Radii: Hashable, Sendable {
        /// At the top left.
        public var topLeft: Double
        /// At the top right.
        public var topRight: Double
        /// At the bottom right.
        public var bottomRight: Double
        /// At the bottom left.
        public var bottomLeft: Double

        /// Four radii, clockwise from the top left.
        public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
            self.topLeft = topLeft
            self.topRight = topRight
            self.bottomRight = bottomRight
            self.bottomLeft = bottomLeft
        }

        /// The same radius at every corner.
        public init(all radius: Double) {
            self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
        }

        /// Square corners.
        public static let zero = Radii(all: 0)

        /// Clockwise from the top left.
        public var clockwise: [Double] { [topLeft, topRight, bottomRight, bottomLeft] }
    }

    /// The rectangle.
    public var rect: Rect
    /// The radii. **Invariant:** none negative, none above half the shorter side.
    public let radii: Radii

    /// A rounded rectangle; radii are clamped to 0 ... half the shorter side.
    ///
    /// Chosen: Core Animation does not clamp and draws odd shapes past that.
    public init(_ rect: Rect, radii: Radii) {
        let limit = max(0, min(rect.width, rect.height) / 2)
        func clamped(_ radius: Double) -> Double { radius > 0 ? min(radius, limit) : 0 }
        self.rect = rect
        self.radii = Radii(
            topLeft: clamped(radii.topLeft), topRight: clamped(radii.topRight),
            bottomRight: clamped(radii.bottomRight), bottomLeft: clamped(radii.bottomLeft))
    }

    /// A rounded rectangle with one radius at every corner.
    public init(_ rect: Rect, radius: Double = 0) { self.init(rect, radii: Radii(all: radius)) }

    /// Whether every corner is square.
    public var isSquare: Bool { radii == .zero }

    /// The same shape moved by `offset`.
    public func offset(by offset: Point) -> RoundedRect {
        RoundedRect(rect.offset(by: offset), radii: radii)
    }

    /// The shape inside a border `width` points wide: radii shrink by as much, down to square.
    public func inset(by width: Double) -> RoundedRect {
        func shrunk(_ radius: Double) -> Double { max(0, radius - width) }
        return RoundedRect(
            rect.inset(by: Insets(all: width)),
            radii: Radii(
                topLeft: shrunk(radii.topLeft), topRight: shrunk(radii.topRight),
                bottomRight: shrunk(radii.bottomRight), bottomLeft: shrunk(radii.bottomLeft)))
    }

    /// The outline, clockwise, each corner one cubic.
    public var path: Path {
        let r = rect
        guard !isSquare else {
            return Path([
                .move(r.origin), .line(Point(x: r.maxX, y: r.minY)), .line(Point(x: r.maxX, y: r.maxY)),
                .line(Point(x: r.minX, y: r.maxY)), .close,
            ])
        }
        let corners: [(corner: Point, into: Point, out: Point, radius: Double)] = [
            (Point(x: r.maxX, y: r.minY), Point(x: 1, y: 0), Point(x: 0, y: 1), radii.topRight),
            (Point(x: r.maxX, y: r.maxY), Point(x: 0, y: 1), Point(x: -1, y: 0), radii.bottomRight),
            (Point(x: r.minX, y: r.maxY), Point(x: -1, y: 0), Point(x: 0, y: -1), radii.bottomLeft),
            (r.origin, Point(x: 0, y: -1), Point(x: 1, y: 0), radii.topLeft),
        ]
        var elements: [Path.Element] = [.move(Point(x: r.minX + radii.topLeft, y: r.minY))]
        for (corner, into, out, radius) in corners {
            elements.append(.line(corner - into * radius))
            guard radius > 0 else { continue }
            let handle = radius * (1 - RoundedRect.circleHandle)
            elements.append(
                .cubic(
                    control1: corner - into * handle, control2: corner + out * handle,
                    end: corner + out * radius))
        }
        elements.append(.close)
        return Path(elements)
    }

    /// The length of a cubic's handles, in radii, that comes nearest to a quarter circle: 4/3·(√2 − 1).
    private static let circleHandle = 0.5522847498307936
}
