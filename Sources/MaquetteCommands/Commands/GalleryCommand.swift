import ArgumentParser
import Files
import Flows
import Gallery
import Maquette
import Synchronization

/// Makes a gallery of screens.
struct GalleryCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery", abstract: "Make a folder of pages that show all screens of a project.",
        discussion: """
            The pages open from disk in any browser and need no network: all screens with search, and for each scene \
            its pictures side by side with its views, constraints and problems.
            """)

    @Argument(help: ArgumentHelp("Screen files, or folders that contain them.", valueName: "file"))
    var files: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Output folder. It is replaced if it is a gallery; a folder with other files is not touched. "
                + "Default: gallery.", valueName: "folder"))
    var output: String = "gallery"

    @OptionGroup(title: "Selection") var selection: SelectionOptions

    func run(in context: ToolContext) throws -> RunStatus {
        let jobs = try RenderJobs(files, selection, in: context, summarizes: true)
        do throws(GalleryFolder.Refusal) {
            let folder = try GalleryFolder(output)
            defer { folder.discard() }
            // Messages name the folder that was requested, not the one that files are written into.
            context.console.show(folder.draft, as: folder.path)
            return try makeGallery(of: jobs, in: folder, context.console)
        } catch {
            throw failure(error)
        }
    }

    private func failure(_ refusal: GalleryFolder.Refusal) -> CommandFailure {
        switch refusal {
        case .file(let error): CommandFailure(status: .failure, diagnostics: [error.diagnostic])
        case .foreign(let reason):
            .usage(
                "-o '\(output)' \(reason)", hints: ["name a folder that does not exist, or remove this one"])
        }
    }

    private func makeGallery(
        of jobs: RenderJobs, in folder: GalleryFolder, _ console: Console
    ) throws(GalleryFolder.Refusal) -> RunStatus {
        var status = jobs.status
        var summary = BatchSummary()
        for input in jobs.inputs { summary.add(input) }
        var site = GallerySite(in: folder.draft), map = GalleryMapBuilder(jobs.inputs)
        let pictures = GalleryPictures(in: folder.draft)
        let reported = Dictionary(jobs.inputs.map { ($0.input, $0.diagnostics) }) { first, _ in first }
        let problem = Mutex<FileError?>(nil)
        var options = BatchOptions(
            workers: jobs.workers, stage: .picture, inspection: InspectionOptions(statesConstraints: true))
        options.recordsImageNames = true
        let total = jobs.requests.count
        renderBatch(
            jobs.requests, in: jobs.session, options: options,
            finish: { screen in
                guard problem.withLock({ $0 == nil }) else { return nil }
                do throws(FileError) {
                    return GalleryShot(screen, picture: try screen.picture.map(pictures.add))
                } catch {
                    problem.withLock { $0 = $0 ?? error }
                    return nil
                }
            },
            deliver: { (index, shot: GalleryShot?) in
                console.progress(index + 1 < total ? "\(index + 1) of \(total)" : nil)
                guard var shot, problem.withLock({ $0 == nil }) else { return }
                let hasFailed =
                    shot.picture == nil || shot.diagnostics.contains { $0.severity == .error }
                summary.pictures += shot.picture == nil ? 0 : 1
                summary.failures += hasFailed ? 1 : 0
                summary.add(shot.diagnostics)
                console.report(
                    jobs.isSummarized ? shot.diagnostics.filter { $0.severity == .error } : shot.diagnostics)
                status = max(
                    status,
                    RenderJobs.status(
                        of: shot.diagnostics, hasFailed: hasFailed, isStrict: selection.strict))
                shot.fileDiagnostics = reported[shot.input] ?? []
                do throws(FileError) {
                    try site.add(shot)
                    map.add(
                        jobs.requests[index].recipe, onPage: site.sceneNumber, digest: shot.picture?.digest,
                        size: shot.size)
                } catch { problem.withLock { $0 = error } }
            })
        console.progress(nil)
        if let error = problem.withLock({ $0 }) { throw .file(error) }
        try finish(&site, map, jobs, folder, console)
        if jobs.isSummarized { console.writeError(summary.lines.map { $0 + "\n" }.joined()) }
        console.writeError("gallery: \(site.counts.summary)\n")
        console.write("\(folder.path)/index.html\n")
        return status
    }

    /// Adds the inputs that could not be read, and gives the folder its place.
    private func finish(
        _ site: inout GallerySite, _ map: GalleryMapBuilder, _ jobs: RenderJobs, _ folder: GalleryFolder,
        _ console: Console
    ) throws(GalleryFolder.Refusal) {
        do throws(FileError) {
            for input in jobs.inputs where input.recipes.isEmpty && !input.diagnostics.isEmpty {
                try site.add(GalleryShot(input: input.input, diagnostics: input.diagnostics))
            }
            if let map = drawn(map, console) { try site.add(map) }
            try site.finish()
        } catch {
            throw .file(error)
        }
        try folder.publish()
    }

    /// Returns the map; nil with a message if it is too large, which leaves the rest of the gallery as it is.
    private func drawn(_ builder: GalleryMapBuilder, _ console: Console) -> GalleryMap? {
        do throws(FlowError) {
            return try builder.map()
        } catch {
            console.writeError("gallery: no map, since \(error.diagnostic.message)\n")
            return nil
        }
    }
}
