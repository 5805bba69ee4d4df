import Files
import Foundation
import Maquette
import VectorImages

/// An app that was built: its program and where its files are.
struct BuiltApp: Sendable {
    let options: AppOptions
    let folder: AppBuildFolder
    /// The path of its program.
    let program: String
    /// When the program was made.
    private let made: Date?
    /// What became of its classes; nil if the report of the build is gone.
    let report: AppReport?

    /// Builds an app.
    ///
    /// - Parameters:
    ///   - options: The app.
    ///   - stops: Where the program of the last build stopped; its functions end there.
    /// - Throws: `AppProgramError` if it cannot be built.
    init(_ options: AppOptions, endingAt stops: [CodeStop] = []) throws(AppProgramError) {
        self.options = options
        folder = try AppBuildFolder(for: options.project, named: options.buildPath)
        program = try AppBuilderProgram().run(
            Self.arguments(options, folder, endingAt: stops), isQuiet: !stops.isEmpty)
        report = AppReport(in: folder.path)
        made = Self.modificationDate(of: program)
    }

    /// The arguments of the builder.
    private static func arguments(
        _ options: AppOptions, _ folder: AppBuildFolder, endingAt stops: [CodeStop]
    ) -> [String] {
        let project = options.project.hasPrefix("-") ? "./" + options.project : options.project
        var arguments = [project, "--build-path", folder.path, "--package-path", AppBuildFolder.packages]
        if options.fetchesPackages { arguments.append("--fetch-packages") }
        let named = [
            ("--target", options.target), ("--stubs", options.stubs), ("--screens", options.screens),
        ]
        for (flag, value) in named { if let value { arguments += [flag, value] } }
        for source in options.savedSources { arguments += ["--saved", source] }
        for stop in stops { arguments += ["--stopped", stop.json] }
        return arguments
    }

    /// Whether the program is that of this build, and not of a later one.
    var hasProgram: Bool { Self.modificationDate(of: program) == made }

    private static func modificationDate(of path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }

    /// The folders that the program may read.
    var readableFolders: [String] {
        [folder.project, folder.path, AppBuildFolder.packages] + SourceConfiguration.installedFolders
            + (report?.readPaths ?? [])
    }

    // MARK: The project

    /// A digest of the program and of all files of the project, which its code may read; nil if some cannot be read.
    var digest: String? {
        guard let program = FastDigest.text(ofFile: program, as: .executable) else { return nil }
        let walk = FolderWalk(root: folder.project).files { !$0.hasSuffix(".swift") }
        guard walk.problems.isEmpty else { return nil }
        var digest = FastDigest()
        digest.add(program)
        for file in walk.files.sorted() {
            guard let content = FastDigest.text(ofFile: file, as: .comparisonInput) else { return nil }
            digest.add("\(file.dropFirst(folder.project.count)) \(content)")
        }
        return digest.text
    }

    // MARK: Files of other formats

    /// The folder for PDF files of the project that were converted, which the program may read and not write.
    var convertedFolder: String { folder.path + "/Converted" }

    /// Converts files that the program cannot read, since other programs do.
    ///
    /// - Parameter files: The paths that the program has asked for, which may be anything.
    /// - Returns: Whether some file is converted now.
    func convert(_ files: [String]) -> Bool {
        let own = files.prefix(Self.conversionLimit).filter { path in
            guard let real = realPath(of: path) else { return false }
            return real.hasPrefix(folder.project + "/") && FileType(at: real) == .file
        }
        return own.reduce(false) { ConvertedPDFs.convert($1, into: convertedFolder) || $0 }
    }

    /// Chosen: more files than a screen has icons.
    private static let conversionLimit = 200
}
