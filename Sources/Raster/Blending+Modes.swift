import Scene

extension Blending {
    /// Blends a premultiplied pixel with another.
    ///
    /// Every channel is computed in doubles and rounded once. Sums, products, quotients and square roots are
    /// correctly rounded everywhere, so that the bytes are the same on every machine.
    static func blended(_ source: UInt32, _ target: UInt32, _ mode: BlendMode) -> UInt32 {
        let s = BlendedColor(source), d = BlendedColor(target)
        switch mode {
        case .normal: return over(source, target)
        case .clear: return 0
        case .copy: return source
        case .sourceIn: return s.scaled(by: d.alpha).pixel
        case .sourceOut: return s.scaled(by: 1 - d.alpha).pixel
        case .sourceAtop: return s.scaled(by: d.alpha).adding(d.scaled(by: 1 - s.alpha)).pixel
        case .destinationOver: return over(target, source)
        case .destinationIn: return d.scaled(by: s.alpha).pixel
        case .destinationOut: return d.scaled(by: 1 - s.alpha).pixel
        case .destinationAtop: return d.scaled(by: s.alpha).adding(s.scaled(by: 1 - d.alpha)).pixel
        case .xor: return s.scaled(by: 1 - d.alpha).adding(d.scaled(by: 1 - s.alpha)).pixel
        case .plusLighter: return s.adding(d).pixel
        case .plusDarker: return s.addingDarkly(d).pixel
        case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity:
            guard s.alpha > 0, d.alpha > 0 else { return over(source, target) }
            let mixed = BlendFormula.mix(d.plainChannels, s.plainChannels, mode)
            let both = BlendedColor(channels: mixed, alpha: 1).scaled(by: s.alpha * d.alpha)
            return s.scaled(by: 1 - d.alpha).adding(d.scaled(by: 1 - s.alpha)).adding(both).pixel
        }
    }
}

/// A premultiplied color with components in 0...1.
private struct BlendedColor {
    var channels: SIMD3<Double>
    var alpha: Double

    init(channels: SIMD3<Double>, alpha: Double) { (self.channels, self.alpha) = (channels, alpha) }

    init(_ pixel: UInt32) {
        func channel(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / 255 }
        self.init(channels: SIMD3(channel(0), channel(8), channel(16)), alpha: channel(24))
    }

    /// The unpremultiplied channels.
    var plainChannels: SIMD3<Double> { channels / SIMD3(repeating: alpha) }

    func scaled(by part: Double) -> BlendedColor {
        BlendedColor(channels: channels * SIMD3(repeating: part), alpha: alpha * part)
    }

    func adding(_ other: BlendedColor) -> BlendedColor {
        BlendedColor(channels: channels + other.channels, alpha: alpha + other.alpha)
    }

    /// The sum of the complements' colors, for `plusDarker`.
    func addingDarkly(_ other: BlendedColor) -> BlendedColor {
        let sum = min(1, alpha + other.alpha)
        let darkness = SIMD3(repeating: alpha + other.alpha) - channels - other.channels
        let light = SIMD3(repeating: sum) - darkness
        return BlendedColor(channels: light, alpha: sum)
    }

    /// The nearest pixel whose channels do not exceed its alpha.
    var pixel: UInt32 {
        let limit = max(0, min(255, (alpha * 255).rounded()))
        func byte(_ value: Double) -> UInt32 { UInt32(max(0, min(limit, (value * 255).rounded()))) }
        return byte(channels.x) | byte(channels.y) << 8 | byte(channels.z) << 16 | UInt32(limit) << 24
    }
}

/// The surface of a group, composited with a blend mode.
struct BlendedSource: PixelSource {
    let surface: Surface
    let mode: BlendMode
    /// The group's opacity, 0...255.
    let opacity: UInt8

    func cover(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt8) {
        let source = surface.address(x: x, y: y)
        for i in 0..<count { cover(target + i, source[i], coverage) }
    }

    func cover(
        _ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, mask: UnsafePointer<UInt8>
    ) {
        let source = surface.address(x: x, y: y)
        for i in 0..<count { cover(target + i, source[i], mask[i]) }
    }

    @inline(__always)
    private func cover(_ target: UnsafeMutablePointer<UInt32>, _ pixel: UInt32, _ coverage: UInt8) {
        guard coverage > 0, pixel != 0 || mode.reachesBeyondSource else { return }
        let faded = opacity == 255 ? pixel : Blending.scaled(pixel, by: UInt32(opacity))
        let blended = Blending.blended(faded, target.pointee, mode)
        target.pointee =
            coverage == 255
            ? blended : Blending.replaced(target.pointee, by: blended, coverage: coverage)
    }
}
