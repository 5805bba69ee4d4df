import ArgumentParser
import Files
import Foundation
import Maquette

/// Writes the files of a first project.
struct InitCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a configuration, a sample screen and a workflow for a build server.",
        discussion: """
            Existing files are never replaced: if one of the files is there, nothing is written. What Git has to \
            know of goldens and of the output folder is added to .gitattributes and .gitignore.
            """)

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
                + "storyboards or xibs, otherwise the screen files in it, otherwise a sample.",
            valueName: "path"))
    var screens: String?

    /// Chosen: the screen files that are listed one by one, about a page.
    private static let listLimit = 50

    /// A system that runs tests.
    enum BuildServer: String, CaseIterable {
        case github
        case gitlab
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
        let additions: [GitFile.Addition]
        do throws(FileError) { additions = try GitFile.additions(in: folder, path) } catch {
            throw CommandFailure(status: .failure, diagnostics: [error.diagnostic])
        }
        for file in files {
            try write(Array(file.text.utf8), to: file.name)
            context.console.write("wrote \(path(file.name))\n")
        }
        for addition in additions {
            try write(addition.bytes, to: addition.name)
            context.console.write("\(addition.isNew ? "wrote" : "extended") \(path(addition.name))\n")
        }
        let place = folder == "." ? "" : "cd \(folder); "
        context.console.write(
            """
            next: \(place)maquette test --record missing   # writes goldens; look at them
                  \(place)maquette test                    # compares

            """)
        return .success
    }

    private func write(_ bytes: [UInt8], to name: String) throws {
        do throws(FileError) { try writeFile(bytes, to: path(name)) } catch {
            throw CommandFailure(status: .failure, diagnostics: [error.diagnostic])
        }
    }

    /// Whether there is anything at a path, also a link that leads nowhere.
    private func isThere(_ path: String) -> Bool {
        var information = stat()
        return lstat(path, &information) == 0
    }

    private func path(_ name: String) -> String { folder == "." ? name : joinedPath(folder, name) }

    /// The screens that the configuration names, none for a sample, and what it says of them. An app has screens of its
    /// own, and needs no sample.
    private func ownScreens(of proposal: ProjectProposal) -> (paths: [String], remark: String) {
        if let screens { return ([screens], "") }
        let files = proposal.screenFiles
        if proposal.hasInterfaceBuilderFiles || files.count > InitCommand.listLimit { return (["."], "") }
        return (
            files.map(\.escapedPattern),
            files.isEmpty
                ? "" : "The screen files that 'maquette init' has found; '.' stands for all, also later ones."
        )
    }

    /// The files to write, with their contents.
    private func files(for proposal: ProjectProposal) -> [(name: String, text: String)] {
        let (own, remark) = ownScreens(of: proposal)
        let configuration = ProjectTemplate.configuration(
            screens: own.isEmpty ? ["screens"] : own, remark: remark, proposal)
        var files = [(".maquette.yaml", configuration)]
        if own.isEmpty { files.append(("screens/welcome.screen.yaml", ProjectTemplate.screen)) }
        switch ci {
        case .github: files.append((".github/workflows/screens.yml", ProjectTemplate.githubWorkflow))
        case .gitlab: files.append((".gitlab-ci.yml", ProjectTemplate.gitlabPipeline))
        case .none: break
        }
        return files
    }
}

extension String {
    /// The path as a pattern that matches it alone.
    fileprivate var escapedPattern: String {
        guard contains(where: "*?".contains) else { return self }
        return String(flatMap { "*?[\\".contains($0) ? ["\\", $0] : [$0] })
    }
}
