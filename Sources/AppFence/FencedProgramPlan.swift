import Glibc

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
    package static let systemFolders =
        libraryFolders + ["/usr/local/lib", "/etc/ld.so.cache", "/etc/localtime", "/usr/share/zoneinfo"]

    /// The folders of the system's shared libraries, by where the C library is. On most systems, others lie beside them in
    /// `/usr/lib` that are nobody's business: of languages, services and tools.
    private static let libraryFolders: [String] = {
        #if arch(arm64)
        let machine = "aarch64"
        #else
        let machine = "x86_64"
        #endif
        // Debian and its descendants, Fedora and its descendants, and the rest.
        let layouts = [
            ["/lib/\(machine)-linux-gnu", "/usr/lib/\(machine)-linux-gnu"], ["/lib64", "/usr/lib64"],
            ["/lib", "/usr/lib"],
        ]
        let found = layouts.first { folders in folders.contains { access($0 + "/libc.so.6", R_OK) == 0 } }
        return found ?? Array(layouts.joined())
    }()

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
