/// The arithmetic of blending, stated once; all drawing goes through these rules.
///
/// Pixels are premultiplied, 8 bits a channel, and blend in the encoded sRGB they are stored in, as on iOS.
/// A product of two 8-bit fractions is `x·a / 255` rounded to the nearest integer, exactly.
/// - A source `s` under coverage `m`: `s' = s·m`.
/// - A source over a destination: `d' = s' + d·(255 − alpha(s'))`, which never leaves 0...255.
enum Blending {
    /// Every channel of `pixel` times `alpha` (0...255).
    ///
    /// The four channels ride in the 16-bit lanes of one word. `t + 128`, then `(t + t/256) / 256`, is
    /// `t / 255` rounded to the nearest for every product of two bytes.
    @inline(__always)
    static func scaled(_ pixel: UInt32, by alpha: UInt32) -> UInt32 {
        let wide = UInt64(pixel)
        var lanes = (wide | wide << 24) & lowBytes
        lanes = lanes &* UInt64(alpha) &+ 0x0080_0080_0080_0080
        lanes = (lanes &+ (lanes >> 8 & lowBytes)) >> 8 & lowBytes
        return UInt32(truncatingIfNeeded: lanes | lanes >> 24)
    }

    /// `source` over `destination`.
    @inline(__always)
    static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        source &+ scaled(destination, by: 255 &- source >> 24)
    }

    /// `low` and `high` mixed, `weight` (0...256) of 256 parts of `high`, rounded to the nearest.
    @inline(__always)
    static func mixed(_ low: UInt32, _ high: UInt32, weight: UInt32) -> UInt32 {
        let wideLow = UInt64(low), wideHigh = UInt64(high)
        let lanes =
            ((wideLow | wideLow << 24) & lowBytes) &* UInt64(256 &- weight)
            &+ ((wideHigh | wideHigh << 24) & lowBytes) &* UInt64(weight) &+ 0x0080_0080_0080_0080
        let bytes = lanes >> 8 & lowBytes
        return UInt32(truncatingIfNeeded: bytes | bytes >> 24)
    }

    /// `new` in place of `old` on the covered part of a pixel.
    @inline(__always)
    static func replaced(_ old: UInt32, by new: UInt32, coverage: UInt8) -> UInt32 {
        scaled(new, by: UInt32(coverage)) &+ scaled(old, by: 255 &- UInt32(coverage))
    }

    /// The product of two coverages.
    @inline(__always)
    static func product(_ first: UInt32, _ second: UInt32) -> UInt32 {
        let t = first &* second &+ 128
        return (t &+ t >> 8) >> 8
    }

    private static let lowBytes: UInt64 = 0x00FF_00FF_00FF_00FF
}
