import Files
import Foundation
import Processes

/// Builds apps and renders their scenes by the programs of an installation, each in a process of its own.
package struct AppRunner: Sendable {
    /// The folder of the programs `maquette` and `maquette-app-builder`.
    package var tools: String
    /// The folder for what is built and rendered.
    package var scratch: String
    /// Whether scenes are rendered.
    package var rendersScenes = true

    /// The seconds that a build, or the pictures of an app, may take. Chosen: three times what the largest app that was
    /// tried needed.
    private static let timeout = 1800.0

    /// Creates a runner.
    package init(tools: String, scratch: String) {
        self.tools = absolutePath(of: tools)
        self.scratch = absolutePath(of: scratch)
    }

    /// Builds an app and renders its scenes.
    ///
    /// - Parameter folder: The folder of the app's project.
    /// - Returns: What became of it.
    package func run(_ folder: String) -> AppRecord.App {
        let project = absolutePath(of: folder)
        let name = project.split(separator: "/").last.map(String.init) ?? project
        let base = joinedPath(scratch, name + "-" + ContentDigest.text(of: project.utf8))
        var app = AppRecord.App(name: name, isBuilt: false)
        let build = result(of: "maquette-app-builder", [project, "--build-path", base + "/build"])
        app.seconds = build.seconds
        app.isBuilt = build.problem == nil
        if let problem = build.problem { app.problems.append(problem) }
        guard let report = BuildReport(in: base + "/build") else { return app }
        app.classes = report.classes
        if app.isBuilt, rendersScenes { render(project, base, &app) }
        return app
    }

    private func render(_ project: String, _ base: String, _ app: inout AppRecord.App) {
        let output = base + "/pictures"
        try? FileManager.default.removeItem(atPath: output)
        let render = result(of: "maquette", ["app", project, "--build-path", base + "/build", "-o", output])
        if let problem = render.problem { app.problems.append(problem) }
        for path in FolderWalk(root: output).files(where: { $0.hasSuffix(".png") }).files {
            app.scenes[String(path.dropFirst(output.count + 1))] = ContentDigest.text(ofFile: path)
        }
    }

    /// Runs a program of the installation; returns how long that took, and why it failed, in a line.
    private func result(of name: String, _ arguments: [String]) -> (seconds: Double, problem: String?) {
        var program = Program(joinedPath(tools, name), arguments)
        program.output = .captured(atMost: 64 << 20)
        program.errors = .captured(atMost: 64 << 20)
        program.timeout = Self.timeout
        do throws(ProgramError) {
            let result = try program.run()
            guard !result.succeeded else { return (result.usage.seconds, nil) }
            let errors = String(decoding: result.errors, as: UTF8.self).split(separator: "\n")
            let line = errors.first { $0.contains("error:") } ?? errors.last ?? ""
            return (result.usage.seconds, "'\(name)' \(result.end): \(line.prefix(300))")
        } catch {
            return (0, "\(error)")
        }
    }
}

/// The classes of a report that the builder has written.
private struct BuildReport: Decodable {
    private var modules: [Module]

    private struct Module: Decodable {
        var name: String
        var classes: [Class]
    }

    private struct Class: Decodable {
        var name: String
        var status: AppRecord.Status
        var leftOut: [String]
    }

    /// Reads the report in the folder of a build; nil if there is none.
    init?(in folder: String) {
        guard let bytes = try? readFile(folder + "/report.json", as: .report),
            let report = try? JSONDecoder().decode(BuildReport.self, from: Data(bytes))
        else { return nil }
        self = report
    }

    var classes: [AppRecord.Class] {
        modules.flatMap { module in
            module.classes.map {
                AppRecord.Class(name: "\(module.name).\($0.name)", status: $0.status, leftOut: $0.leftOut)
            }
        }.sorted { $0.name < $1.name }
    }
}
