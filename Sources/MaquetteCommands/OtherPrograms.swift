import Foundation

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
/// - Returns: The reason that the system gives, if it cannot be started.
func becomeProgram(_ path: String, _ arguments: [String]) -> String {
    // The tool waits for these signals in a thread; the other program is to be ended by them, also in the background of
    // a script, where shells ignore SIGINT.
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    var pointers = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    execv(path, &pointers)
    return String(cString: strerror(errno))
}
