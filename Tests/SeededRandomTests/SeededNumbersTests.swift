import SeededRandom
import Testing

@Suite struct SeededNumbersTests {
    /// Source: the first numbers of SplitMix64 for the seed 1234567, as its author publishes them.
    @Test func theStreamIsSplitMix64() {
        var numbers = SeededNumbers(seed: 1_234_567)
        let first = (0..<5).map { _ in numbers.next() }
        #expect(
            first == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }

    @Test func rangesAreClosed() {
        var numbers = SeededNumbers(seed: 1)
        #expect(Set((0..<200).map { _ in numbers.number(2...4) }) == [2, 3, 4])
    }
}
