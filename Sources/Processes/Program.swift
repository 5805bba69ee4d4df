import CProcesses
import Glibc

/// A program to be run, with everything that it gets.
///
/// It gets no descriptors of this process but the three that stand here, no blocked signals and no signal handlers, so
/// several threads can run programs at the same time.
package struct Program: Sendable {
    /// A path, or a name without a slash, which is searched on `PATH`.
    package var location: String
    /// The arguments, without the name.
    package var arguments: [String]
    /// The environment variables; those of this process by default.
    package var environment = ProgramEnvironment.inherited
    /// The folder that it runs in; nil for that of this process.
    package var folder: String?
    /// What becomes of its standard output.
    package var output = Output.discarded
    /// What becomes of its standard error; nil for the same as of its standard output.
    package var errors: Output? = .discarded
    /// What it may use.
    package var limits = ResourceLimits()
    /// The seconds after which it is killed; nil for any time.
    ///
    /// A program with a timeout has a process group of its own, so that the programs that it has started are killed with
    /// it. One without gets the signals of the terminal as this process does.
    package var timeout: Double?
    /// Whether its memory is observed while it runs, see `ResourceUsage.peakKilobytes`.
    package var observesMemory = false
    /// What to do if it is not found, as in "install Git, or add it to PATH".
    package var remedy: String?

    /// What becomes of what a program writes.
    package enum Output: Hashable, Sendable {
        /// Nobody reads it.
        case discarded
        /// It goes where the output of this process goes.
        case inherited
        /// It is returned, up to a number of bytes; a program that writes more is killed.
        case captured(atMost: Int)
        /// The first bytes of it are returned.
        case capturedStart(bytes: Int)
        /// It is written to a new file at a path, or one that is replaced.
        case file(String)
    }

    /// Creates a program without input, whose output is discarded.
    package init(_ location: String, _ arguments: [String] = []) {
        self.location = location
        self.arguments = arguments
    }

    /// Runs the program and waits for its end.
    ///
    /// - Returns: How it ended, and its output.
    /// - Throws: `ProgramError` if it cannot be started.
    package func run() throws(ProgramError) -> ProgramResult {
        var running = try RunningProgram(self)
        return running.result()
    }

    /// Makes this process the program, with its terminal, output and folder.
    ///
    /// - Returns: Why it cannot be started.
    package func become() -> ProgramError {
        let own = (STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO)
        return ProgramError(self, cause: withDescription(descriptors: own) { maquette_become(&$0) })
    }
}
