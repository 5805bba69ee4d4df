package import Diagnostics
import Maquette

/// Why there is no program of an app, or why it does not answer.
package struct AppProgramError: Error, Sendable {
    /// Who can do something about it.
    package enum Kind: Hashable, Sendable {
        /// The arguments name something that is not there.
        case usage
        /// The app cannot be built.
        case failure
        /// The installation or the system lacks something.
        case environment
    }

    /// Who can do something about it.
    package var kind: Kind
    /// What is wrong and what helps; nil if the builder has said it.
    package var diagnostic: Diagnostic?
    /// What cannot be parsed of the sources that were saved just now, which the builder says to the tool alone.
    package var sourceProblems: [Diagnostic] = []

    /// Creates an error.
    init(_ kind: Kind, _ message: String, hints: [String]) {
        self.kind = kind
        diagnostic = Diagnostic(.appProgram, message, hints: hints)
    }

    /// Creates the error of a builder that has said what is wrong.
    init(reportedBy kind: Kind, _ problems: [Diagnostic] = []) {
        (self.kind, sourceProblems) = (kind, problems)
    }
}
