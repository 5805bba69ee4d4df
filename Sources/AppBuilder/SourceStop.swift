import Files
import Foundation

/// A place in an app's sources where its program stopped as it ran.
package struct SourceStop: Codable, Hashable, Sendable {
    /// The path of the source, without symbolic links.
    package var file: String
    /// The line, from 1.
    package var line: Int
    /// Why it stopped.
    package var reason: String

    /// Reads a stop from an object in JSON with `file`, `line` and `reason`; nil where it is none.
    package init?(json text: String) {
        guard let stop = try? JSONDecoder().decode(SourceStop.self, from: Data(text.utf8)), stop.line > 0
        else {
            return nil
        }
        self = stop
    }
}

/// The stops that builds in a folder were given, while nothing of the app changes.
struct StopRecord: Codable {
    /// The digest of everything else that the program depends on.
    private let fingerprint: String
    /// The stops in the order in which they were found.
    private(set) var stops: [SourceStop] = []

    /// The most stops that are kept. Chosen: more than the functions of an app that need what is not here.
    private static let limit = 200

    /// Reads the record of a folder; without stops where the app has changed since.
    init(in folder: String, fingerprint: String) {
        self.fingerprint = fingerprint
        guard let bytes = try? readFile(Self.path(in: folder), as: .report),
            let old = try? JSONDecoder().decode(StopRecord.self, from: Data(bytes)),
            old.fingerprint == fingerprint
        else { return }
        stops = old.stops
    }

    /// Whether there are stops that the record of the folder does not have yet.
    private(set) var hasChanged = false

    private enum CodingKeys: String, CodingKey { case fingerprint, stops }

    /// Adds stops that are not known yet, in the order in which they were found.
    mutating func add(_ new: [SourceStop]) {
        let unknown = new.filter { !stops.contains($0) }
        guard !unknown.isEmpty else { return }
        stops = Array((stops + unknown).prefix(Self.limit))
        hasChanged = true
    }

    /// Writes the record where it has changed: once a program was built, since with some stops none can be.
    mutating func write(in folder: String) throws(FileError) {
        guard hasChanged, let data = try? JSONEncoder().encode(self) else { return }
        try writeFile(Array(data), to: Self.path(in: folder))
        hasChanged = false
    }

    private static func path(in folder: String) -> String { folder + "/stops.json" }
}
