/// A sequence of pseudorandom numbers determined by a seed, the same on every machine.
///
/// Source: SplitMix64, by Sebastiano Vigna, in the public domain.
package struct SeededNumbers {
    private var state: UInt64

    /// Creates the sequence of a seed.
    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Returns a number in a closed range.
    package mutating func number(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
    }

    /// Returns true with a probability in percent.
    package mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

    /// Returns one of the arguments.
    package mutating func pick<Thing>(_ first: Thing, _ others: Thing...) -> Thing {
        let index = number(0...others.count)
        return index == 0 ? first : others[index - 1]
    }

    /// Returns an element of a list; nil if it is empty.
    package mutating func element<Thing>(of things: [Thing]) -> Thing? {
        things.isEmpty ? nil : things[number(0...(things.count - 1))]
    }
}
