import LoopbackServer
import Maquette
package import MaquetteCommands

/// Serves the gallery of a project to browsers on this computer, and renders what is saved.
package struct PreviewServer: Sendable {
    private let project: PreviewProject
    private let port: UInt16
    private let log: @Sendable (String) -> Void

    /// In bytes. The pages send no bodies.
    private static let bodyLimit = 1 << 10

    /// Reads the project.
    ///
    /// - Parameters:
    ///   - options: What is shown.
    ///   - port: The port; 0 for one that is free.
    ///   - log: Receives lines for the user.
    /// - Throws: `CommandFailure` if there is nothing to show.
    package init(
        _ options: PreviewOptions, port: UInt16, log: @escaping @Sendable (String) -> Void
    ) throws {
        project = try PreviewProject(options)
        self.port = port
        self.log = log
    }

    /// Serves until the task is cancelled.
    ///
    /// - Parameter announce: Is called with the address of the page when it can be opened.
    /// - Throws: If the port cannot be used.
    package func run(announce: @escaping @Sendable (String) -> Void) async throws {
        for diagnostic in project.startDiagnostics { log(diagnostic.description) }
        let site = PreviewSite(project: project)
        site.start()
        watch(site)
        let heartbeat = Task {
            while !Task.isCancelled {
                try await Task.sleep(for: EventHub.heartbeat)
                site.publishHeartbeat()
            }
        }
        defer { heartbeat.cancel() }
        try await serve(site, port: port, bodyLimit: PreviewServer.bodyLimit, announce: announce)
    }

    /// Takes over what is saved, in a thread of its own.
    private func watch(_ site: PreviewSite) {
        let project = project, log = log
        Worker.start {
            guard let watch = FolderWatch(project.watchedFolders) else {
                return log("warning: saved files are not noticed: the system gives no notice of changes")
            }
            if watch.missed > 0 {
                log(
                    "warning: files saved in \(watch.missed) folders are not noticed: the system's limit of watched "
                        + "folders is reached (fs.inotify.max_user_watches)")
            }
            while let change = watch.next() {
                if let effect = project.take(change) { site.publish(effect) }
                if change.isOfFolders { watch.add(project.watchedFolders) }
            }
        }
    }
}
