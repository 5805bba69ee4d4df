import Scene

/// The blend functions of the blend modes. Source: W3C, Compositing and Blending Level 1, 10.1 and 10.2.
enum BlendFormula {
    typealias Channels = SIMD3<Double>

    /// Returns the blend of a source color and a backdrop color, both opaque.
    static func mix(_ below: Channels, _ above: Channels, _ mode: BlendMode) -> Channels {
        switch mode {
        case .hue: withLuminosity(withSaturation(above, saturation(below)), luminosity(below))
        case .saturation: withLuminosity(withSaturation(below, saturation(above)), luminosity(below))
        case .color: withLuminosity(above, luminosity(below))
        case .luminosity: withLuminosity(below, luminosity(above))
        default:
            Channels(
                mix(below.x, above.x, mode), mix(below.y, above.y, mode), mix(below.z, above.z, mode))
        }
    }

    /// Returns one channel, for the separable modes.
    private static func mix(_ b: Double, _ s: Double, _ mode: BlendMode) -> Double {
        switch mode {
        case .multiply: b * s
        case .screen: b + s - b * s
        case .overlay: hardLight(s, b)
        case .darken: min(b, s)
        case .lighten: max(b, s)
        case .colorDodge: b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
        case .colorBurn: b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
        case .softLight: softLight(b, s)
        case .hardLight: hardLight(b, s)
        case .difference: (b - s).magnitude
        case .exclusion: b + s - 2 * b * s
        default: s
        }
    }

    private static func hardLight(_ b: Double, _ s: Double) -> Double {
        s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }

    private static func softLight(_ b: Double, _ s: Double) -> Double {
        guard s > 0.5 else { return b - (1 - 2 * s) * b * (1 - b) }
        let bright = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (bright - b)
    }

    private static func luminosity(_ c: Channels) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
    private static func saturation(_ c: Channels) -> Double { c.max() - c.min() }

    /// Returns the color with another luminosity, clipped to 0...1 toward gray.
    private static func withLuminosity(_ c: Channels, _ luminosity: Double) -> Channels {
        var result = c + Channels(repeating: luminosity - self.luminosity(c))
        let grey = self.luminosity(result), low = result.min(), high = result.max()
        let middle = Channels(repeating: grey)
        if low < 0 { result = middle + (result - middle) * Channels(repeating: grey / (grey - low)) }
        if high > 1 { result = middle + (result - middle) * Channels(repeating: (1 - grey) / (high - grey)) }
        return result
    }

    /// Returns the color with another saturation, its darkest channel 0.
    private static func withSaturation(_ c: Channels, _ saturation: Double) -> Channels {
        let low = c.min(), high = c.max()
        guard high > low else { return Channels(repeating: 0) }
        return (c - Channels(repeating: low)) * Channels(repeating: saturation / (high - low))
    }
}
