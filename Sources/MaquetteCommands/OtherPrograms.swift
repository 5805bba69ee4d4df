import Foundation
import Processes

/// Returns the path of an executable in the folder of this one.
func pathBesideTool(_ name: String) -> String {
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return tool.deletingLastPathComponent().path + "/" + name
}

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
