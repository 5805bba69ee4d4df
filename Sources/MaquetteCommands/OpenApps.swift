package import AppPrograms
import Maquette
import Synchronization

/// The apps that a command has opened: each is built once.
package final class OpenApps: Sendable {
    private let sources = Mutex<[AppOptions: AppSource]>([:])

    /// Creates no apps.
    package init() {}

    /// Builds an app and starts its program, unless the command has.
    ///
    /// - Parameters:
    ///   - options: The app.
    ///   - console: Shows that it is compiled, and what became of its classes.
    /// - Returns: The app.
    /// - Throws: `CommandFailure` if it cannot be built or started.
    func open(_ options: AppOptions, _ console: Console) throws -> AppSource {
        if let known = sources.withLock({ $0[options] }) { return known }
        console.progress("compiling the app")
        defer { console.progress(nil) }
        do throws(AppProgramError) {
            let source = try AppSource(options)
            console.progress(nil)
            console.writeError(source.report.map { $0.summary + "\n" } ?? "")
            sources.withLock { $0[options] = source }
            return source
        } catch {
            throw CommandFailure(error)
        }
    }
}

extension CommandFailure {
    /// The failure of a command whose app has no program.
    package init(_ error: AppProgramError) {
        let status: RunStatus =
            switch error.kind {
            case .usage: .usage
            case .failure: .failure
            case .environment: .environment
            }
        self.init(status: status, diagnostics: [error.diagnostic].compactMap(\.self))
    }
}
