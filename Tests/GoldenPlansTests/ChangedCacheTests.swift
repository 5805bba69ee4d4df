import Foundation
import GoldenPlans
import Goldens
import Maquette
import ResultCache
import TestSupport
import Testing

/// Runs with a cache into which somebody else has written.
@Suite("A result cache that somebody has changed") struct ChangedCacheTests {
    private let directory: TemporaryDirectory
    private var folder: String { directory.path + "/cache" }

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(
            "root:\n  subviews: [{id: a, class: UIImageView, image: pic}]\n", to: "s.screen.yaml")
        try directory.write(
            "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><rect width='8' height='8'/></svg>",
            to: "pic.svg")
        try directory.write(
            "devices: 8x8@1\nscreens: s.screen.yaml\ngoldens: goldens\n", to: ".maquette.yaml")
        try #require(outcome(recording: .all, with: nil).results.count == 2)
    }

    /// Compares the screen.
    private func outcome(recording mode: RecordMode = .never, with cache: ResultCache?) throws
        -> GoldenOutcome
    {
        let plan = GoldenPlan(
            configurationFile: directory.path + "/.maquette.yaml", overrides: .init(), workers: 1)
        #expect(plan.problems.isEmpty)
        var found: GoldenOutcome?
        compareWithGoldens(
            plan, in: try plan.session(),
            check: GoldenCheck(store: GoldenStore(directory: plan.goldens), mode: mode), workers: 1,
            cache: cache
        ) { _, outcome in
            found = outcome
            return true
        }
        return try #require(found)
    }

    /// The name of the only entry.
    private func entry() throws -> String {
        try #require(
            directory.files.first { $0.hasPrefix("cache/") }?.split(separator: "/").last.map(String.init))
    }

    @Test(
        arguments: ["nan", "inf", "-inf", "1e19", "1e400", "9223372036854775807.0", "-1e308"])
    func numbersThatNoDisplayHasAreIgnored(number: String) throws {
        #expect(try !outcome(with: ResultCache(at: folder)).isCached)
        #expect(try outcome(with: ResultCache(at: folder)).isCached)
        let name = try entry()
        let content = try #require(ResultCache(at: folder).content(of: name))
        let text = String(decoding: content, as: UTF8.self)
        let changed = text.replacing("asks image 1.0 pic", with: "asks image \(number) pic")
        #expect(changed != text)
        ResultCache(at: folder).keep(Array(changed.utf8), as: name)
        let cache = ResultCache(at: folder)
        let outcome = try outcome(with: cache)
        #expect(!outcome.isCached)
        #expect(outcome.passes)
        #expect(cache.finish().map(\.code.name) == ["cache.damaged"])
        // It was replaced.
        #expect(ResultCache(at: folder).content(of: name) == content)
        #expect(try self.outcome(with: ResultCache(at: folder)).isCached)
    }

    /// Somebody who knows the digests of the goldens says that the screen, which is broken, has them.
    @Test func withAKeyNobodyElseDecidesAResult() throws {
        _ = try outcome(with: ResultCache(at: folder))
        let good = String(decoding: try #require(ResultCache(at: folder).content(of: entry())), as: UTF8.self)
        try FileManager.default.removeItem(atPath: folder)
        try directory.write(
            "root:\n  backgroundColor: red\n  subviews: [{id: a, class: UIImageView, image: pic}]\n",
            to: "s.screen.yaml")
        let broken = try outcome(with: ResultCache(at: folder, key: "secret"))
        #expect(!broken.passes)
        let name = try entry()
        ResultCache(at: folder).keep(Array(good.utf8), as: name)
        #expect(try outcome(with: ResultCache(at: folder)).passes)
        for key in ["secret", "other"] {
            ResultCache(at: folder, key: key == "other" ? "third" : nil).keep(Array(good.utf8), as: name)
            let cache = ResultCache(at: folder, key: key)
            #expect(try !outcome(with: cache).passes)
            #expect(cache.finish().map(\.code.name) == ["cache.signature"])
        }
    }
}

extension GoldenOutcome {
    /// Whether all goldens are the same.
    fileprivate var passes: Bool { results.allSatisfy(\.passes) }
}
