/// What a child process may use.
package struct ProcessLimits: Hashable, Sendable {
    /// The processor time in seconds.
    package var processorSeconds: Int
    /// The time by the clock in seconds, for code that waits.
    package var clockSeconds: Int
    /// The memory in bytes, with that of the program itself.
    package var memory: Int
    /// The most bytes that it may send.
    package var resultSize: Int

    /// Creates limits.
    ///
    /// Chosen: a screen takes a few hundredths of a second and a few megabytes; what takes a hundred times that does
    /// not end.
    package init(
        processorSeconds: Int = 10, clockSeconds: Int = 60, memory: Int = 3 << 30, resultSize: Int = 512 << 20
    ) {
        self.processorSeconds = processorSeconds
        self.clockSeconds = clockSeconds
        self.memory = memory
        self.resultSize = resultSize
    }
}
