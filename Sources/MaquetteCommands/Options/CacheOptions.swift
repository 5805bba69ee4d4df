import ArgumentParser
import Foundation
import GoldenPlans
import Maquette
import ResultCache

/// The result cache of a test run.
struct CacheOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Cache of results, which need not be rendered again: a folder, or the address of an HTTP store.",
            valueName: "dir|url"))
    var cache: String?

    @Flag(name: .customLong("no-cache"), help: "Use no cache, even if the configuration names one.")
    var noCache = false

    @Option(
        name: .customLong("cache-limit"),
        help: ArgumentHelp("Size of a cache in a folder. Default: 256.", valueName: "MB"))
    var cacheLimit: Int?

    func validate() throws {
        if let cacheLimit, !(1...1_000_000).contains(cacheLimit) {
            throw ValidationError("--cache-limit '\(cacheLimit)' is none of 1 to 1000000")
        }
        if noCache, cache != nil || cacheLimit != nil {
            throw ValidationError("--no-cache excludes --cache and --cache-limit")
        }
    }

    /// Opens the cache of a run.
    ///
    /// - Parameter plan: The plan, whose cache is used unless an option names another.
    /// - Returns: The cache; nil if the run has none.
    /// - Throws: `CommandFailure` if options exclude one another.
    func open(for plan: GoldenPlan) throws -> ResultCache? {
        guard !noCache, let location = cache ?? plan.cache else {
            if cacheLimit != nil { throw CommandFailure.usage("--cache-limit needs --cache") }
            return nil
        }
        let limit = cacheLimit.map { $0 << 20 } ?? plan.cacheByteLimit
        let environment = ProcessInfo.processInfo.environment, key = environment["MAQUETTE_CACHE_KEY"]
        guard !ResultCache.isAddress(location) else {
            if limit != nil {
                throw CommandFailure.usage("a limit is for a cache in a folder; a store limits itself")
            }
            return ResultCache(at: location, token: environment["MAQUETTE_CACHE_TOKEN"], key: key)
        }
        guard !location.isEmpty else { throw CommandFailure.usage("--cache is empty") }
        return ResultCache(at: location, byteLimit: limit ?? ResultCache.standardByteLimit, key: key)
    }
}
