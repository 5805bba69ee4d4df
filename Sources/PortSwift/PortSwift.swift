import Foundation
import PackagePlugin

/// Ports the Swift sources of an iOS app at build time, and gives them to the target instead of their originals.
///
/// The file `PortSwift.json` in the target's folder names the sources.
@main struct PortSwift: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let sources: PortedSources
        do {
            sources = try PortedSources(targetFolder: target.directoryURL)
        } catch let problem as PortedSources.Problem {
            Diagnostics.error("\(problem.file): \(problem.message)")
            return []
        }
        let output = context.pluginWorkDirectoryURL
        // Targets without a configuration are not ported.
        let dependencies = target.recursiveTargetDependencies.compactMap {
            try? PortedSources(targetFolder: $0.directoryURL)
        }
        return [
            .buildCommand(
                displayName: "Porting \(sources.files.count) sources of \(target.name)",
                executable: try context.tool(named: "PortCommand").url,
                arguments: sources.arguments
                    + dependencies.flatMap(\.files).flatMap { ["--dependency", $0.path] }
                    + ["-o", output.path],
                inputFiles: sources.inputs + dependencies.flatMap(\.inputs),
                outputFiles: sources.outputs(in: output))
        ]
    }
}
