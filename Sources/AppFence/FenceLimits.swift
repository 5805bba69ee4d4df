/// What all processes of an app's program may use together.
package struct FenceLimits: Hashable, Sendable {
    /// The memory in bytes; memory that several processes share counts once. Each process alone has no larger address
    /// space.
    package var memory: Int
    /// The processor time in seconds since the last request began.
    package var processorSeconds: Int
    /// The time by the clock in seconds since the last request began, for code that waits.
    package var clockSeconds: Int
    /// The number of processes and their threads.
    package var processes: Int

    /// Creates limits.
    ///
    /// Chosen: a screen takes a few hundredths of a second and a few megabytes; what takes a hundred times that does not
    /// end. Foundation's queues have a few threads in each process.
    package init(
        memory: Int = 3 << 30, processorSeconds: Int = 10, clockSeconds: Int = 60, processes: Int = 128
    ) {
        self.memory = memory
        self.processorSeconds = processorSeconds
        self.clockSeconds = clockSeconds
        self.processes = processes
    }
}
