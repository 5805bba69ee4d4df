import Processes

/// A run of a program that builds: the compiler, the linker or Git.
struct ToolRun {
    /// Whether it ended by itself with the status of success.
    let succeeded: Bool
    /// What it wrote to its standard output and error, at most `outputLimit` bytes, or why it could not be run, as the
    /// compiler writes errors.
    let output: String

    /// Chosen: ten times the errors of the largest app that was tried.
    private static let outputLimit = 64 << 20

    /// What each process may use, so that no source keeps the compiler busy without end. Measured: for `Examples/Handbook`,
    /// the largest process has 0.5 GB of address space and takes 1.7 seconds. Chosen: 24 times the memory and 500 times the
    /// time, since the modules of apps have up to a hundred times its sources.
    private static let limits = ResourceLimits(memory: 12 << 30, processorSeconds: 900, fileSize: 4 << 30)

    /// Runs a program and waits for its end.
    ///
    /// - Parameters:
    ///   - location: The path of the program, or its name on `PATH`.
    ///   - arguments: Its arguments.
    ///   - environment: Variables in addition to those of this process.
    init(_ location: String, _ arguments: [String], environment: [String: String] = [:]) {
        var program = Program(location, arguments)
        program.environment = .inherited(adding: environment)
        program.output = .capturedStart(bytes: Self.outputLimit)
        program.errors = nil
        program.limits = Self.limits
        do throws(ProgramError) {
            let result = try program.run()
            succeeded = result.succeeded
            output =
                result.succeeded || !result.output.isEmpty
                ? result.text : "<unknown>:0: error: '\(location)' \(result.end)"
        } catch {
            succeeded = false
            output = "<unknown>:0: error: \(error)"
        }
    }

    /// Creates a run that was not begun, for a reason.
    init(notRun reason: String) {
        succeeded = false
        output = "<unknown>:0: error: \(reason)"
    }
}
