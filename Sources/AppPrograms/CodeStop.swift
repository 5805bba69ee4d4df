import Diagnostics
import Foundation

/// A place in an app's sources where its code stopped, before which the function around it ends in a later build.
struct CodeStop: Codable, Hashable, Sendable {
    /// The path of the source, without symbolic links.
    var file: String
    /// The line, from 1.
    var line: Int
    /// Why it stopped.
    var reason: String

    /// How the reasons of stops begin.
    static let reasonStart = "the code stopped here as it ran"

    /// Creates the stop of a fault; nil where the place of the fault is not known.
    ///
    /// - Parameters:
    ///   - fault: The fault.
    ///   - project: The app's folder.
    init?(_ fault: CodeFault, project: String) {
        guard let place = fault.place, let line = place.line else { return nil }
        file = project + "/" + place.file
        self.line = line
        reason = Self.reasonStart + (fault.text.map { ": \($0.printable)" } ?? "")
    }

    /// Whether another stop is at the same place.
    func isAtPlace(of other: CodeStop) -> Bool { file == other.file && line == other.line }

    /// The stop as an object in JSON, which the builder reads.
    var json: String {
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
