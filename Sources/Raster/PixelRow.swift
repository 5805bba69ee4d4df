/// Compositing of rows of pixels: the inner loops.
enum PixelRow {
    /// Fills a row with a color; the memory may be uninitialized.
    ///
    /// Long rows are copied from their own beginning in growing pieces: the C library writes those without
    /// reading the destination first. Measured: 12 MB take half the time of storing words.
    static func fill(_ target: UnsafeMutablePointer<UInt32>, _ color: UInt32, count: Int) {
        let first = min(count, 2048), longest = 16_384
        target.initialize(repeating: color, count: first)
        var done = first
        while done < count {
            let next = min(done, longest, count &- done)
            (target + done).initialize(from: target, count: next)
            done &+= next
        }
    }

    /// Composites a color over a row.
    static func over(_ target: UnsafeMutablePointer<UInt32>, _ color: UInt32, count: Int) {
        let alpha = color >> 24
        guard alpha < 255 else { return fill(target, color, count: count) }
        guard alpha > 0 else { return }
        let source = PixelLanes(repeating: color), rest = source.alphas.complement
        var i = 0
        while i &+ 4 <= count {
            (source + PixelLanes(target + i).scaled(by: rest)).store(to: target + i)
            i &+= 4
        }
        while i < count {
            target[i] = Blending.over(color, target[i])
            i &+= 1
        }
    }

    /// Composites a color over a row, with one coverage per pixel; uncovered and fully covered spans, which
    /// are most of any shape, are found eight pixels at a time.
    static func over(
        _ target: UnsafeMutablePointer<UInt32>, _ color: UInt32, mask: UnsafePointer<UInt8>, count: Int
    ) {
        let source = PixelLanes(repeating: color)
        // In the narrow rows of glyphs, looking for fully covered spans would fail too often.
        let isWide = count > 64, isBlack = color & 0xFF_FFFF == 0
        // A coverage of 1 of 255 of less than half an alpha is none: the product rounds to 0.
        let visible: UInt64 = isBlack && color >> 24 < 128 ? 0xFEFE_FEFE_FEFE_FEFE : .max
        var i = 0
        while i &+ 8 <= count {
            let eight = UnsafeRawPointer(mask + i).loadUnaligned(as: UInt64.self)
            if eight & visible == 0 {
                i &+= 8
            } else if isWide, eight == .max {
                let end = wholeEnd(mask, from: i &+ 8, count: count)
                over(target + i, color, count: end &- i)
                i = end
            } else if isBlack {
                // Shadows, which cover more than any other shape.
                PixelLanes.shade(
                    target + i, alpha: UInt16(truncatingIfNeeded: color >> 24), coverages: mask + i)
                i &+= 8
            } else {
                let coverages = PixelLanes.pair(coverages: mask + i)
                cover(target + i, source, coverages.low)
                cover(target + (i &+ 4), source, coverages.high)
                i &+= 8
            }
        }
        if i &+ 4 <= count {
            cover(target + i, source, PixelLanes(coverages: mask + i))
            i &+= 4
        }
        while i < count {
            let coverage = UInt32(mask[i])
            if coverage > 0 { target[i] = Blending.over(Blending.scaled(color, by: coverage), target[i]) }
            i &+= 1
        }
    }

    /// Returns the end of the words that are fully covered, from the start of one.
    @inline(__always)
    private static func wholeEnd(_ mask: UnsafePointer<UInt8>, from start: Int, count: Int) -> Int {
        var end = start
        while end &+ 8 <= count, UnsafeRawPointer(mask + end).loadUnaligned(as: UInt64.self) == .max {
            end &+= 8
        }
        return end
    }

    /// Composites over four pixels with one coverage each.
    @inline(__always)
    private static func cover(
        _ target: UnsafeMutablePointer<UInt32>, _ source: PixelLanes, _ coverages: PixelLanes
    ) {
        let covered = source.scaled(by: coverages)
        (covered + PixelLanes(target).scaled(by: covered.alphas.complement)).store(to: target)
    }

    /// Composites pixels over a row with one coverage for all.
    static func over(
        _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, coverage: UInt32, count: Int
    ) {
        guard coverage < 255 else { return over(target, source, count: count) }
        let part = PixelLanes(coverage: coverage)
        var i = 0
        while i &+ 4 <= count {
            let covered = PixelLanes(source + i).scaled(by: part)
            (covered + PixelLanes(target + i).scaled(by: covered.alphas.complement)).store(to: target + i)
            i &+= 4
        }
        while i < count {
            target[i] = Blending.over(Blending.scaled(source[i], by: coverage), target[i])
            i &+= 1
        }
    }

    /// Composites pixels over a row; transparent and opaque spans are found eight pixels at a time.
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
                for step in stride(from: i, to: i &+ 8, by: 4) {
                    let pixels = PixelLanes(source + step)
                    (pixels + PixelLanes(target + step).scaled(by: pixels.alphas.complement)).store(
                        to: target + step)
                }
            }
            i &+= 8
        }
        while i < count {
            target[i] = Blending.over(source[i], target[i])
            i &+= 1
        }
    }

    /// Composites pixels over a row with one coverage per pixel.
    static func over(
        _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, mask: UnsafePointer<UInt8>,
        count: Int
    ) {
        var i = 0
        while i &+ 8 <= count {
            let eight = UnsafeRawPointer(mask + i).loadUnaligned(as: UInt64.self)
            if eight == .max {
                let end = wholeEnd(mask, from: i &+ 8, count: count)
                over(target + i, source + i, count: end &- i)
                i = end
                continue
            }
            if eight != 0 {
                let coverages = PixelLanes.pair(coverages: mask + i)
                cover(target + i, PixelLanes(source + i), coverages.low)
                cover(target + (i &+ 4), PixelLanes(source + (i &+ 4)), coverages.high)
            }
            i &+= 8
        }
        while i < count {
            target[i] = Blending.over(Blending.scaled(source[i], by: UInt32(mask[i])), target[i])
            i &+= 1
        }
    }

    /// Interpolates between two rows as `Blending.mixed` does; `weight`, 0...256, is that of `high`.
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
