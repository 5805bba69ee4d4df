/// How many steps the compiler may take for the expressions of sources: the scopes that it opens to find their types.
struct ScopeLimits {
    /// The paths of the sources that may take more steps than at first, in which something stands for what is not there.
    private(set) var slowSources: Set<String> = []
    /// The paths of the others that may.
    private(set) var intactSlowSources: Set<String> = []

    /// The limit while sources are looked at for errors. Measured: an error in a closure that a value of an absent type is
    /// called with makes the compiler try all that the call may be, a fifth of a millisecond for each scope, in each run.
    /// Calls of such values that are right take up to 4,000.
    static let first = 4_000
    /// The limit of all sources when they are compiled.
    static let usual = 20_000
    /// The limit of sources in which something stands for what is not there, when all else in them that does not compile is
    /// left out: their expressions may have no end, since what stands for a value can be of any type. Measured: two of them
    /// took 67 seconds to reach the compiler's own limit, and were none the better for 100,000 scopes.
    static let middle = 20_000
    /// The limit of all others then: that of the compiler itself, so that what it compiles elsewhere is compiled here.
    static let last = 1_000_000

    /// Lets the expressions of a source take more steps.
    ///
    /// - Parameters:
    ///   - file: The path of the source.
    ///   - isIntact: Whether nothing in it stands for what is not there.
    ///   - least: The limit of sources that may not take more steps, in the run that these were too few for.
    /// - Returns: Whether it had fewer before.
    mutating func allowMore(in file: String, isIntact: Bool, least: Int) -> Bool {
        guard !intactSlowSources.contains(file) else { return false }
        if isIntact { return intactSlowSources.insert(file).inserted }
        return slowSources.insert(file).inserted && least < Self.middle
    }

    /// Returns the limit for the expressions of sources that are looked at together.
    ///
    /// - Parameters:
    ///   - files: The paths of the sources.
    ///   - least: The limit if none of them may take more steps.
    /// - Returns: The number of scopes.
    func limit(of files: some Sequence<String>, least: Int) -> Int {
        if !intactSlowSources.isDisjoint(with: files) { return Self.last }
        return slowSources.isDisjoint(with: files) ? least : Self.middle
    }
}
