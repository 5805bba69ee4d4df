public import CoreGraphics
public import Foundation

/// A shape that is the stroke of another, which is drawn as a stroke.
protocol StrokedShape: Shape {
    /// The style of the stroke.
    var strokeStyle: StrokeStyle { get }
    /// Returns the line that is stroked, in a rectangle of the host.
    func unstrokedPath(in frame: CGRect, _ environment: EnvironmentValues) -> Path
}

/// The stroke of a shape.
public struct _StrokedShape<S: Shape>: Shape {
    /// The shape whose outline is stroked.
    public var shape: S
    /// The style of the stroke.
    public var style: StrokeStyle

    /// Creates the stroke of a shape.
    public init(shape: S, style: StrokeStyle) { (self.shape, self.style) = (shape, style) }

    /// Returns the area of the stroke in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    /// Returns the size of the stroked shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// What the shape is used for: stroking.
    public static var role: ShapeRole { .stroke }
}

extension _StrokedShape: StrokedShape {
    var strokeStyle: StrokeStyle { style }
    func unstrokedPath(in frame: CGRect, _ environment: EnvironmentValues) -> Path {
        shape.path(in: CGRect(origin: .zero, size: frame.size), at: frame.origin, environment)
            .offsetBy(dx: frame.minX, dy: frame.minY)
    }
}

/// A shape with changed geometry: what is drawn of it in its frame.
public struct _ChangedShape<S: Shape>: Shape {
    let shape: S
    let change: @Sendable (S, CGRect) -> Path

    /// Returns the changed outline in a rectangle.
    public func path(in rect: CGRect) -> Path { change(shape, rect) }
    /// Returns the size of the shape that is changed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// What the shape is used for.
    public static var role: ShapeRole { S.role }
}

extension Shape {
    /// Returns the part of the shape between two shares of its outline, in 0...1.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }

    /// Returns the shape moved by distances in points.
    public func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }

    /// Returns the shape moved to a point.
    public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

    /// Returns the shape moved by distances in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        _ChangedShape(shape: self) { $0.path(in: $1).offsetBy(dx: x, dy: y) }
    }

    /// Returns the shape scaled around a point.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        _ChangedShape(shape: self) {
            let center = anchor.point(in: $1)
            return $0.path(in: $1).applying(CGAffineTransform(scaleX: x, y: y).around(center))
        }
    }

    /// Returns the shape scaled around a point.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns the shape rotated around a point.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        _ChangedShape(shape: self) {
            let center = anchor.point(in: $1)
            return $0.path(in: $1).applying(
                CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(center))
        }
    }

    /// Returns the shape transformed.
    public func transform(_ transform: CGAffineTransform) -> some Shape {
        _ChangedShape(shape: self) { $0.path(in: $1).applying(transform) }
    }

    /// Returns the shape in a size of its own, in points.
    public func size(_ size: CGSize) -> some Shape {
        _ChangedShape(shape: self) { $0.path(in: CGRect(origin: $1.origin, size: size)) }
    }

    /// Returns the shape in a size of its own, in points.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}

extension CGAffineTransform {
    /// Returns the transform around a point instead of the origin.
    func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self).concatenating(
            CGAffineTransform(translationX: point.x, y: point.y))
    }
}
