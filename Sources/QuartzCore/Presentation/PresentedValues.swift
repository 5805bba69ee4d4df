import Geometry

/// The animated properties of a layer as they are shown at a moment, or while its animations are applied one after
/// another.
package struct PresentedValues {
    let layer: CALayer
    /// The properties that animations have changed, each with its value.
    package private(set) var changed: [AnimatedProperty: AnimatedValue] = [:]

    /// Creates the values of the model of a layer.
    package init(of layer: CALayer) { self.layer = layer }

    /// The value of a property or of its part; nil for one that the layer does not have.
    package subscript(path: AnimatedKeyPath) -> AnimatedValue? {
        get {
            guard let whole = changed[path.property] ?? layer.animatedValue(of: path.property) else {
                return nil
            }
            return path.part.map { whole.part($0) } ?? whole
        }
        set {
            guard let newValue, let part = path.part else { return changed[path.property] = newValue }
            guard let whole = changed[path.property] ?? layer.animatedValue(of: path.property) else { return }
            changed[path.property] = whole.replacing(part, with: newValue)
        }
    }

    /// Sets the value from which animations start.
    mutating func start(_ path: AnimatedKeyPath, from value: AnimatedValue) { self[path] = value }
}

extension AnimatedValue {
    /// Returns a part of the value.
    func part(_ part: AnimatedKeyPath.Part) -> AnimatedValue {
        switch (part, self) {
        case (.number(let index), .numbers(let numbers)) where numbers.indices.contains(index):
            return .numbers([numbers[index]])
        case (.pair(let index), .numbers(let numbers)) where numbers.count >= index + 2:
            return .numbers(Array(numbers[index..<index + 2]))
        case (_, .transform(let transform)):
            guard let parts = DecomposedTransform(transform) else { return .numbers([0]) }
            switch part {
            case .scale(let axes):
                return .numbers([axes.map { parts.scale[$0] }.reduce(0, +) / Double(axes.count)])
            case .rotation(let axis): return .numbers([parts.angle(about: axis)])
            case .translation(let axes): return .numbers(axes.map { parts.translation[$0] })
            default: return self
            }
        default: return self
        }
    }

    /// Returns the value with a part replaced.
    func replacing(_ part: AnimatedKeyPath.Part, with value: AnimatedValue) -> AnimatedValue {
        guard case .numbers(let new) = value else { return self }
        switch (part, self) {
        case (.number(let index), .numbers(var numbers)) where numbers.indices.contains(index):
            numbers[index] = new[0]
            return .numbers(numbers)
        case (.pair(let index), .numbers(var numbers)) where numbers.count >= index + 2 && new.count == 2:
            numbers.replaceSubrange(index..<index + 2, with: new)
            return .numbers(numbers)
        case (_, .transform(let transform)):
            guard var parts = DecomposedTransform(transform) else { return self }
            switch part {
            case .scale(let axes): for axis in axes { parts.scale[axis] = new[0] }
            case .rotation(let axis): parts.rotate(to: new[0], about: axis)
            case .translation(let axes):
                for (axis, number) in zip(axes, new) { parts.translation[axis] = number }
            default: return self
            }
            return .transform(parts.transform)
        default: return self
        }
    }
}

extension DecomposedTransform {
    /// The angle in radians about an axis, of a rotation that consists of rotations about x, y and z in this order.
    func angle(about axis: Int) -> Double { angles[axis] }

    /// Replaces the angle about one axis.
    mutating func rotate(to angle: Double, about axis: Int) {
        var angles = angles
        angles[axis] = angle
        rotation = SIMD4(0, 0, 0, 1)
        for axis in 0..<3 where angles[axis] != 0 {
            let (sine, cosine) = Trigonometry.sineAndCosine(angles[axis] / 2)
            var step = SIMD4<Double>(0, 0, 0, cosine)
            step[axis] = sine
            rotation = DecomposedTransform.product(step, rotation)
        }
    }

    /// The angles about x, y and z, in radians.
    private var angles: SIMD3<Double> {
        let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
        let sine = max(-1, min(1, 2 * (w * y - z * x)))
        return SIMD3(
            Trigonometry.arcTangent(y: 2 * (w * x + y * z), x: 1 - 2 * (x * x + y * y)),
            Trigonometry.arcTangent(y: sine, x: max(0, 1 - sine * sine).squareRoot()),
            Trigonometry.arcTangent(y: 2 * (w * z + x * y), x: 1 - 2 * (y * y + z * z)))
    }

    /// The rotation `b` followed by the rotation `a`.
    private static func product(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
        SIMD4(
            a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
            a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
    }
}
