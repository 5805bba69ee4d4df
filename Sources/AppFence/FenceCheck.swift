package import Processes

/// What the system has of what the fence is made of, as the broker finds it.
package struct FenceCheck: Hashable, Sendable {
    /// Whether a process can have a user namespace of its own.
    package var hasUserNamespace = false
    /// Whether it can have process numbers of its own.
    package var hasProcessNamespace = false
    /// Whether it can have a network of its own, with nobody in it.
    package var hasNetworkNamespace = false
    /// Whether it can have a root folder of its own.
    package var hasMountNamespace = false
    /// The version of Landlock; nil without it.
    package var landlock: Int?
    /// Whether system calls can be filtered.
    package var hasFilter = false
    /// Whether the broker can answer questions about paths, which it does where there are no namespaces.
    package var answersPaths = false
    /// Whether all of this together is a fence in which code runs that is not trusted.
    package var isFence = false

    /// Nothing is there.
    package init() {}

    /// Asks the broker.
    ///
    /// - Parameter broker: The path of the executable `maquette-app-broker`.
    /// - Throws: `ProgramError` if it cannot be started.
    package init(broker: String) throws(ProgramError) {
        var program = Program(broker, ["--check"])
        program.environment = .only([:])
        program.output = .capturedStart(bytes: 4096)
        program.timeout = 10
        self.init(text: try program.run().text)
    }

    /// Reads what the broker prints: a line each, a name and "yes", "no" or a version.
    init(text: String) {
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: " ")
            guard fields.count == 2 else { continue }
            let isThere = fields[1] == "yes"
            switch fields[0] {
            case "user-namespace": hasUserNamespace = isThere
            case "pid-namespace": hasProcessNamespace = isThere
            case "network-namespace": hasNetworkNamespace = isThere
            case "mount-namespace": hasMountNamespace = isThere
            case "landlock": landlock = Int(fields[1])
            case "system-call-filter": hasFilter = isThere
            case "path-answers": answersPaths = isThere
            case "fence": isFence = isThere
            default: break
            }
        }
    }
}
