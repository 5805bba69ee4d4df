public import Geometry

/// A rectangle with round corners, in points.
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

        /// Radii of 0: square corners.
        public static let zero = Radii(all: 0)

        /// Clockwise from the top left.
        public var clockwise: [Double] { [topLeft, topRight, bottomRight, bottomLeft] }
    }

    /// The shape of a corner.
    public enum Curve: Hashable, Sendable {
        /// A quarter circle.
        case circular
        /// A curve that begins farther out and whose curvature increases gradually. Source:
        /// CALayerCornerCurve.continuous.
        case continuous
    }

    /// The rectangle in points, with its corners.
    public var rect: Rect
    /// The radii. **Invariant:** none negative, none above half the shorter side.
    public let radii: Radii
    /// The shape of the corners.
    public var curve: Curve

    /// Creates a rounded rectangle; radii are clamped to 0 ... half the shorter side.
    ///
    /// Chosen: Core Animation does not clamp and draws distorted shapes beyond that.
    public init(_ rect: Rect, radii: Radii, curve: Curve = .circular) {
        self.curve = curve
        let limit = max(0, min(rect.width, rect.height) / 2)
        func clamped(_ radius: Double) -> Double { radius > 0 ? min(radius, limit) : 0 }
        self.rect = rect
        self.radii = Radii(
            topLeft: clamped(radii.topLeft), topRight: clamped(radii.topRight),
            bottomRight: clamped(radii.bottomRight), bottomLeft: clamped(radii.bottomLeft))
    }

    /// Creates a rounded rectangle with the same radius at every corner.
    public init(_ rect: Rect, radius: Double = 0, curve: Curve = .circular) {
        self.init(rect, radii: Radii(all: radius), curve: curve)
    }

    /// Whether every corner is square.
    public var isSquare: Bool { radii == .zero }

    /// Returns the shape translated by `offset`.
    public func offset(by offset: Point) -> RoundedRect {
        RoundedRect(rect.offset(by: offset), radii: radii, curve: curve)
    }

    /// Returns the shape inside a border `width` points wide: the radii shrink by the width, down to square
    /// corners.
    public func inset(by width: Double) -> RoundedRect {
        func shrunk(_ radius: Double) -> Double { max(0, radius - width) }
        return RoundedRect(
            rect.inset(by: Insets(all: width)),
            radii: Radii(
                topLeft: shrunk(radii.topLeft), topRight: shrunk(radii.topRight),
                bottomRight: shrunk(radii.bottomRight), bottomLeft: shrunk(radii.bottomLeft)), curve: curve)
    }
}
