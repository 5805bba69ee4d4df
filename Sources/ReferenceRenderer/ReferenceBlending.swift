import Scene

/// Returns the product of two fractions of 255, rounded to the nearest.
func product(_ first: UInt32, _ second: UInt32) -> UInt32 { (first * second + 127) / 255 }

/// Returns the channels of a premultiplied pixel: red, green, blue, alpha.
func channels(_ pixel: UInt32) -> [UInt32] { [0, 8, 16, 24].map { pixel >> $0 & 255 } }

/// Returns a pixel from its channels.
func pixel(_ channels: [UInt32]) -> UInt32 {
    channels[0] | channels[1] << 8 | channels[2] << 16 | channels[3] << 24
}

/// Returns a pixel scaled by a fraction of 255.
func scaled(_ source: UInt32, _ part: UInt32) -> UInt32 {
    product(source & 255, part) | product(source >> 8 & 255, part) << 8
        | product(source >> 16 & 255, part) << 16 | product(source >> 24, part) << 24
}

/// Returns a pixel composited over another.
func over(_ source: UInt32, _ target: UInt32) -> UInt32 { source + scaled(target, 255 - source >> 24) }

/// Interpolates between two pixels; `weight`, of 256, is that of the second. Rounds to the nearest.
func mixed(_ first: UInt32, _ second: UInt32, _ weight: UInt32) -> UInt32 {
    pixel(zip(channels(first), channels(second)).map { ($0 * (256 - weight) + $1 * weight + 128) / 256 })
}

/// Blends a pixel with another: W3C, Compositing and Blending Level 1, and Core Graphics' two sums; each
/// channel is rounded once and clamped to the alpha.
func blended(_ source: UInt32, _ target: UInt32, _ mode: BlendMode) -> UInt32 {
    let s = channels(source).map { Double($0) / 255 }, d = channels(target).map { Double($0) / 255 }
    let sa = s[3], da = d[3]
    func sum(_ sourcePart: Double, _ targetPart: Double) -> UInt32 {
        rounded((0..<4).map { s[$0] * sourcePart + d[$0] * targetPart })
    }
    switch mode {
    case .normal: return over(source, target)
    case .destinationOver: return over(target, source)
    case .clear: return 0
    case .copy: return source
    case .sourceIn: return sum(da, 0)
    case .sourceOut: return sum(1 - da, 0)
    case .sourceAtop: return sum(da, 1 - sa)
    case .destinationIn: return sum(0, sa)
    case .destinationOut: return sum(0, 1 - sa)
    case .destinationAtop: return sum(1 - da, sa)
    case .xor: return sum(1 - da, 1 - sa)
    case .plusLighter: return sum(1, 1)
    case .plusDarker:
        let alpha = min(1, sa + da)
        return rounded((0..<3).map { alpha - (sa + da - s[$0] - d[$0]) } + [alpha])
    default:
        guard sa > 0, da > 0 else { return over(source, target) }
        let mix = mixture((0..<3).map { d[$0] / da }, (0..<3).map { s[$0] / sa }, mode) + [1]
        return rounded((0..<4).map { s[$0] * (1 - da) + d[$0] * (1 - sa) + mix[$0] * (sa * da) })
    }
}

private func rounded(_ channels: [Double]) -> UInt32 {
    let alpha = max(0, min(255, (channels[3] * 255).rounded()))
    return pixel(channels.map { UInt32(max(0, min(alpha, ($0 * 255).rounded()))) })
}

/// Returns the blend of two opaque colors.
private func mixture(_ b: [Double], _ s: [Double], _ mode: BlendMode) -> [Double] {
    switch mode {
    case .hue: return withLuminosity(withSaturation(s, saturation(b)), luminosity(b))
    case .saturation: return withLuminosity(withSaturation(b, saturation(s)), luminosity(b))
    case .color: return withLuminosity(s, luminosity(b))
    case .luminosity: return withLuminosity(b, luminosity(s))
    default: return zip(b, s).map { mixture($0, $1, mode) }
    }
}

private func mixture(_ b: Double, _ s: Double, _ mode: BlendMode) -> Double {
    switch mode {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return mixture(s, b, .hardLight)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    case .softLight:
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        return b + (2 * s - 1) * ((b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()) - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: return s
    }
}

private func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
private func low(_ c: [Double]) -> Double { min(c[0], c[1], c[2]) }
private func high(_ c: [Double]) -> Double { max(c[0], c[1], c[2]) }
private func saturation(_ c: [Double]) -> Double { high(c) - low(c) }

private func withLuminosity(_ c: [Double], _ wanted: Double) -> [Double] {
    var result = c.map { $0 + (wanted - luminosity(c)) }
    let grey = luminosity(result), darkest = low(result), lightest = high(result)
    if darkest < 0 { result = result.map { grey + ($0 - grey) * (grey / (grey - darkest)) } }
    if lightest > 1 { result = result.map { grey + ($0 - grey) * ((1 - grey) / (lightest - grey)) } }
    return result
}

private func withSaturation(_ c: [Double], _ wanted: Double) -> [Double] {
    guard saturation(c) > 0 else { return [0, 0, 0] }
    return c.map { ($0 - low(c)) * (wanted / saturation(c)) }
}
