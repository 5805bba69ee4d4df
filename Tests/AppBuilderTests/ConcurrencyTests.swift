import Testing

@testable import AppBuilder

@Suite("Work on all processors")
struct ConcurrencyTests {
    @Test("has its results in the order of the indices") func order() {
        #expect(Concurrently.results(count: 0) { $0 }.isEmpty)
        #expect(Concurrently.results(count: 100) { $0 * $0 } == (0..<100).map { $0 * $0 })
    }

    @Test("begins when what it needs is done, and gets that alone") func needs() {
        // The sum of an index and of the results that it needs.
        let needs = [[], [], [0, 1], [], [2], [0, 1, 2, 3, 4]]
        let sums = Concurrently.results(needing: needs) { index, needed in index + needed.reduce(0, +) }
        #expect(sums == [0, 1, 3, 3, 7, 19])
        #expect(Concurrently.results(needing: []) { index, _ in index }.isEmpty)
    }

    @Test("needs what modules import, and what these do; the last one needs all") func modules() {
        let needs = AppModules.needs(
            of: [[], ["UIKit"], ["A", "D"], ["C"], ["UIKit"]], named: ["A", "B", "C", "D", "App"])
        #expect(needs == [[], [], [0], [0, 2], [0, 1, 2, 3]])
        #expect(AppModules.needs(of: [], named: []).isEmpty)
    }

    @Test("divides sources among processes, slow ones apart") func parts() {
        func parts(_ count: Int, slow: Set<String> = [], processors: Int = 2) -> [Int] {
            SwiftCompiler.parts(
                of: (0..<count).map { "\($0)" }, apart: [slow], processorCount: processors
            ).map(\.count)
        }
        #expect(parts(0).isEmpty)
        #expect(parts(1) == [1] && parts(15) == [15])
        #expect(parts(16) == [8, 8] && parts(17) == [9, 8])
        #expect(parts(16, slow: ["3", "20"]) == [15, 1])
        #expect(parts(2, slow: ["0", "1"]) == [2])
        // No process has more than 256.
        #expect(parts(256, processors: 1) == [256] && parts(300, processors: 1) == [150, 150])
        let all = SwiftCompiler.parts(
            of: ["a", "b", "c", "d"], apart: [["b", "x"], [], ["d"]], processorCount: 4)
        #expect(all == [["a", "c"], ["b"], ["d"]])
    }

    @Test("allows the compiler's own steps where nothing stands for what is not there, and fewer elsewhere")
    func steps() {
        var limits = ScopeLimits()
        func limit(_ files: String...) -> Int { limits.limit(of: files, least: ScopeLimits.first) }
        #expect(limit("a", "b") == ScopeLimits.first)
        #expect(limits.limit(of: ["a"], least: ScopeLimits.usual) == ScopeLimits.usual)
        let first = ScopeLimits.first
        let isNew = [
            limits.allowMore(in: "a", isIntact: true, least: first),
            limits.allowMore(in: "b", isIntact: false, least: first),
        ]
        #expect(isNew == [true, true])
        #expect(limit("a") == ScopeLimits.last && limit("b") == ScopeLimits.middle)
        #expect(limit("b", "a") == ScopeLimits.last && limit("c") == ScopeLimits.first)
        let isNewAgain = [
            limits.allowMore(in: "b", isIntact: false, least: first),
            limits.allowMore(in: "a", isIntact: false, least: first),
        ]
        #expect(isNewAgain == [false, false])
        // A run that compiles all has allowed as many.
        var others = ScopeLimits()
        let isMore = [
            others.allowMore(in: "a", isIntact: true, least: ScopeLimits.usual),
            others.allowMore(in: "b", isIntact: false, least: ScopeLimits.usual),
        ]
        #expect(isMore == [true, false])
        #expect(limits.slowSources == ["b"] && limits.intactSlowSources == ["a"])
    }

    @Test("compiles few sources in one process, and no more than 192 in any") func batches() {
        let processors = Concurrently.processorCount
        #expect(SwiftCompiler.batchCount(of: 0) == 1 && SwiftCompiler.batchCount(of: 31) == 1)
        #expect(SwiftCompiler.batchCount(of: 32) == min(2, processors))
        #expect(SwiftCompiler.batchCount(of: 192 * 100 + 1) == max(101, min(processors, 1200)))
    }
}
