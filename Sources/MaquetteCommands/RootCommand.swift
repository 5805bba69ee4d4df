import ArgumentParser
import Maquette

/// The command line's root: its verbs, of which `render` may be left out.
struct RootCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: programName,
            abstract: "Draws iOS screens as PNG, without a Mac, a simulator or a browser.",
            discussion: """
                Exit codes: 0 fine, also with warnings (--strict turns them into 1); 1 differences or lint errors; \
                2 usage or configuration; 3 an input that could not be read or rendered, or an output that \
                could not be written; 4 golden missing under --record never; 5 the installation lacks \
                something; 130 interrupted. The worst of a batch wins; the rest is still rendered.
                """,
            version: LibraryVersions.maquette,
            subcommands: [
                RenderCommand.self, LayoutCommand.self, PreviewCommand.self, TestCommand.self,
                DiffCommand.self, LintCommand.self, ExplainCommand.self, DevicesCommand.self,
                FontsCommand.self, VersionCommand.self,
            ],
            defaultSubcommand: RenderCommand.self)
    }

    /// The names of the verbs.
    static var verbs: [String] { configuration.subcommands.compactMap { $0.configuration.commandName } }

    private static var programName: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "maquette"
    }
}
