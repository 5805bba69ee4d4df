import ArgumentParser
import Files
import Foundation
import Maquette

/// Writes the files of a first project.
struct InitCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a configuration, a sample screen and a workflow for a build server.",
        discussion: "Existing files are never replaced: if one of the files is there, nothing is written.")

    @Argument(help: ArgumentHelp("Folder of the project.", valueName: "dir"))
    var folder: String = "."

    @Option(
        help: ArgumentHelp(
            "Build server to write a workflow for: github, gitlab or none.", valueName: "name"),
        transform: NamedValue<BuildServer>.read)
    var ci: BuildServer = .github

    @Option(
        help: ArgumentHelp(
            "Screens of the project: a file, a folder or a pattern. By default the whole folder if it has "
                + "storyboards or xibs, otherwise a sample.", valueName: "path"))
    var screens: String?

    /// A system that runs tests.
    enum BuildServer: String, CaseIterable {
        /// GitHub Actions.
        case github
        /// GitLab.
        case gitlab
        /// None.
        case none
    }

    func run(in context: ToolContext) throws -> RunStatus {
        if FileType(at: folder) != nil, !InputFinder.isDirectory(folder) {
            throw CommandFailure.usage("'\(folder)' is not a folder")
        }
        if let screens,
            !InputFinder.files(matching: "\(folder)/\(screens)").contains(where: { FileType(at: $0) != nil })
        {
            throw CommandFailure.usage("no screen file matches '\(screens)' in '\(folder)'")
        }
        let proposal = ProjectProposal(folder: folder)
        let files = files(for: proposal)
        let known = files.map { path($0.name) }.filter { isThere($0) }
        guard known.isEmpty else {
            throw CommandFailure.usage(
                "nothing is written: \(known.map { "'\($0)'" }.joined(separator: ", ")) "
                    + (known.count == 1 ? "exists" : "exist"),
                hints: ["remove it, or name another folder"])
        }
        for file in files {
            do throws(FileError) { try writeFile(Array(file.text.utf8), to: path(file.name)) } catch {
                throw CommandFailure(status: .failure, diagnostics: [error.diagnostic])
            }
            context.console.write("wrote \(path(file.name))\n")
        }
        let place = folder == "." ? "" : "cd \(folder); "
        context.console.write(
            """
            next: \(place)maquette test --record missing   # writes goldens; look at them
                  \(place)maquette test                    # compares

            """)
        return .success
    }

    /// Whether there is anything at a path, also a link that leads nowhere.
    private func isThere(_ path: String) -> Bool {
        var information = stat()
        return lstat(path, &information) == 0
    }

    private func path(_ name: String) -> String { folder == "." ? name : joinedPath(folder, name) }

    /// The files to write, with their contents. An app has screens of its own, and needs no sample.
    private func files(for proposal: ProjectProposal) -> [(name: String, text: String)] {
        let own = screens ?? (proposal.hasInterfaceBuilderFiles ? "." : nil)
        var files = [
            (".maquette.yaml", ProjectTemplate.configuration(screens: own ?? "screens", proposal))
        ]
        if own == nil { files.append(("screens/welcome.screen.yaml", ProjectTemplate.screen)) }
        switch ci {
        case .github: files.append((".github/workflows/screens.yml", ProjectTemplate.githubWorkflow))
        case .gitlab: files.append((".gitlab-ci.yml", ProjectTemplate.gitlabPipeline))
        case .none: break
        }
        return files
    }
}
