import Files
import Foundation
import Maquette

/// The folder for what is built of an app.
struct AppBuildFolder {
    let path: String
    /// The path of the folder of packages of other repositories, which all projects share.
    static var packages: String { caches + "/packages" }

    /// Finds the folder of a project: the one that is named, or one in the user's folder for caches.
    ///
    /// - Throws: `CommandFailure` if there is no such project.
    init(for project: String, named name: String?) throws {
        guard let real = realPath(of: project) else {
            throw CommandFailure.usage(
                "'\(project)' does not exist", hints: ["name the folder of an app's project"])
        }
        if let name {
            guard !name.isEmpty else { throw CommandFailure.usage("--build-path is empty") }
            path = name.hasPrefix("/") ? name : joinedPath(FileManager.default.currentDirectoryPath, name)
            return
        }
        let last = real.split(separator: "/").last.map(String.init) ?? "app"
        path = "\(Self.caches)/apps/\(last)-\(ContentDigest.text(of: Array(real.utf8)))"
    }

    private static var caches: String {
        let environment = ProcessInfo.processInfo.environment
        let folder =
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? (environment["HOME"].map { $0 + "/.cache" } ?? NSTemporaryDirectory())
        return folder + "/maquette"
    }
}
