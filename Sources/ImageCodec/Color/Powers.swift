/// Powers computed with basic arithmetic only, so that the results are bit-identical on every machine.
enum Powers {
    /// Returns `base` to the power of `exponent`, for a base in 0...1 and an exponent above 0, accurate to
    /// about 1e-14.
    static func power(_ base: Double, _ exponent: Double) -> Double {
        guard base > 0, base.isNormal else { return 0 }
        guard exponent != 1, base != 1 else { return base }
        return twoTo(exponent * binaryLogarithm(base))
    }

    private static let naturalLogarithmOfTwo = 0.693147180559945309417

    /// Uses the series of the inverse hyperbolic tangent around one.
    private static func binaryLogarithm(_ number: Double) -> Double {
        var exponent = Double(number.exponent), part = number.significand
        if part > 1.4142135623730951 {
            part /= 2
            exponent += 1
        }
        let ratio = (part - 1) / (part + 1), square = ratio * ratio
        var term = ratio, sum = ratio
        for odd in stride(from: 3.0, through: 29, by: 2) {
            term *= square
            sum += term / odd
        }
        return exponent + 2 * sum / naturalLogarithmOfTwo
    }

    /// Uses the series of the exponential function within half a power of two.
    private static func twoTo(_ exponent: Double) -> Double {
        guard exponent > -1000 else { return 0 }
        let whole = exponent.rounded(), rest = (exponent - whole) * naturalLogarithmOfTwo
        var term = 1.0, sum = 1.0
        for index in stride(from: 1.0, through: 16, by: 1) {
            term *= rest / index
            sum += term
        }
        return sum * Double(sign: .plus, exponent: Int(min(whole, 1000)), significand: 1)
    }
}
