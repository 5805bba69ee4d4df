package import Scene

extension Color {
    /// Creates a color from Display P3 components; colors outside of sRGB are clamped component by component.
    ///
    /// Source: the primaries of both spaces with a white of D65, from SMPTE EG 432-1 and IEC 61966-2-1.
    package init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
        let linear = [red, green, blue].map(SRGBCurve.linear)
        func channel(_ shares: [Double]) -> Double {
            SRGBCurve.encoded(zip(shares, linear).reduce(0) { $0 + $1.0 * $1.1 })
        }
        self.init(
            red: channel([1.2249402, -0.2249402, 0]), green: channel([-0.0420570, 1.0420570, 0]),
            blue: channel([-0.0196376, -0.0786360, 1.0982736]), alpha: alpha)
    }
}
