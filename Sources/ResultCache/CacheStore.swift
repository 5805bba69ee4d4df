/// A place that keeps contents by name. It may lose any of them at any time.
protocol CacheStore: Sendable {
    /// Returns the content of a name; nil if there is none.
    ///
    /// - Throws: `CacheProblem` if the place cannot be used.
    func content(of name: String) throws(CacheProblem) -> [UInt8]?

    /// Keeps a content.
    ///
    /// - Throws: `CacheProblem` if the place cannot be used.
    func keep(_ content: [UInt8], as name: String) throws(CacheProblem)

    /// Removes contents that were not used for long, if all take up more than they may.
    ///
    /// - Throws: `CacheProblem` if the place cannot be used.
    func trim() throws(CacheProblem)
}

/// Why a cache cannot be used, in words.
struct CacheProblem: Error, Hashable {
    /// A sentence without a period.
    var reason: String
}
