import Geometry
import Scene

/// The kinds of elements of a path.
public enum CGPathElementType: Int32, Hashable, Sendable {
    /// Begins a subpath; one point.
    case moveToPoint = 0
    /// A straight line; one point.
    case addLineToPoint = 1
    /// A quadratic curve; the control point and the end.
    case addQuadCurveToPoint = 2
    /// A cubic curve; two control points and the end.
    case addCurveToPoint = 3
    /// Closes the subpath; no points.
    case closeSubpath = 4
}

/// An element of a path, as it is passed to a function that visits each.
public struct CGPathElement {
    /// The kind of the element.
    public var type: CGPathElementType
    /// The points, as many as the kind has; valid during the call alone.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        (self.type, self.points) = (type, points)
    }
}

/// A function that is called for each element of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// A closure that is called for each element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls a closure for each element.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        for element in path.elements {
            let (type, points) = element.parts
            // There is room for the points even where the element has none.
            var room = points.map { CGPoint($0) } + [.zero]
            room.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                var element = CGPathElement(type: type, points: base)
                withUnsafePointer(to: &element) { block($0) }
            }
        }
    }

    /// Calls a function for each element, with the given pointer.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}

extension Path.Element {
    /// The kind and the points of the element.
    fileprivate var parts: (CGPathElementType, [Point]) {
        switch self {
        case .move(let point): (.moveToPoint, [point])
        case .line(let point): (.addLineToPoint, [point])
        case .quadratic(let control, let end): (.addQuadCurveToPoint, [control, end])
        case .cubic(let control1, let control2, let end): (.addCurveToPoint, [control1, control2, end])
        case .close: (.closeSubpath, [])
        }
    }
}
