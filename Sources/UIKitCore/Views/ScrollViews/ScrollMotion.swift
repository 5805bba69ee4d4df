import Geometry

/// The movement of an offset along one axis without a touch, as closed formulas of the time.
///
/// Source: Ilya Lobanov, "Scrolling mechanics of UIScrollView" (2020), which measured UIKit: deceleration by a rate a
/// millisecond, springs of stiffness 100 and mass 1 that are damped critically, and ends half a point from the target.
struct ScrollMotion: Equatable {
    /// A part of a movement.
    enum Part: Equatable {
        /// Slows down from a velocity in points per second by a rate a millisecond.
        case deceleration(start: CGFloat, velocity: CGFloat, rate: CGFloat)
        /// Covers the same fraction of the distance to a target in each millisecond.
        case approach(start: CGFloat, target: CGFloat, rate: CGFloat)
        /// Springs to a target.
        case spring(start: CGFloat, velocity: CGFloat, target: CGFloat)
    }

    /// The parts, with the time in seconds that each takes.
    private var parts: [(part: Part, duration: TimeInterval)] = []
    /// The offset at the end of the movement.
    let target: CGFloat

    static func == (one: ScrollMotion, other: ScrollMotion) -> Bool {
        one.target == other.target && one.parts.map(\.part) == other.parts.map(\.part)
    }

    /// The distance from the target in points at which a movement ends, and the rate per second of the
    /// exponential decay of a spring.
    private static let tolerance: CGFloat = 0.5, springRate: CGFloat = 10

    /// Creates a movement that rests at an offset.
    init(resting offset: CGFloat) { target = offset }

    /// Creates a movement that decelerates, and springs back to a limit that it reaches.
    init(
        from start: CGFloat, velocity: CGFloat, rate: CGFloat, in limits: ClosedRange<CGFloat>, bounces: Bool
    ) {
        let natural = Self.restingPoint(from: start, velocity: velocity, rate: rate)
        target = min(max(natural, limits.lowerBound), limits.upperBound)
        guard limits.contains(start) else {
            parts = [Self.spring(from: start, velocity: velocity, to: target)]
            return
        }
        let free = Part.deceleration(start: start, velocity: velocity, rate: rate)
        let logarithm = Self.logarithm(of: rate)
        guard natural != target else {
            let distance = (natural - start).magnitude
            guard distance > Self.tolerance else { return }
            parts = [(free, Double(Self.log(Self.tolerance / distance) / logarithm))]
            return
        }
        // From 1 + (limit - start) / (start - natural), the rest of the way that is left at the limit.
        let time = Self.log((natural - target) / (natural - start)) / logarithm
        parts = [(free, Double(time))]
        guard bounces else { return }
        let velocity = velocity * Self.exp(logarithm * time)
        parts.append(Self.spring(from: target, velocity: velocity, to: target))
    }

    /// Creates a movement to a target that code or a page determines.
    init(from start: CGFloat, to target: CGFloat, rate: CGFloat) {
        self.target = target
        let distance = (target - start).magnitude
        guard distance > Self.tolerance else { return }
        let duration = Self.log(Self.tolerance / distance) / Self.logarithm(of: rate)
        parts = [(.approach(start: start, target: target, rate: rate), Double(duration))]
    }

    /// The duration of the movement, in seconds.
    var duration: TimeInterval { parts.reduce(0) { $0 + $1.duration } }

    /// Returns the offset at a time after the start, in seconds.
    func offset(at time: TimeInterval) -> CGFloat {
        var rest = time
        for (part, duration) in parts {
            if rest < duration { return Self.offset(of: part, at: CGFloat(rest)) }
            rest -= duration
        }
        return target
    }

    /// Returns the content offset at which deceleration ends, before it is limited to the content.
    static func restingPoint(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
        start - velocity / logarithm(of: rate)
    }

    private static func offset(of part: Part, at time: CGFloat) -> CGFloat {
        switch part {
        case .deceleration(let start, let velocity, let rate):
            let logarithm = logarithm(of: rate)
            return start + velocity * (exp(logarithm * time) - 1) / logarithm
        case .approach(let start, let target, let rate):
            return target + (start - target) * exp(logarithm(of: rate) * time)
        case .spring(let start, let velocity, let target):
            let distance = start - target
            return target + (distance + (velocity + springRate * distance) * time) * exp(-springRate * time)
        }
    }

    private static func spring(
        from start: CGFloat, velocity: CGFloat, to target: CGFloat
    ) -> (Part, TimeInterval) {
        let distance = (start - target).magnitude
        let push = (velocity + springRate * (start - target)).magnitude
        // The two terms of the movement, each below half the tolerance from then on.
        let first = distance > 0 ? log(2 * distance / tolerance) / springRate : 0
        let second =
            push > 0 ? 2 * log(4 * push / (CGFloat(2.718281828) * springRate * tolerance)) / springRate : 0
        return (
            .spring(start: start, velocity: velocity, target: target), Double(max(0, first, second))
        )
    }

    /// The logarithm of a rate a millisecond, per second.
    private static func logarithm(of rate: CGFloat) -> CGFloat {
        // Chosen: rates without an end or a movement count as the nearest with both.
        1000 * log(min(max(rate, 0.01), 0.9999))
    }

    private static func log(_ number: CGFloat) -> CGFloat { CGFloat(Exponential.log(Double(number))) }
    private static func exp(_ number: CGFloat) -> CGFloat { CGFloat(Exponential.exp(Double(number))) }
}

/// The resistance of the edges of a scroll view.
enum RubberBand {
    /// Returns how far content follows a touch beyond the edge.
    ///
    /// Source: as for `ScrollMotion`: a coefficient of 0.55.
    ///
    /// - Parameters:
    ///   - distance: How far the touch is beyond, in points, of any sign.
    ///   - length: The extent of the scroll view along the axis.
    /// - Returns: The distance in points, of the same sign.
    static func offset(for distance: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let reach = (1 - 1 / (distance.magnitude * 0.55 / length + 1)) * length
        return distance < 0 ? -reach : reach
    }
}
