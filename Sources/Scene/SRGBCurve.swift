/// The curve between encoded and linear light of sRGB, which Display P3 shares.
///
/// Source: IEC 61966-2-1. Powers are made of roots by Newton's rule, so that they are the same everywhere.
public enum SRGBCurve {
    /// Linear light of an encoded component, clamped to 0...1.
    public static func linear(_ encoded: Double) -> Double {
        let value = encoded > 0 ? min(encoded, 1) : 0
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        // base^2.4 = base^2 * (base^2)^(1/5)
        return base * base * root(base * base, 5)
    }

    /// The encoded component of linear light, clamped to 0...1.
    public static func encoded(_ linear: Double) -> Double {
        let value = linear > 0 ? min(linear, 1) : 0
        guard value > 0.0031308 else { return value * 12.92 }
        // value^(5/12) = fourth root of the cube root of value^5
        let fifth = value * value * value * value * value
        return 1.055 * root(fifth, 3).squareRoot().squareRoot() - 0.055
    }

    /// The root of a number in 0...1.
    private static func root(_ number: Double, _ degree: Int) -> Double {
        var guess = 1.0
        for _ in 0..<64 {
            let power = (1..<degree).reduce(1.0) { product, _ in product * guess }
            let next = guess - (guess * power - number) / (Double(degree) * power)
            guard next < guess else { break }
            guess = next
        }
        return guess
    }
}
