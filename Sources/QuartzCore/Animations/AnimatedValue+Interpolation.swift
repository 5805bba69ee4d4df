import Geometry
import Scene

extension AnimatedValue {
    /// Returns the value at a fraction between this and another one; the fraction may be beyond 0...1.
    ///
    /// Values between which there is nothing, such as paths of different elements, change at once.
    func interpolated(to end: AnimatedValue, _ share: Double) -> AnimatedValue {
        switch (self, end) {
        case (.numbers(let from), .numbers(let to)) where from.count == to.count:
            return .numbers(zip(from, to).map { $0 + ($1 - $0) * share })
        case (.transform(let from), .transform(let to)):
            return .transform(from.interpolated(to: to, share))
        case (.color(let from), .color(let to)):
            return .color(AnimatedValue.mix(from, to, share))
        case (.colors(let from), .colors(let to)) where from.count == to.count:
            return .colors(zip(from, to).map { AnimatedValue.mix($0, $1, share) ?? $1 })
        case (.path(let from?), .path(let to?)):
            return .path(from.interpolated(to: to, share) ?? (share < 1 ? from : to))
        default: return share < 1 ? self : end
        }
    }

    /// Chosen: components are mixed as encoded, weighted by their alpha, so that a color that comes from nothing
    /// is not darkened on the way.
    private static func mix(_ from: Color?, _ to: Color?, _ share: Double) -> Color? {
        guard from != nil || to != nil else { return nil }
        let first = from ?? .clear, second = to ?? .clear
        let alpha = first.alpha + (second.alpha - first.alpha) * share
        guard alpha > 0 else { return .clear }
        func channel(_ a: Double, _ b: Double) -> Double {
            (a * first.alpha + (b * second.alpha - a * first.alpha) * share) / alpha
        }
        return Color(
            red: channel(first.red, second.red), green: channel(first.green, second.green),
            blue: channel(first.blue, second.blue), alpha: alpha)
    }
}

extension Path {
    /// Returns the path between this and one with the same kinds of elements; nil where they differ.
    ///
    /// Source: `CAShapeLayer.path` in Apple's documentation: paths of different numbers of points have no defined
    /// result.
    fileprivate func interpolated(to end: Path, _ share: Double) -> Path? {
        guard elements.count == end.elements.count else { return nil }
        func mix(_ a: Point, _ b: Point) -> Point {
            Point(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        }
        var result = Path()
        for (from, to) in zip(elements, end.elements) {
            switch (from, to) {
            case (.move(let a), .move(let b)): result.elements.append(.move(mix(a, b)))
            case (.line(let a), .line(let b)): result.elements.append(.line(mix(a, b)))
            case (.quadratic(let c, let a), .quadratic(let d, let b)):
                result.elements.append(.quadratic(control: mix(c, d), end: mix(a, b)))
            case (.cubic(let c, let d, let a), .cubic(let e, let f, let b)):
                result.elements.append(.cubic(control1: mix(c, e), control2: mix(d, f), end: mix(a, b)))
            case (.close, .close): result.elements.append(.close)
            default: return nil
            }
        }
        return result
    }
}
