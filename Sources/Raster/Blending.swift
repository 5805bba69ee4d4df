/// The arithmetic of compositing; all drawing follows these rules.
///
/// Pixels are premultiplied, 8 bits per channel, and blended in gamma-encoded sRGB, as on iOS. A product of
/// two 8-bit fractions is `x·a / 255`, exactly rounded to the nearest integer.
/// - A source `s` with coverage `m`: `s' = s·m`.
/// - Source over destination: `d' = s' + d·(255 − alpha(s'))`, which stays in 0...255.
enum Blending {
    /// Returns `pixel` with every channel multiplied by `alpha`, 0...255.
    ///
    /// The four channels are in the 16-bit lanes of one word. `t + 128`, then `(t + t/256) / 256`, is `t /
    /// 255` rounded to the nearest for every product of two bytes.
    @inline(__always)
    static func scaled(_ pixel: UInt32, by alpha: UInt32) -> UInt32 {
        let wide = UInt64(pixel)
        var lanes = (wide | wide << 24) & lowBytes
        lanes = lanes &* UInt64(alpha) &+ 0x0080_0080_0080_0080
        lanes = (lanes &+ (lanes >> 8 & lowBytes)) >> 8 & lowBytes
        return UInt32(truncatingIfNeeded: lanes | lanes >> 24)
    }

    /// Returns `source` composited over `destination`.
    @inline(__always)
    static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        source &+ scaled(destination, by: 255 &- source >> 24)
    }

    /// Interpolates between `low` and `high`; `weight`, 0...256, is that of `high`. Rounds to the nearest.
    @inline(__always)
    static func mixed(_ low: UInt32, _ high: UInt32, weight: UInt32) -> UInt32 {
        let wideLow = UInt64(low), wideHigh = UInt64(high)
        let lanes =
            ((wideLow | wideLow << 24) & lowBytes) &* UInt64(256 &- weight)
            &+ ((wideHigh | wideHigh << 24) & lowBytes) &* UInt64(weight) &+ 0x0080_0080_0080_0080
        let bytes = lanes >> 8 & lowBytes
        return UInt32(truncatingIfNeeded: bytes | bytes >> 24)
    }

    /// Replaces `old` by `new` according to the coverage.
    @inline(__always)
    static func replaced(_ old: UInt32, by new: UInt32, coverage: UInt8) -> UInt32 {
        scaled(new, by: UInt32(coverage)) &+ scaled(old, by: 255 &- UInt32(coverage))
    }

    /// Returns the product of two coverages.
    @inline(__always)
    static func product(_ first: UInt32, _ second: UInt32) -> UInt32 {
        let t = first &* second &+ 128
        return (t &+ t >> 8) >> 8
    }

    private static let lowBytes: UInt64 = 0x00FF_00FF_00FF_00FF
}
