// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Gives random numbers.
public protocol GKRandom {
    /// Returns any number.
    func nextInt() -> Int
    /// Returns a number from 0 and below a bound.
    func nextInt(upperBound: Int) -> Int
    /// Returns a number from 0 to 1.
    func nextUniform() -> Float
    /// Returns true or false.
    func nextBool() -> Bool
}

/// Gives random numbers of the system: here always the same ones, as a render shows the same picture each time.
open class GKRandomSource: NSObject, GKRandom {
    private var state: UInt64 = 0
    /// Creates a source.
    public override init() { super.init() }
    /// Returns that of the system.
    open class func sharedRandom() -> GKRandomSource { SharedObjects.object { GKRandomSource() } }
    /// Returns 64 random bits.
    open func next() -> UInt64 { GKRandomSource.splitMix(&state) }

    /// Returns the next number of SplitMix64.
    static func splitMix(_ state: inout UInt64) -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }

    /// Returns a number of 32 bits.
    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }
    /// Returns a number from 0 and below a bound.
    open func nextInt(upperBound: Int) -> Int {
        upperBound <= 1 ? 0 : Int(next().multipliedFullWidth(by: UInt64(upperBound)).high)
    }
    /// Returns a number from 0 to 1.
    open func nextUniform() -> Float { Float(next() >> 40) / Float(0xFF_FFFF) }
    /// Returns true or false.
    open func nextBool() -> Bool { next() >> 63 == 1 }
    /// Returns a list in a random order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var result = array
        for index in stride(from: result.count - 1, to: 0, by: -1) {
            result.swapAt(index, nextInt(upperBound: index + 1))
        }
        return result
    }
}

/// Gives the same numbers for a seed; others than on a device.
open class GKMersenneTwisterRandomSource: GKSeededRandomSource {}
/// Gives the same numbers for a seed; others than on a device.
open class GKARC4RandomSource: GKSeededRandomSource {
    /// Leaves out numbers.
    open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = next() } }
}
/// Gives the same numbers for a seed; others than on a device.
open class GKLinearCongruentialRandomSource: GKSeededRandomSource {}

/// Gives the same numbers for a seed, by SplitMix64.
open class GKSeededRandomSource: GKRandomSource {
    /// The seed of the sequence.
    open var seed: UInt64 { didSet { state = seed } }
    private var state: UInt64
    /// Creates a source with a seed that is the same in each render.
    public override init() { (seed, state) = (0, 0) }
    /// Creates a source.
    public init(seed: UInt64) { (self.seed, state) = (seed, seed) }
    /// Creates a source of bytes.
    public init(seed: Data) {
        self.seed = seed.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        state = self.seed
    }
    /// Returns the next 64 bits.
    open override func next() -> UInt64 { GKRandomSource.splitMix(&state) }
}

/// Gives random numbers in a range.
open class GKRandomDistribution: NSObject, GKRandom {
    let source: any GKRandom
    /// The lowest value that is returned.
    public let lowestValue: Int
    /// The highest value that is returned.
    public let highestValue: Int
    /// How many there are.
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
    /// Creates a distribution of a source.
    public required init(
        randomSource source: any GKRandom, lowestValue lowestInclusive: Int,
        highestValue highestInclusive: Int
    ) {
        (self.source, lowestValue, highestValue) = (
            source, lowestInclusive, max(lowestInclusive, highestInclusive)
        )
    }
    /// Creates a distribution.
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(
            randomSource: GKRandomSource(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }
    /// Creates a die.
    public convenience init(forDieWithSideCount sideCount: Int) {
        self.init(lowestValue: 1, highestValue: sideCount)
    }
    /// Returns a die with 6 sides.
    open class func d6() -> Self { Self(randomSource: GKRandomSource(), lowestValue: 1, highestValue: 6) }
    /// Returns a die with 20 sides.
    open class func d20() -> Self { Self(randomSource: GKRandomSource(), lowestValue: 1, highestValue: 20) }
    /// Returns a number in the range.
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
    /// Returns a number in the range below a bound.
    open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
    /// Returns the share of a number of the range, 0 to 1.
    open func nextUniform() -> Float {
        numberOfPossibleOutcomes > 1
            ? Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1) : 0
    }
    /// Returns whether a number is in the upper half.
    open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Gives each number of a range once before any comes again.
open class GKShuffledDistribution: GKRandomDistribution {
    private var left: [Int] = []
    /// Returns a number that did not come for the longest time.
    open override func nextInt() -> Int {
        if left.isEmpty { left = Array(lowestValue...highestValue) }
        return left.remove(at: source.nextInt(upperBound: left.count))
    }
}
