public import CoreGraphics
public import Foundation
import Geometry
package import Scene

/// The outline of a two-dimensional shape, in points.
public struct Path: Equatable, Sendable {
    /// An element of a path.
    public enum Element: Equatable, Sendable {
        /// Begins a subpath at a point.
        case move(to: CGPoint)
        /// A line to a point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve to a point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve to a point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line to the start of the subpath, which ends.
        case closeSubpath
    }

    /// The path of the pipeline.
    package var scenePath: Scene.Path

    package init(scenePath: Scene.Path) { self.scenePath = scenePath }

    /// Creates an empty path.
    public init() { scenePath = Scene.Path() }

    /// Creates a path of another framework's.
    public init(_ path: CGPath) { scenePath = path.path }

    /// Creates a path of a rectangle.
    public init(_ rect: CGRect) { scenePath = CGPath(rect: rect, transform: nil).path }

    /// Creates a path of a rectangle with rounded corners, in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let shape = RoundedRect(rect.rect, radius: Double(cornerRadius), curve: style.curve)
        scenePath = shape.path
    }

    /// Creates a path of a rectangle with elliptical corners, in points.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        guard cornerSize.width != cornerSize.height else {
            scenePath = RoundedRect(rect.rect, radius: Double(cornerSize.width), curve: style.curve).path
            return
        }
        let width = min(cornerSize.width, rect.width / 2), height = min(cornerSize.height, rect.height / 2)
        scenePath =
            CGPath(roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: nil).path
    }

    /// Creates a path of a rectangle with a radius in points at each corner.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        let radii = RoundedRect.Radii(
            topLeft: cornerRadii.topLeading, topRight: cornerRadii.topTrailing,
            bottomRight: cornerRadii.bottomTrailing, bottomLeft: cornerRadii.bottomLeading)
        scenePath = RoundedRect(rect.rect, radii: radii, curve: style.curve).path
    }

    /// Creates a path of the ellipse in a rectangle.
    public init(ellipseIn rect: CGRect) { scenePath = CGPath(ellipseIn: rect, transform: nil).path }

    /// Creates a path that a closure builds.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// The path for Core Graphics.
    public var cgPath: CGPath { CGPath(scenePath) }

    /// Whether the path has no elements.
    public var isEmpty: Bool { scenePath.isEmpty }

    /// The smallest rectangle around the lines and curves, in points.
    public var boundingRect: CGRect { cgPath.boundingBoxOfPath }

    /// The point at which the path ends; nil for an empty path.
    public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }

    /// Whether a point is inside the path.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        cgPath.contains(p, using: eoFill ? .evenOdd : .winding)
    }

    /// Calls a function with each element.
    public func forEach(_ body: (Element) -> Void) {
        for element in scenePath.elements {
            switch element {
            case .move(let point): body(.move(to: CGPoint(point)))
            case .line(let point): body(.line(to: CGPoint(point)))
            case .quadratic(let control, let end):
                body(.quadCurve(to: CGPoint(end), control: CGPoint(control)))
            case .cubic(let control1, let control2, let end):
                body(.curve(to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2)))
            case .close: body(.closeSubpath)
            }
        }
    }

    /// Returns the path transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        Path(scenePath: scenePath.applying(transform.transform))
    }

    /// Returns the path moved by distances in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// Returns the outline of the path's stroke, to be filled.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        var path = cgPath
        if !style.dash.isEmpty { path = path.copy(dashingWithPhase: style.dashPhase, lengths: style.dash) }
        return Path(
            path.copy(
                strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
                miterLimit: style.miterLimit))
    }

    /// Returns the part of the path between two shares of its length, in 0...1.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        Path(scenePath: PathTrimming.part(of: scenePath, from: Double(from), to: Double(to)))
    }
}
