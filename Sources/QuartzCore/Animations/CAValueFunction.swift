import Geometry

/// A function that makes a transform of the numbers of an animation.
public final class CAValueFunction: NSObject, Sendable {
    /// The name, which determines the meaning of the numbers.
    public let name: CAValueFunctionName

    /// Creates a function; nil for a name that is not known.
    public init?(name: CAValueFunctionName) {
        guard CAValueFunction.unchanged(name) != nil else { return nil }
        self.name = name
    }

    /// The numbers of the identity transform.
    var unchanged: AnimatedValue { .numbers(CAValueFunction.unchanged(name) ?? []) }

    private static func unchanged(_ name: CAValueFunctionName) -> [Double]? {
        switch name {
        case .rotateX, .rotateY, .rotateZ, .translateX, .translateY, .translateZ: [0]
        case .translate: [0, 0, 0]
        case .scaleX, .scaleY, .scaleZ: [1]
        case .scale: [1, 1, 1]
        default: nil
        }
    }

    /// Returns the transform of the function's numbers; nil where there are too few.
    func transform(of value: AnimatedValue) -> CATransform3D? {
        guard case .numbers(let n) = value, case .numbers(let all) = unchanged, n.count == all.count,
            let first = n.first
        else { return nil }
        return switch name {
        case .rotateX: CATransform3DMakeRotation(first, 1, 0, 0)
        case .rotateY: CATransform3DMakeRotation(first, 0, 1, 0)
        case .rotateZ: CATransform3DMakeRotation(first, 0, 0, 1)
        case .scaleX: CATransform3DMakeScale(first, 1, 1)
        case .scaleY: CATransform3DMakeScale(1, first, 1)
        case .scaleZ: CATransform3DMakeScale(1, 1, first)
        case .scale: CATransform3DMakeScale(n[0], n[1], n[2])
        case .translateX: CATransform3DMakeTranslation(first, 0, 0)
        case .translateY: CATransform3DMakeTranslation(0, first, 0)
        case .translateZ: CATransform3DMakeTranslation(0, 0, first)
        case .translate: CATransform3DMakeTranslation(n[0], n[1], n[2])
        default: nil
        }
    }
}
