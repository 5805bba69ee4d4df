import ArgumentParser
import Foundation
public import Maquette

/// Runs the command line of this process and ends it.
///
/// - Parameter screens: Screens written in Swift; nil for the tool that reads files.
public func runCommandLine(screens: [Screen]? = nil) -> Never {
    runCommandLine(in: { ToolContext(console: $0, screens: screens) })
}

private func runCommandLine(
    _ arguments: [String] = Array(CommandLine.arguments.dropFirst()), in context: (Console) -> ToolContext
) -> Never {
    keepMemoryForReuse()
    openStandardDescriptors()
    // Writing to a closed pipe is reported as an error of the write, so that files in progress are completed.
    signal(SIGPIPE, SIG_IGN)
    Interrupts.watch()
    let console = Console.standard
    let status = run(arguments, in: context(console))
    exit(status.rawValue)
}

/// Opens `/dev/null` for closed standard descriptors, so that no file opened later takes their place and
/// receives what is printed. Reading returns nothing, and writing fails.
private func openStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
        _ = open("/dev/null", O_RDONLY)
    }
}

/// Parses the arguments and runs the command.
///
/// - Returns: The exit status; a failure if results could not be written.
func run(_ arguments: [String], in context: ToolContext) -> RunStatus {
    context.console.status(after: runCommand(arguments, in: context))
}

private func runCommand(_ arguments: [String], in context: ToolContext) -> RunStatus {
    let name = AmbiguousName(arguments, in: context)
    do {
        let command = try RootCommand.parseAsRoot(arguments)
        if name.isNoted {
            context.console.writeError(
                name.hints.map { "note: \(arguments[0]) is a command; \($0)\n" }.joined())
        }
        if let command = command as? any ToolCommand {
            return try command.run(in: context)
        }
        // A command of the parser itself: help.
        var own = command
        try own.run()
        return .success
    } catch let failure as CommandFailure {
        let failure = name.isNoted ? failure : name.adding(to: failure)
        context.console.report(failure.diagnostics)
        return failure.status
    } catch {
        let isHelp = RootCommand.exitCode(for: error).isSuccess
        let text = RootCommand.fullMessage(for: error)
        if isHelp {
            context.console.write(text + "\n")
        } else {
            TestDocument.print(
                refusing: arguments, because: RootCommand.message(for: error), on: context.console)
            context.console.writeError(text.printable + "\n")
            context.console.writeError(name.hints.map { "hint: \($0)\n" }.joined())
        }
        return isHelp ? .success : .usage
    }
}
