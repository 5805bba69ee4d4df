import Foundation

/// The sources of a target that are ported, as its `PortSwift.json` names them.
struct PortedSources {
    /// Why a target has no sources.
    struct Problem: Error {
        var message: String
        var file: String
    }

    /// The text at the end of the names of ported files: a file of another name than its source has another
    /// `#fileID`.
    static let suffix = "+Ported"

    /// Folders with third-party code and build products.
    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]

    /// The Swift files, sorted.
    private(set) var files: [URL] = []
    private var folders: [URL] = []
    private let configuration: URL
    private var roots: [URL] = []
    private var exceptions: [URL]
    private var visited: Set<URL> = []

    /// Finds the sources of a target.
    ///
    /// - Throws: `Problem` if the configuration is missing or wrong, or names what does not exist.
    init(targetFolder: URL) throws {
        configuration = targetFolder.appending(path: PortConfiguration.name)
        let names = try PortConfiguration(configuration)
        exceptions = try names.exclude.map { try Self.place($0, in: targetFolder) }
        for url in try names.sources.map({ try Self.place($0, in: targetFolder) }) {
            find(url, isNamed: true)
        }
        files = Set(files).sorted { $0.path < $1.path }
        guard !files.isEmpty else {
            throw Problem(message: "'sources' has no Swift file", file: configuration.path)
        }
        try checkNames()
    }

    private static func place(_ path: String, in folder: URL) throws -> URL {
        let url = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw Problem(
                message: "there is no '\(path)' (\(url.path))",
                file: folder.appending(path: PortConfiguration.name).path)
        }
        return url
    }

    private mutating func find(_ url: URL, isNamed: Bool) {
        // Links may lead in a circle.
        guard !exceptions.contains(where: { $0.path == url.path }),
            visited.insert(url.resolvingSymlinksInPath()).inserted
        else { return }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue
        else {
            guard url.pathExtension == "swift" else { return }
            if isNamed || !Self.isProgram(url.lastPathComponent) {
                files.append(url)
            } else {
                exceptions.append(url)
            }
            return
        }
        folders.append(url)
        if isNamed { roots.append(url) }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") && !Self.skipped.contains(name) {
            find(url.appending(path: name).standardizedFileURL, isNamed: false)
        }
    }

    /// Whether a file holds the statements of a program, which have no place in a library: the start of an app, the
    /// list of tests of older package managers, the manifest of a package.
    private static func isProgram(_ name: String) -> Bool {
        name == "main.swift" || name == "LinuxMain.swift" || name == "Package.swift"
            || name.hasPrefix("Package@")
    }

    /// The compiler takes no two files of one name.
    private func checkNames() throws {
        var places: [String: URL] = [:]
        for file in files {
            guard let other = places.updateValue(file, forKey: file.lastPathComponent) else { continue }
            throw Problem(
                message: "a module cannot have two files of one name, \(other.path) and \(file.path)",
                file: configuration.path)
        }
    }

    // MARK: The command

    /// The arguments of `maquette-port`, without the output.
    var arguments: [String] {
        files.map(\.path) + ["--suffix", Self.suffix] + roots.flatMap { ["--whole", $0.path] }
            + (roots.isEmpty ? [] : exceptions).flatMap { ["--except", $0.path] }
    }

    /// What the command reads: the folders too, so that it runs when they gain or lose a file.
    var inputs: [URL] { [configuration] + folders + files }

    /// What the command writes into a folder.
    func outputs(in folder: URL) -> [URL] {
        let names = files.map { $0.deletingPathExtension().lastPathComponent + Self.suffix }
        return (names + ["InterfaceClasses" + Self.suffix]).map { folder.appending(path: $0 + ".swift") }
    }
}
