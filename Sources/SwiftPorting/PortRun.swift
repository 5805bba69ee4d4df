package import Diagnostics
import Files

/// Ports files and folders into a folder.
package struct PortRun {
    /// A source and where its text goes.
    private struct Job {
        var source: SourceFile
        /// The path inside the output folder.
        var place: String
    }

    /// A written file.
    package struct Output: Equatable, Sendable {
        /// The path of the source.
        package var source: String
        /// The path of the ported file.
        package var path: String
    }

    /// The name of the file that lists the classes.
    package static let registryName = "InterfaceClasses+Ported.swift"

    /// The files that were written, without the list of classes.
    package private(set) var outputs: [Output] = []
    /// The number of sources that were found.
    package private(set) var sourceCount = 0
    /// What could not be read, ported or written.
    package private(set) var diagnostics: [Diagnostic] = []

    private let output: String
    private let options: PortOptions
    private var jobs: [Job] = []

    /// Ports files.
    ///
    /// - Parameters:
    ///   - inputs: The paths of files and folders.
    ///   - output: The path of the folder that is written to.
    ///   - options: How sources are found and ported files are named.
    package init(_ inputs: [String], output: String, options: PortOptions = PortOptions()) {
        self.output = output
        self.options = options
        for input in inputs { find(input) }
        let unlisted = unlistedSources()
        guard unlisted.isEmpty else {
            diagnostics += unlisted
            return
        }
        let ported = SourcePort.port(
            jobs.map(\.source), omitsForeignFiles: true, dependencies: dependencyClasses())
        diagnostics += ported.diagnostics
        for (job, text) in zip(jobs, ported.texts) {
            guard let text, write(text, to: job.place) else { continue }
            outputs.append(Output(source: job.source.path, path: joinedPath(output, job.place)))
        }
        if !outputs.isEmpty { _ = write(Array(ported.registry.utf8), to: PortRun.registryName) }
    }

    /// Whether all sources were carried over, if with differences.
    package var isComplete: Bool { !diagnostics.contains { $0.severity == .error } }

    // MARK: Sources

    private mutating func find(_ input: String) {
        guard FileType(at: input) == .folder else {
            read(input, as: input.split(separator: "/").last.map(String.init) ?? input)
            return
        }
        let own = RealPath(output)
        let findings = FolderWalk(root: input).files { $0.hasSuffix(".swift") }
        diagnostics += findings.problems
        for path in findings.files where !(own?.contains(path) ?? false) {
            read(path, as: String(path.dropFirst(input.count).drop { $0 == "/" }))
        }
    }

    private mutating func read(_ path: String, as name: String) {
        sourceCount += 1
        let place = name.hasSuffix(".swift") ? name.dropLast(6) + options.suffix + ".swift" : name
        guard !jobs.contains(where: { $0.place == place }), place != PortRun.registryName else {
            diagnostics.append(
                Diagnostic(
                    .portOutput, "another file than '\(path)' becomes '\(place)'", at: Place(file: path),
                    hints: ["name the folder around both, or port them in two runs"]))
            return
        }
        do throws(FileError) {
            jobs.append(
                Job(source: SourceFile(path: path, bytes: try readFile(path, as: .source)), place: place))
        } catch {
            diagnostics.append(error.diagnostic)
        }
    }

    /// The classes of the modules that the inputs import. What cannot be read is a matter of their own ports.
    private func dependencyClasses() -> ModuleClasses {
        let paths = options.dependencies.flatMap { path in
            FileType(at: path) == .folder
                ? FolderWalk(root: path).files { $0.hasSuffix(".swift") }.files : [path]
        }
        let sources = paths.compactMap { path in
            (try? readFile(path, as: .source)).map { SourceFile(path: path, bytes: $0) }
        }
        return sources.isEmpty ? ModuleClasses() : SourcePort.classes(of: sources)
    }

    /// The sources in the whole folders that are not among the inputs.
    private func unlistedSources() -> [Diagnostic] {
        guard !options.wholeFolders.isEmpty else { return [] }
        let listed = Set(jobs.compactMap { RealPath($0.source.path) })
        let exceptions = options.exceptions.compactMap { RealPath($0) }
        let found = options.wholeFolders.flatMap {
            FolderWalk(root: $0).files { $0.hasSuffix(".swift") }.files
        }
        return found.filter { path in
            guard let real = RealPath(path), !listed.contains(real) else { return false }
            return !exceptions.contains { $0.contains(real) }
        }.map { path in
            Diagnostic(
                .portUnlisted, "'\(path)' is not among the sources", at: Place(file: path),
                hints: ["it was added after the build was planned: save Package.swift again, and build"])
        }
    }

    // MARK: Output

    private mutating func write(_ bytes: [UInt8], to place: String) -> Bool {
        let path = joinedPath(output, place)
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        if let target = RealPath(path), let own = RealPath(output) {
            let isSource = jobs.contains { RealPath($0.source.path) == target }
            guard own.contains(target), !isSource else { return refuse(path) }
        } else if let target = RealPath(existingPartOf: folder), let own = RealPath(output) {
            guard own.contains(target) else { return refuse(path) }
        }
        do throws(FileError) {
            try writeSourceIfChanged(bytes, to: path)
            return true
        } catch {
            diagnostics.append(error.diagnostic)
            return false
        }
    }

    private mutating func refuse(_ path: String) -> Bool {
        diagnostics.append(
            Diagnostic(
                .portOutput, "'\(path)' is a source, or outside '\(output)' by a link", at: Place(file: path),
                hints: ["name an empty folder with -o"]))
        return false
    }
}
