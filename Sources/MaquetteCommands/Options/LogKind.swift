import ArgumentParser

/// A log that is written beside the results, as a command line value.
enum LogKind: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// What happened: delegate calls, appearance, actions, steps.
    case events

    /// The file name extension of the text, which is that of its goldens.
    var fileExtension: String { ".\(rawValue).txt" }
}
