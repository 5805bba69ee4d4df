/// What a program may use; nil for what this process may. They hold from its first instruction on.
package struct ResourceLimits: Hashable, Sendable {
    /// The address space in bytes. A program with this limit leaves no core.
    package var memory: Int?
    /// The processor time in seconds.
    package var processorSeconds: Int?
    /// The size in bytes of each file that it writes.
    package var fileSize: Int?
    /// The number of open files.
    package var openFiles: Int?

    /// Creates limits; nil for those of this process.
    package init(
        memory: Int? = nil, processorSeconds: Int? = nil, fileSize: Int? = nil, openFiles: Int? = nil
    ) {
        self.memory = memory
        self.processorSeconds = processorSeconds
        self.fileSize = fileSize
        self.openFiles = openFiles
    }
}
