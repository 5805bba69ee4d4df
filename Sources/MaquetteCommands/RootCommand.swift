import ArgumentParser
import Maquette

/// The root of the command line. `render` is the default subcommand.
struct RootCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: programName,
            abstract: "Render iOS screens to PNG without a Mac, a simulator or a browser.",
            discussion: """
                Exit codes: 0 success, possibly with warnings (1 with --strict); 1 differences or lint \
                errors; 2 invalid usage or configuration; 3 an input could not be read or rendered, or an \
                output could not be written; 4 a golden is missing with --record never; 5 the installation \
                is incomplete, or the goldens were made with another version or other fonts; 130 interrupted. A failure does not stop a batch, which exits with the \
                highest code.
                """,
            version: LibraryVersions.maquette,
            subcommands: [
                RenderCommand.self, LayoutCommand.self, PreviewCommand.self, FilmCommand.self,
                GalleryCommand.self, FlowCommand.self, AppCommand.self,
                TestCommand.self, ApproveCommand.self, ReviewCommand.self, PruneCommand.self,
                MigrateCommand.self,
                ReportCommand.self, InitCommand.self, DoctorCommand.self,
                DiffCommand.self, LintCommand.self, ExplainCommand.self, DevicesCommand.self,
                FontsCommand.self, VersionCommand.self,
            ],
            defaultSubcommand: RenderCommand.self)
    }

    /// The names of the subcommands.
    static var subcommandNames: [String] {
        configuration.subcommands.compactMap { $0.configuration.commandName }
    }

    private static var programName: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "maquette"
    }
}
