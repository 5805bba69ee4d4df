import AppFence
import Diagnostics

/// What stopped the code of an app.
///
/// It is read once, from what Swift's runtime writes to standard error before it stops a process; whoever decides what to
/// do next decides by these fields.
struct CodeFault: Hashable, Sendable {
    /// The reasons that are distinguished.
    enum Reason: Hashable, Sendable {
        /// A value was read that nothing has set: an optional was nil that is unwrapped, as an outlet that is not
        /// connected.
        case missingValue
        /// Code has stopped itself: by `fatalError`, a failed precondition, an index out of range and the like.
        case fatalError
        /// The system has: an access to memory that is not there, or an abort of a library.
        case signal
    }

    /// The signal that ended the process.
    var signal: Int
    /// How the code was stopped.
    var reason: Reason
    /// The name of the source file that stopped, without its folder; nil if that is not known.
    var file: String?
    /// The line in the file, counted from 1; nil if that is not known.
    var line: Int?
    /// The place in the app's sources; nil if that is not known.
    var place: Place?
    /// Where the program's file has the code of the calls that were under way, innermost first; empty if that is not known.
    var addresses: [UInt64] = []
    /// What was written about it, a line of at most `textLimit` characters; nil for nothing.
    var text: String?

    /// The most characters of a text. Chosen: what fits into a diagnostic.
    static let textLimit = 400

    /// Creates a fault without more than the signal.
    init(signal: Int) {
        self.signal = signal
        reason = .signal
    }

    /// Reads what a process has written to standard error.
    ///
    /// Source: `swift_reportFatalErrorsInFile` of Swift's standard library writes `file:line: Fatal error: message`, and
    /// without a place `Fatal error: message`; assertions and preconditions write `Assertion failed` and `Precondition
    /// failed` in its place. What does not have this form is a text at most.
    ///
    /// - Parameters:
    ///   - signal: The signal that ended the process.
    ///   - errors: The end of its standard error.
    init(signal: Int, errors: String) {
        self.init(signal: signal)
        let report = TrapReport(errors)
        // Also by "\r\n", which is one character and not equal to "\n".
        let lines = report.text.split(whereSeparator: \.isNewline)
        addresses = report.addresses
        var found: (line: Substring, mark: Range<String.Index>)?
        for line in lines {
            for mark in Self.marks where line.hasPrefix(mark) || line.contains(": " + mark) {
                if let range = line.firstRange(of: mark) { found = (line, range) }
            }
        }
        text = (found?.line ?? lines.last).map { String($0.prefix(Self.textLimit)) }
        guard let (line, mark) = found else { return }
        let reported = line[mark.upperBound...]
        reason = Self.missingValues.contains { reported.hasPrefix(": " + $0) } ? .missingValue : .fatalError
        let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard place.count >= 3, place.last == " ", let number = Int(place[place.count - 2]), number > 0,
            let name = place[place.count - 3].split(separator: "/").last
        else { return }
        file = String(name)
        self.line = number
    }

    private static let marks = ["Fatal error", "Assertion failed", "Precondition failed"]
    private static let missingValues = [
        "Unexpectedly found nil while implicitly unwrapping an Optional value",
        "Unexpectedly found nil while unwrapping an Optional value",
    ]
}
