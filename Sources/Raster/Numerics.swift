/// Functions whose results differ between platforms, computed with basic arithmetic only because pixels
/// depend on them.
package enum Numerics {
    /// Returns e to the power of `-x`, for `x` in 0...700, accurate to about 1e-14.
    ///
    /// The argument is halved until it is small, the Taylor series evaluated, and the result squared as
    /// often.
    package static func exponential(minus x: Double) -> Double {
        var part = max(0, min(x, 700)), squarings = 0
        while part > 0.25 {
            part /= 2
            squarings += 1
        }
        var term = 1.0, sum = 1.0
        for n in 1...12 {
            term *= -part / Double(n)
            sum += term
        }
        for _ in 0..<squarings { sum *= sum }
        return sum
    }

    /// Returns the angle of a direction from the x-axis toward the y-axis in turns, 0..<1, accurate to about
    /// 1e-9.
    package static func turns(x: Double, y: Double) -> Double {
        let (ax, ay) = (x.magnitude, y.magnitude)
        guard ax + ay > 0 else { return 0 }
        // The slope is below one; a further turn by π/8 brings it below tan(π/8).
        let slope = min(ax, ay) / max(ax, ay)
        let isSteep = slope > 0.41421356237309503
        let small = isSteep ? (slope - 1) / (slope + 1) : slope
        let square = small * small
        var sum = 0.0
        for n in stride(from: 21.0, through: 1, by: -2) { sum = 1 / n - square * sum }
        var angle = small * sum / (2 * Double.pi) + (isSteep ? 0.125 : 0)
        if ay > ax { angle = 0.25 - angle }
        if x < 0 { angle = 0.5 - angle }
        if y < 0 { angle = 1 - angle }
        return angle >= 1 ? 0 : angle
    }
}
