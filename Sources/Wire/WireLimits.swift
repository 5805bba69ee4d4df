/// What a message may be at most.
package struct WireLimits: Hashable, Sendable {
    /// The length of a message in bytes.
    package var bytes: Int
    /// What the values of a message may take in memory, in bytes; each list counts before it is read.
    package var memory: Int
    /// The depth of nodes, and that of scopes in one list of commands.
    package var depth: Int

    /// Creates limits.
    ///
    /// Chosen: a screen with some twenty pictures of the size of a display, and more views and commands than any has.
    ///
    /// - Parameters:
    ///   - bytes: The length of a message in bytes.
    ///   - memory: What its values may take in memory, in bytes.
    ///   - depth: The depth of nodes, and that of scopes in one list of commands.
    package init(bytes: Int = 256 << 20, memory: Int = 512 << 20, depth: Int = 2000) {
        self.bytes = bytes
        self.memory = memory
        self.depth = depth
    }
}
