import ArgumentParser
import Files
import Flows
import Maquette

/// Draws the scenes of storyboards and the segues between them as a map.
struct FlowCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "flow", abstract: "Draw the scenes and segues of storyboards as a map.",
        discussion: """
            The map has a picture of every scene and a line for every segue, in columns from the initial scene. \
            References to other storyboards lead to their scenes if these are among the files. Files without \
            segues follow at the end.
            """)

    @Argument(help: ArgumentHelp("Screen files, or folders that contain them.", valueName: "file"))
    var files: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Output file, which ends in .svg, or - for standard output. Default: flow.svg.",
            valueName: "path"))
    var output: String?

    @Flag(help: "Print the scenes and segues as one JSON object instead.")
    var json = false

    @OptionGroup(title: "Selection") var selection: SelectionOptions

    func run(in context: ToolContext) throws -> RunStatus {
        guard context.screens == nil else {
            throw CommandFailure.usage("screens in Swift have no segues; a map is of storyboards")
        }
        try rejectOptions()
        let path = try destination()
        var jobs = try RenderJobs(files, selection, in: context, summarizes: true, writesFiles: false)
        let screens = jobs.inputs.reduce(0) { $0 + $1.recipes.count }
        guard jobs.requests.count <= screens || selection.device == ["canvas"] else {
            throw CommandFailure.usage(
                "a map shows every scene once", hints: ["name one device, appearance, and so on"])
        }
        var flow = SceneFlow(of: jobs.inputs)
        var thumbnails: [Int: SceneThumbnail] = [:]
        var diagnostics = jobs.inputs.flatMap(\.diagnostics)
        jobs.renderThumbnails(
            fitting: FlowMap.pictureLimit, scale: FlowMap.pictureScale, pngLevel: .balanced,
            isStrict: selection.strict, context.console
        ) { request, picture, reported in
            diagnostics += reported
            guard let node = flow.node(of: request.recipe), let picture else { return }
            flow.setSize(picture.size, of: node)
            thumbnails[node] = picture
        }
        if json {
            context.console.write(flow.json(diagnostics) + "\n")
            return jobs.status
        }
        // What could not be read was reported.
        guard !flow.nodes.isEmpty else { return jobs.status }
        return max(jobs.status, try write(flow, thumbnails, to: path, context.console))
    }

    private func rejectOptions() throws {
        try selection.reject([.scene], "leaves scenes out, and a map has all of them")
        try selection.reject([.state, .at], "is of one screen, and a map shows every scene as declared")
        try selection.reject([.fullPage], "makes pictures too tall for a map")
        if json, output != nil {
            throw CommandFailure.usage("--json prints the scenes and segues, and --output names a map")
        }
    }

    /// Returns the path of the map; nil for standard output.
    private func destination() throws -> String? {
        let path = output ?? "flow.svg"
        if path == "-" { return nil }
        guard path.lowercased().hasSuffix(".svg"), !InputFinder.isDirectory(path) else {
            throw CommandFailure.usage("a map is written to a file that ends in .svg, not to '\(path)'")
        }
        return path
    }

    private func write(
        _ flow: SceneFlow, _ thumbnails: [Int: SceneThumbnail], to path: String?, _ console: Console
    ) throws -> RunStatus {
        let map: FlowMap
        do throws(FlowError) {
            map = try FlowMap(flow)
        } catch {
            throw CommandFailure(status: .failure, diagnostics: [error.diagnostic])
        }
        let bytes = Array(FlowDrawing(map, thumbnails: thumbnails).svg.utf8)
        guard let path else {
            console.write(bytes)
            return .success
        }
        do throws(FileError) {
            try writeFile(bytes, to: path)
        } catch {
            throw CommandFailure(status: .failure, diagnostics: [error.diagnostic])
        }
        console.write(path + "\n")
        return .success
    }
}
