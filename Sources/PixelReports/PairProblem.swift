package import Diagnostics

/// Why a list of pairs, or a pair of it, is refused.
package struct PairProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file that it concerns, with the line where there is one.
    package var place: Place
    /// One sentence in lower case, without a full stop.
    package var message: String

    /// Describes a problem.
    init(_ message: String, at place: Place) {
        self.place = place
        self.message = message
    }

    /// The form of compilers' messages.
    package var description: String { "\(place): error: \(message)" }
}
