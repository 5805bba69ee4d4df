import Files
import Foundation

/// The folder for what is built of an app.
package struct AppBuildFolder {
    /// The absolute path; the folder need not exist yet.
    package let path: String
    /// The folder of the app's project, absolute, with links followed.
    package let project: String
    /// The path of the folder of packages of other repositories, which all projects share.
    package static var packages: String { caches + "/packages" }

    /// Finds the folder of a project: the one that is named, or one in the user's folder for caches.
    ///
    /// - Parameters:
    ///   - project: The project's folder, or an `.xcodeproj` in it.
    ///   - name: The path that is named; nil for none.
    /// - Throws: `AppProgramError` if there is no such project.
    package init(for project: String, named name: String?) throws(AppProgramError) {
        guard let real = realPath(of: project) else {
            throw AppProgramError(
                .usage, "'\(project)' does not exist", hints: ["name the folder of an app's project"])
        }
        self.project = real.hasSuffix(".xcodeproj") ? directoryName(of: real) : real
        if let name {
            guard !name.isEmpty else { throw AppProgramError(.usage, "--build-path is empty", hints: []) }
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
