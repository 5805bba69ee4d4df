import Goldens
import Maquette

/// Writes what lies between the stages as text, for `render --emit`.
struct EmitJob {
    let command: RenderCommand
    let emit: EmittedStage

    func run(_ jobs: RenderJobs, _ context: ToolContext) throws -> RunStatus {
        emit == .document ? try writeDocuments(jobs, context.console) : try writeStages(jobs, context.console)
    }

    private func writeDocuments(_ jobs: RenderJobs, _ console: Console) throws -> RunStatus {
        var status = jobs.status
        let documents = jobs.inputs.compactMap { input in input.documentText.map { (input, $0) } }
        for (input, text) in documents {
            let name = OutputName.screenName(ofFile: input.input)
            status = max(status, try write(text, name: name, of: documents.count, console))
        }
        return status
    }

    private func writeStages(_ jobs: RenderJobs, _ console: Console) throws -> RunStatus {
        var status = jobs.status
        var texts: [(name: String, text: String)] = []
        let emit = emit
        renderBatch(
            jobs.requests, in: jobs.session,
            options: BatchOptions(workers: jobs.workers, stage: emit.stage),
            finish: { screen in
                (screen, emit == .layout ? screen.layout?.dump : screen.commands?.dump)
            },
            deliver: { _, result in
                let (screen, text) = result
                console.report(screen.diagnostics)
                status = max(
                    status,
                    RenderJobs.status(
                        of: screen.diagnostics, hasFailed: screen.hasFailed,
                        isStrict: command.selection.strict))
                if let text { texts.append((screen.name, text)) }
            })
        for (name, text) in texts {
            status = max(status, try write(text, name: name, of: texts.count, console))
        }
        return status
    }

    /// Without `-o`, and with `-o -`, to standard output; several texts have their names above.
    private func write(
        _ text: String, name: String, of count: Int, _ console: Console
    ) throws -> RunStatus {
        var path: String
        switch command.output.destination(fileExtension: ".txt") {
        case .folder(".") where command.output.output == nil, .standardOutput:
            console.write(count > 1 ? "# \(name)\n\(text)" : text)
            return .success
        case .file(let file):
            guard count == 1 else {
                throw CommandFailure.usage("-o \(file) takes one text, but \(count) would be made")
            }
            path = file
        case .folder(let folder): path = "\(folder)/\(name)\(emit.fileExtension)"
        }
        if path.hasPrefix("./") { path.removeFirst(2) }
        do throws(FileError) {
            try writeFile(Array(text.utf8), to: path)
            console.write(path + "\n")
            return .success
        } catch {
            console.report([error.diagnostic])
            return .failure
        }
    }
}
