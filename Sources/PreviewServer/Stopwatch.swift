/// Measures the parts of a piece of work, of which some may come again.
struct Stopwatch {
    /// The parts in the order in which they began, in milliseconds.
    private(set) var timings: [(name: String, milliseconds: Double)] = []
    private var last = ContinuousClock.now

    /// Ends a part.
    mutating func record(_ name: String) {
        let now = ContinuousClock.now
        let milliseconds = (now - last) / .milliseconds(1)
        last = now
        if let index = timings.firstIndex(where: { $0.name == name }) {
            timings[index].milliseconds += milliseconds
        } else {
            timings.append((name, milliseconds))
        }
    }
}
