extension Spring {
    /// A smooth spring of half a second without bounce.
    public static var smooth: Spring { smooth() }
    /// A spring of half a second with a small bounce, that feels more snappy.
    public static var snappy: Spring { snappy() }
    /// A spring of half a second with a larger bounce.
    public static var bouncy: Spring { bouncy() }

    /// Returns a smooth spring of a perceptual duration in seconds, without bounce but for what is added.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// Returns a spring of a perceptual duration in seconds with a small bounce.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// Returns a spring of a perceptual duration in seconds with a larger bounce.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// Updates a value and its velocity per second to those after seconds of the motion to a target.
    ///
    /// Source: `update(value:velocity:target:deltaTime:)`.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: Double
    ) {
        let way = target - value, push = velocity, start = value
        value = start + self.value(target: way, initialVelocity: push, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: push, time: deltaTime)
    }

    /// Returns the force upon an object of the spring's mass, for its target, its position and its velocity per second.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }
}
