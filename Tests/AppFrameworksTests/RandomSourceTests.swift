import GameplayKit
import Testing
import UIKit

@Suite("Random numbers of games")
struct RandomSourceTests {
    @Test("a shuffled distribution gives each number once before any comes again")
    func shuffled() {
        let dice = GKShuffledDistribution(lowestValue: 3, highestValue: 9)
        for _ in 0..<3 { #expect((0..<7).map { _ in dice.nextInt() }.sorted() == Array(3...9)) }
    }

    @Test("a seed gives the same numbers, in their bounds, and shuffling keeps all")
    func seeds() {
        let first = GKMersenneTwisterRandomSource(seed: 7), second = GKMersenneTwisterRandomSource(seed: 7)
        let numbers = (0..<200).map { _ in first.nextInt(upperBound: 10) }
        #expect(numbers == (0..<200).map { _ in second.nextInt(upperBound: 10) })
        #expect(Set(numbers) == Set(0..<10))
        let mixed = first.arrayByShufflingObjects(in: Array(0..<20)) as? [Int]
        #expect(mixed?.sorted() == Array(0..<20))
        let shares = (0..<100).map { _ in first.nextUniform() }
        #expect(shares.allSatisfy { (0...1).contains($0) })
    }
}
