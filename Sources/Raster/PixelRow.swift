/// Blending of whole rows of pixels: the inner loops.
enum PixelRow {
    /// One colour over a row.
    static func over(_ target: UnsafeMutablePointer<UInt32>, _ color: UInt32, count: Int) {
        let alpha = color >> 24
        guard alpha < 255 else {
            target.update(repeating: color, count: count)
            return
        }
        guard alpha > 0 else { return }
        let rest = 255 &- alpha
        for i in 0..<count { target[i] = color &+ Blending.scaled(target[i], by: rest) }
    }

    /// One colour over a row, under a coverage for each pixel.
    static func over(
        _ target: UnsafeMutablePointer<UInt32>, _ color: UInt32, mask: UnsafePointer<UInt8>, count: Int
    ) {
        for i in 0..<count {
            let coverage = UInt32(mask[i])
            if coverage == 0 { continue }
            target[i] = Blending.over(Blending.scaled(color, by: coverage), target[i])
        }
    }

    /// Pixels over a row, all under one coverage.
    static func over(
        _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, coverage: UInt32, count: Int
    ) {
        guard coverage < 255 else { return over(target, source, count: count) }
        for i in 0..<count {
            target[i] = Blending.over(Blending.scaled(source[i], by: coverage), target[i])
        }
    }

    /// Pixels over a row; clear and opaque ones, which come in runs, are told eight at a time.
    static func over(
        _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int
    ) {
        var i = 0
        while i &+ 8 <= count {
            var all = UInt32.max, any: UInt32 = 0
            for step in 0..<8 {
                all &= source[i &+ step]
                any |= source[i &+ step]
            }
            if all >= 0xFF00_0000 {
                for step in 0..<8 { target[i &+ step] = source[i &+ step] }
            } else if any != 0 {
                for step in i..<i &+ 8 { target[step] = Blending.over(source[step], target[step]) }
            }
            i &+= 8
        }
        while i < count {
            target[i] = Blending.over(source[i], target[i])
            i &+= 1
        }
    }

    /// Pixels over a row, under a coverage for each.
    static func over(
        _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, mask: UnsafePointer<UInt8>,
        count: Int
    ) {
        for i in 0..<count {
            let coverage = UInt32(mask[i])
            if coverage == 0 { continue }
            target[i] = Blending.over(Blending.scaled(source[i], by: coverage), target[i])
        }
    }

    /// Two rows mixed, `weight` (0...256) of 256 parts of `high`, as `Blending.mixed` does.
    static func mix(
        _ low: UnsafePointer<UInt32>, _ high: UnsafePointer<UInt32>, weight: UInt16, count: Int,
        into result: UnsafeMutablePointer<UInt32>
    ) {
        let byteCount = count &* 4
        low.withMemoryRebound(to: UInt8.self, capacity: byteCount) { low in
            high.withMemoryRebound(to: UInt8.self, capacity: byteCount) { high in
                result.withMemoryRebound(to: UInt8.self, capacity: byteCount) { result in
                    for i in 0..<byteCount {
                        let sum = UInt16(low[i]) &* (256 &- weight) &+ UInt16(high[i]) &* weight &+ 128
                        result[i] = UInt8(truncatingIfNeeded: sum >> 8)
                    }
                }
            }
        }
    }
}
