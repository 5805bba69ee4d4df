/// A program that is to run within the fence, and what it may read and use.
package struct FencedProgramPlan: Hashable, Sendable {
    /// The absolute path of the program.
    package var program: String
    /// Its arguments, without its name.
    package var arguments: [String]
    /// The absolute paths of folders and files that it may read; those that do not exist are passed over.
    package var readable: [String]
    /// What it may use.
    package var limits: FenceLimits
    /// Whether it runs even where the kernel lacks a part of the fence.
    package var trustsCode: Bool
    /// Parts of the fence that are left out: `namespaces`, `landlock`, `filter`. For tests of systems without them.
    package var omittedParts: [String]
    /// The most bytes of a message.
    package var messageSize: Int
    /// The most bytes that are kept of what it writes to standard output and standard error, each.
    package var outputSize: Int

    /// The folders and files of the system that every program needs: shared libraries, the cache in which the loader
    /// looks for them, and the rules of time zones.
    package static let systemFolders = [
        "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache", "/etc/localtime",
        "/usr/share/zoneinfo",
    ]

    /// Creates a plan.
    ///
    /// - Parameters:
    ///   - program: The absolute path of the program.
    ///   - arguments: Its arguments, without its name.
    ///   - readable: What it may read beside `systemFolders`.
    ///   - limits: What it may use.
    package init(
        _ program: String, _ arguments: [String] = [], readable: [String], limits: FenceLimits = FenceLimits()
    ) {
        self.program = program
        self.arguments = arguments
        self.readable = readable
        self.limits = limits
        trustsCode = false
        omittedParts = []
        messageSize = 512 << 20
        outputSize = 1 << 20
    }

    /// The arguments of the broker.
    var brokerArguments: [String] {
        var list = (Self.systemFolders + readable).flatMap { ["--read", $0] }
        list += ["--memory", "\(limits.memory)", "--processor", "\(limits.processorSeconds)"]
        list += ["--clock", "\(limits.clockSeconds)", "--processes", "\(limits.processes)"]
        if trustsCode { list.append("--trust-code") }
        if !omittedParts.isEmpty { list += ["--without", omittedParts.joined(separator: ",")] }
        return list + ["--", program] + arguments
    }
}
