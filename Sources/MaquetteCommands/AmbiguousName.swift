import ArgumentParser
import Files
import Maquette

/// What is said of a word that is the name of a command and of something that can be rendered: the command is meant, and
/// there is another way to name the rest.
struct AmbiguousName {
    /// How the other thing is named, as a sentence; empty if nothing else has the name.
    let hints: [String]
    /// Whether the command would act on all screens, where one of them may have been meant.
    let isNoted: Bool

    /// The endings of files that may be meant by a name.
    private static let endings =
        [""] + InputFinder.fileExtensions + InputFinder.interfaceBuilderExtensions

    /// Looks at the arguments of a command line.
    init(_ arguments: [String], in context: ToolContext) {
        guard let word = arguments.first, (RootCommand.subcommandNames + ["help"]).contains(word) else {
            (hints, isNoted) = ([], false)
            return
        }
        if let screens = context.screens {
            let names = Set(screens.map(\.name))
            guard names.contains(word) else {
                (hints, isNoted) = ([], false)
                return
            }
            let program = RootCommand.configuration.commandName ?? ""
            hints = ["'\(program) render \(word)' renders the screen '\(word)'"]
            isNoted = !arguments.dropFirst().contains(where: names.contains)
            return
        }
        // Where something is named besides, nothing else can be meant.
        let namesFiles = arguments.dropFirst().contains { FileType(at: $0) != nil }
        hints = (namesFiles ? [] : AmbiguousName.endings).compactMap { ending in
            let path = word + ending
            guard let type = FileType(at: path), [.file, .folder].contains(type) else { return nil }
            let rest = type == .folder ? "what is in the folder" : "the file"
            return "'maquette ./\(path)' renders \(rest) '\(path)'"
        }
        isNoted = false
    }

    /// Adds the hints to the last of some errors, if these are about what the command line names.
    func adding(to failure: CommandFailure) -> CommandFailure {
        let codes: [DiagnosticCode] = [.commandUsage, FileError.missing(path: "").code]
        guard failure.status == .usage, let last = failure.diagnostics.indices.last,
            codes.contains(failure.diagnostics[last].code)
        else { return failure }
        var failure = failure
        failure.diagnostics[last].hints += hints
        return failure
    }
}
