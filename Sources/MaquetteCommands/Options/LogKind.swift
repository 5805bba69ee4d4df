import ArgumentParser
import Maquette

/// A log that is written beside the results, as a command line value.
enum LogKind: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// What happened: delegate calls, appearance, actions, steps.
    case events
    /// What an app's code has printed and written to standard error.
    case output

    /// The file name extension of the text, which is that of its goldens.
    var fileExtension: String { ".\(rawValue).txt" }

    /// Returns the text of a screen; nil if no log was kept.
    func text(of screen: RenderedScreen) -> String? {
        switch self {
        case .events: screen.events
        case .output: screen.output
        }
    }

    /// Rejects the output of code where no code runs.
    func check(hasApp: Bool) throws {
        guard self == .output, !hasApp else { return }
        throw CommandFailure.usage(
            "--log output is what an app's code prints, and no app is named",
            hints: ["--app names the app's project"])
    }
}
