/// How many steps the compiler may take for the expressions of sources: the scopes that it opens to find their types.
struct ScopeLimits {
    /// The paths of the sources that may take more steps than at first.
    private(set) var slowSources: Set<String> = []
    /// Those of them in which nothing stands for what is not there.
    private var intactSources: Set<String> = []

    /// The limit while there are other errors. Measured: code whose modules are missing ran for minutes in one expression;
    /// with 20,000 scopes files of the slowest app take 1 to 12 seconds.
    static let first = 20_000
    /// The limit of sources in which something stands for what is not there, when all else that does not compile is left
    /// out: their expressions may have no end, since what stands for a value can be of any type. Measured: two of them took
    /// 67 seconds to reach the compiler's own limit.
    static let middle = 100_000
    /// The limit of all others then: that of the compiler itself, so that what it compiles elsewhere is compiled here.
    static let last = 1_000_000

    /// Lets the expressions of sources take more steps.
    ///
    /// - Parameters:
    ///   - files: The paths of the sources.
    ///   - intact: Those of them in which nothing stands for what is not there.
    /// - Returns: Whether one of them had fewer before.
    mutating func allowMore(in files: [String], intact: Set<String>) -> Bool {
        let isNew = !slowSources.isSuperset(of: files)
        slowSources.formUnion(files)
        intactSources.formUnion(intact)
        return isNew
    }

    /// Returns the limit for the expressions of sources that are compiled together.
    func limit(of files: some Sequence<String>) -> Int {
        slowSources.isDisjoint(with: files)
            ? Self.first : intactSources.isDisjoint(with: files) ? Self.middle : Self.last
    }
}
