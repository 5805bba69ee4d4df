/// Four pixels, each channel in a 16-bit lane: the rules of `Blending` in SIMD.
///
/// The first and third byte of a pixel are in one vector, the second and fourth in the other, so that
/// unpacking and packing are masks and shifts.
struct PixelLanes {
    private typealias Half = SIMD8<UInt16>
    private var even: Half
    private var odd: Half

    @inline(__always)
    private init(_ even: Half, _ odd: Half) { (self.even, self.odd) = (even, odd) }

    @inline(__always)
    private init(bytes: Half) { self.init(bytes & Half(repeating: 255), bytes &>> Half(repeating: 8)) }

    /// Loads four pixels.
    @inline(__always)
    init(_ pixels: UnsafePointer<UInt32>) {
        self.init(bytes: UnsafeRawPointer(pixels).loadUnaligned(as: Half.self))
    }

    /// Repeats a pixel four times.
    @inline(__always)
    init(repeating pixel: UInt32) {
        self.init(bytes: unsafeBitCast(SIMD4<UInt32>(repeating: pixel), to: Half.self))
    }

    /// Eight coverages as two times four, each for all channels of its pixel.
    @inline(__always)
    static func pair(coverages: UnsafePointer<UInt8>) -> (low: PixelLanes, high: PixelLanes) {
        let eight = lanes(coverages)
        return (spreading(eight.lowHalf), spreading(eight.highHalf))
    }

    /// Loads four coverages, each for all channels of its pixel.
    @inline(__always)
    init(coverages: UnsafePointer<UInt8>) {
        let four = UnsafeRawPointer(coverages).loadUnaligned(as: SIMD4<UInt8>.self)
        self.init(spreading: SIMD4<UInt32>(truncatingIfNeeded: four))
    }

    /// Composites black of an alpha with eight coverages over eight pixels.
    @inline(__always)
    static func shade(
        _ target: UnsafeMutablePointer<UInt32>, alpha: UInt16, coverages: UnsafePointer<UInt8>
    ) {
        // The only channel of the color that is not 0.
        let alphas = product(lanes(coverages), Half(repeating: alpha))
        let rests = Half(repeating: 255) &- alphas
        shade(target, alphas.lowHalf, rests.lowHalf)
        shade(target + 4, alphas.highHalf, rests.highHalf)
    }

    @inline(__always)
    private static func shade(
        _ target: UnsafeMutablePointer<UInt32>, _ alphas: SIMD4<UInt16>, _ rests: SIMD4<UInt16>
    ) {
        var pixels = PixelLanes(target).scaled(by: spreading(rests))
        let highest = SIMD4<UInt32>(truncatingIfNeeded: alphas) &<< SIMD4(repeating: 16)
        pixels.odd &+= unsafeBitCast(highest, to: Half.self)
        pixels.store(to: target)
    }

    @inline(__always)
    private static func lanes(_ coverages: UnsafePointer<UInt8>) -> Half {
        Half(truncatingIfNeeded: UnsafeRawPointer(coverages).loadUnaligned(as: SIMD8<UInt8>.self))
    }

    @inline(__always)
    private static func spreading(_ four: SIMD4<UInt16>) -> PixelLanes {
        PixelLanes(spreading: SIMD4<UInt32>(truncatingIfNeeded: four))
    }

    /// Repeats a coverage for all channels of all pixels.
    @inline(__always)
    init(coverage: UInt32) {
        let lanes = Half(repeating: UInt16(truncatingIfNeeded: coverage))
        self.init(lanes, lanes)
    }

    @inline(__always)
    private init(spreading words: SIMD4<UInt32>) {
        let lanes = unsafeBitCast(words | words &<< SIMD4(repeating: 16), to: Half.self)
        self.init(lanes, lanes)
    }

    /// The alpha of each pixel in all its channels.
    @inline(__always)
    var alphas: PixelLanes {
        PixelLanes(spreading: unsafeBitCast(odd, to: SIMD4<UInt32>.self) &>> SIMD4(repeating: 16))
    }

    /// 255 minus each lane.
    @inline(__always)
    var complement: PixelLanes {
        let whole = Half(repeating: 255)
        return PixelLanes(whole &- even, whole &- odd)
    }

    /// Returns the lane-wise product of fractions of 255, rounded to the nearest.
    @inline(__always)
    func scaled(by factors: PixelLanes) -> PixelLanes {
        PixelLanes(PixelLanes.product(even, factors.even), PixelLanes.product(odd, factors.odd))
    }

    @inline(__always)
    private static func product(_ first: Half, _ second: Half) -> Half {
        let products = first &* second &+ Half(repeating: 128)
        return (products &+ products &>> Half(repeating: 8)) &>> Half(repeating: 8)
    }

    /// Returns the lane-wise sum, which must stay in 0...255.
    @inline(__always)
    static func + (first: PixelLanes, second: PixelLanes) -> PixelLanes {
        PixelLanes(first.even &+ second.even, first.odd &+ second.odd)
    }

    /// Stores the four pixels.
    @inline(__always)
    func store(to target: UnsafeMutablePointer<UInt32>) {
        UnsafeMutableRawPointer(target).storeBytes(of: even | odd &<< Half(repeating: 8), as: Half.self)
    }
}
