import Processes

/// Becomes another program, which gets this process with its terminal and its signals.
///
/// - Parameters:
///   - path: The path of the program.
///   - arguments: Its arguments, without its name.
/// - Returns: Why it cannot be started.
func becomeProgram(_ path: String, _ arguments: [String]) -> ProgramError {
    Interrupts.release()
    return Program(path, arguments).become()
}
