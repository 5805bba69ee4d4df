import Scene

extension UIColor {
    /// Encoded Display P3 components; what sRGB cannot show comes as near as each of its components can.
    ///
    /// Source: the primaries of both spaces with a white of D65, as SMPTE EG 432-1 and IEC 61966-2-1 have them.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let linear = [red, green, blue].map(SRGBCurve.linear)
        func channel(_ shares: [Double]) -> Double {
            SRGBCurve.encoded(zip(shares, linear).reduce(0) { $0 + $1.0 * $1.1 })
        }
        self.init(
            Color(
                red: channel([1.2249402, -0.2249402, 0]), green: channel([-0.0420570, 1.0420570, 0]),
                blue: channel([-0.0196376, -0.0786360, 1.0982736]), alpha: alpha))
    }
}

/// The curve between encoded and linear light, which both spaces share.
///
/// Source: IEC 61966-2-1. Powers are made of roots by Newton's rule, so that they are the same everywhere.
enum SRGBCurve {
    /// Linear light of an encoded component, clamped to 0...1.
    static func linear(_ encoded: Double) -> Double {
        let value = encoded > 0 ? min(encoded, 1) : 0
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        // base^2.4 = base^2 * (base^2)^(1/5)
        return base * base * root(base * base, 5)
    }

    /// The encoded component of linear light, clamped to 0...1.
    static func encoded(_ linear: Double) -> Double {
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
