import Foundation

/// How a view's values change in time.
public struct Animation: Hashable, Sendable {
    /// The curve of an animation.
    indirect enum Curve: Hashable, Sendable {
        case timing(UnitCurve, duration: Double)
        case spring(Spring)
        case delayed(Curve, Double)
        case repeated(Curve, count: Int?, autoreverses: Bool)
        case accelerated(Curve, Double)
        case looped(Curve)
    }

    let curve: Curve

    init(_ curve: Curve) { self.curve = curve }

    /// The animation of the system: since iOS 17 a spring of 0.55 seconds without bounce.
    ///
    /// Source: `Animation.default`: response 0.55, damping fraction 1.
    public static let `default` = Animation(.spring(Spring(response: 0.55, dampingRatio: 1)))

    /// A steady animation of 0.35 seconds.
    public static let linear = Animation(.timing(.linear, duration: 0.35))
    /// An animation of 0.35 seconds that begins slowly.
    public static let easeIn = Animation(.timing(.easeIn, duration: 0.35))
    /// An animation of 0.35 seconds that ends slowly.
    public static let easeOut = Animation(.timing(.easeOut, duration: 0.35))
    /// An animation of 0.35 seconds that begins and ends slowly.
    public static let easeInOut = Animation(.timing(.easeInOut, duration: 0.35))
    /// A spring of half a second without bounce.
    public static let smooth = Animation(.spring(Spring()))
    /// A spring of half a second with a small bounce.
    public static let snappy = Animation(.spring(Spring(bounce: 0.15)))
    /// A spring of half a second with a larger bounce.
    public static let bouncy = Animation(.spring(Spring(bounce: 0.3)))
    /// A spring of half a second without bounce.
    public static let spring = Animation(.spring(Spring()))
    /// A spring for continuous interactions.
    public static let interactiveSpring = Animation(
        .spring(Spring(response: 0.15, dampingRatio: 0.86)))

    /// Returns a steady animation of a duration in seconds.
    public static func linear(duration: Double) -> Animation {
        Animation(.timing(.linear, duration: duration))
    }
    /// Returns an animation of a duration in seconds that begins slowly.
    public static func easeIn(duration: Double) -> Animation {
        Animation(.timing(.easeIn, duration: duration))
    }
    /// Returns an animation of a duration in seconds that ends slowly.
    public static func easeOut(duration: Double) -> Animation {
        Animation(.timing(.easeOut, duration: duration))
    }
    /// Returns an animation of a duration in seconds that begins and ends slowly.
    public static func easeInOut(duration: Double) -> Animation {
        Animation(.timing(.easeInOut, duration: duration))
    }
    /// Returns an animation of a cubic Bézier curve and a duration in seconds.
    public static func timingCurve(
        _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: Double = 0.35
    ) -> Animation {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: c0x, y: c0y), endControlPoint: UnitPoint(x: c1x, y: c1y))
        return Animation(.timing(curve, duration: duration))
    }
    /// Returns an animation of a curve and a duration in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        Animation(.timing(curve, duration: duration))
    }

    /// Returns a spring of a perceptual duration in seconds and a bounce in -1...1.
    public static func spring(
        duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { Animation(.spring(Spring(duration: duration, bounce: bounce))) }
    /// Returns a spring of a response in seconds and a damping fraction.
    public static func spring(
        response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation { Animation(.spring(Spring(response: response, dampingRatio: dampingFraction))) }
    /// Returns an animation of a spring.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        Animation(.spring(spring))
    }
    /// Returns a spring for continuous interactions, of a response in seconds and a damping fraction.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation { Animation(.spring(Spring(response: response, dampingRatio: dampingFraction))) }
    /// Returns a spring by its physical properties.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { Animation(.spring(Spring(mass: mass, stiffness: stiffness, damping: damping))) }
    /// Returns a spring without bounce but for what is added; the duration in seconds.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
    /// Returns a spring with a small bounce; the duration in seconds.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// Returns a spring with a larger bounce; the duration in seconds.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// Returns the animation, which begins after seconds.
    public func delay(_ delay: Double) -> Animation { Animation(.delayed(curve, delay)) }
    /// Returns the animation at a speed.
    public func speed(_ speed: Double) -> Animation { Animation(.accelerated(curve, speed)) }
    /// Returns the animation a number of times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(.repeated(curve, count: repeatCount, autoreverses: autoreverses))
    }
    /// Returns the animation without end.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repeated(curve, count: nil, autoreverses: autoreverses))
    }

    /// The animation as a step of what goes on without end, for which nothing waits.
    var looped: Animation { if case .looped = curve { self } else { Animation(.looped(curve)) } }

    /// Returns the share of a change after seconds: 0 at the beginning, 1 at the end.
    package func progress(at time: Double) -> Double { Animation.progress(curve, time) }

    private static func progress(_ curve: Curve, _ time: Double) -> Double {
        switch curve {
        case .timing(let curve, let duration):
            return duration > 0 ? curve.value(at: min(max(time / duration, 0), 1)) : 1
        case .spring(let spring): return spring.value(target: 1.0, time: max(0, time))
        case .delayed(let curve, let delay): return progress(curve, time - delay)
        case .accelerated(let curve, let speed): return progress(curve, time * speed)
        case .looped(let curve): return progress(curve, time)
        case .repeated(let curve, let count, let autoreverses):
            let duration = Animation.duration(curve)
            guard duration > 0, time > 0 else { return progress(curve, time) }
            let turn = (time / duration).rounded(.down)
            if let count, turn >= Double(count) { return autoreverses && count.isMultiple(of: 2) ? 0 : 1 }
            let part = progress(curve, time - turn * duration)
            return autoreverses && Int(turn).isMultiple(of: 2) == false ? 1 - part : part
        }
    }

    private static func duration(_ curve: Curve) -> Double {
        switch curve {
        case .timing(_, let duration): duration
        case .spring(let spring): spring.settlingDuration
        case .delayed(let curve, let delay): duration(curve) + delay
        case .accelerated(let curve, let speed): speed > 0 ? duration(curve) / speed : 0
        case .repeated(let curve, let count, _): duration(curve) * Double(count ?? 1)
        case .looped(let curve): duration(curve)
        }
    }
}
