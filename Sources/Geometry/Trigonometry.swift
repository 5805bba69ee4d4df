/// Sine and cosine computed with basic arithmetic only, so that the results are bit-identical on every
/// machine. Those of C libraries may differ, and pixels depend on them.
public enum Trigonometry {
    /// π, rounded to the nearest `Double`.
    public static let pi = Double.pi

    /// Returns the sine and cosine of an angle in radians, accurate to about 1e-15 for angles below 1e6.
    ///
    /// The angle is reduced to ±π/4 with π/2 in two parts (Cody and Waite), and the functions are evaluated
    /// by their Taylor series. An angle that is not finite gives (0, 1), the identity rotation.
    public static func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
        guard radians.isFinite, radians.magnitude < 1e9 else { return (0, 1) }
        let quadrant = (radians * (2 / pi)).rounded()
        let reduced = (radians - quadrant * halfPiHigh) - quadrant * halfPiLow
        let (sine, cosine) = (sineSeries(reduced), cosineSeries(reduced))
        switch Int(quadrant) & 3 {
        case 0: return (sine, cosine)
        case 1: return (cosine, -sine)
        case 2: return (-sine, -cosine)
        default: return (-cosine, sine)
        }
    }

    /// Returns the angle in radians of the direction to a point, in -π...π, accurate to about 1e-15; 0 for the
    /// origin.
    ///
    /// The tangent is halved twice by its half-angle formula, and the arc tangent is evaluated by its series.
    public static func arcTangent(y: Double, x: Double) -> Double {
        guard x.isFinite, y.isFinite, x != 0 || y != 0 else { return 0 }
        let isSteep = y.magnitude > x.magnitude
        var tangent = isSteep ? x.magnitude / y.magnitude : y.magnitude / x.magnitude
        for _ in 0..<2 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
        let square = tangent * tangent
        var power = tangent, sum = 0.0
        for n in stride(from: 1.0, through: 27, by: 2) {
            sum += power / n
            power *= -square
        }
        var angle = 4 * sum
        if isSteep { angle = pi / 2 - angle }
        if x < 0 { angle = pi - angle }
        return y < 0 ? -angle : angle
    }

    /// π/2 rounded to 33 significant bits, so that small multiples of it are exact.
    private static let halfPiHigh = Double(bitPattern: 0x3FF9_21FB_5440_0000)
    /// The rest of π/2 beyond `halfPiHigh`.
    private static let halfPiLow = 6.077100506506192e-11

    private static func sineSeries(_ x: Double) -> Double {
        let square = x * x
        var term = x, sum = x
        for n in stride(from: 2.0, through: 16, by: 2) {
            term *= -square / (n * (n + 1))
            sum += term
        }
        return sum
    }

    private static func cosineSeries(_ x: Double) -> Double {
        let square = x * x
        var term = 1.0, sum = 1.0
        for n in stride(from: 1.0, through: 17, by: 2) {
            term *= -square / (n * (n + 1))
            sum += term
        }
        return sum
    }
}
