/// Exponential function and logarithm computed with basic arithmetic only, so that the results are bit-identical
/// on every machine.
public enum Exponential {
    /// Returns e to the power of a number, accurate to about 1e-15 of the result; 0 below -700, and the largest
    /// result above 700.
    ///
    /// The exponent is reduced to ±ln 2 / 2 and a power of two, and the function is evaluated by its Taylor series.
    public static func exp(_ exponent: Double) -> Double {
        guard exponent > -700 else { return 0 }
        let exponent = min(exponent, 700)
        let power = (exponent / lnTwo).rounded()
        let reduced = (exponent - power * lnTwoHigh) - power * lnTwoLow
        var term = 1.0, sum = 1.0
        for n in 1...18 {
            term *= reduced / Double(n)
            sum += term
        }
        return Double(sign: .plus, exponent: Int(power), significand: sum)
    }

    /// Returns the natural logarithm of a positive number, accurate to about 1e-15; 0 where there is none.
    ///
    /// The significand is reduced to √½...√2, and the inverse hyperbolic tangent is evaluated by its series.
    public static func log(_ number: Double) -> Double {
        guard number > 0, number.isFinite else { return 0 }
        var power = Double(number.exponent), significand = number.significand
        if significand > 1.4142135623730951 {
            significand /= 2
            power += 1
        }
        let ratio = (significand - 1) / (significand + 1), square = ratio * ratio
        var term = ratio, sum = 0.0
        for n in stride(from: 1.0, through: 25, by: 2) {
            sum += term / n
            term *= square
        }
        return (power * lnTwoLow + 2 * sum) + power * lnTwoHigh
    }

    private static let lnTwo = 0.6931471805599453
    /// ln 2 rounded to 32 significant bits, so that small multiples of it are exact.
    private static let lnTwoHigh = 0.693147180369123816490
    /// The rest of ln 2 beyond `lnTwoHigh`.
    private static let lnTwoLow = 1.90821492927058770002e-10
}
