package import Files
import Foundation

/// What the builder and the tool made of some apps, so that later versions can be compared with it.
package struct AppRecord: Hashable, Codable, Sendable {
    /// The version of the form.
    package private(set) var schemaVersion = 1
    /// The apps, in the order in which they were built.
    package var apps: [App]

    /// What became of an app.
    package struct App: Hashable, Codable, Sendable {
        /// The name of its folder.
        package var name: String
        /// Whether it has a program.
        package var isBuilt: Bool
        /// The seconds that its build took.
        package var seconds: Double
        /// The classes, sorted by their names.
        package var classes: [Class]
        /// The digests of the pictures of its scenes, by their names; empty if none were rendered.
        package var scenes: [String: String]
        /// What could not be built or rendered.
        package var problems: [String]

        /// Describes an app.
        package init(
            name: String, isBuilt: Bool, seconds: Double = 0, classes: [Class] = [],
            scenes: [String: String] = [:], problems: [String] = []
        ) {
            self.name = name
            self.isBuilt = isBuilt
            self.seconds = seconds
            self.classes = classes
            self.scenes = scenes
            self.problems = problems
        }
    }

    /// What became of a class.
    package struct Class: Hashable, Codable, Sendable {
        /// The name, after that of its module, as in `Garden.PlantCell`.
        package var name: String
        /// How much of it runs.
        package var status: Status
        /// What was left out of it: lines and reasons.
        package var leftOut: [String]

        /// Describes a class.
        package init(name: String, status: Status, leftOut: [String] = []) {
            self.name = name
            self.status = status
            self.leftOut = leftOut
        }
    }

    /// How much of a class runs, as the report of a build says it.
    package enum Status: String, Codable, Sendable, Comparable, CaseIterable {
        /// Nothing of it runs: scenes show the class of UIKit that it extends.
        case leftOut
        /// It runs without some of its code.
        case partial
        /// All of its code runs.
        case complete

        /// Orders from the least to the most.
        package static func < (first: Status, second: Status) -> Bool {
            (allCases.firstIndex(of: first) ?? 0) < (allCases.firstIndex(of: second) ?? 0)
        }
    }

    /// Creates a run.
    package init(apps: [App]) { self.apps = apps }

    /// Reads a run from a file.
    ///
    /// - Parameter path: The path of the file, as `write(to:)` has written it.
    /// - Throws: `FileError` if it cannot be read or is none.
    package init(contentsOf path: String) throws(FileError) {
        let bytes = try readFile(path, as: .report)
        guard let run = try? JSONDecoder().decode(AppRecord.self, from: Data(bytes)), run.schemaVersion == 1
        else {
            throw .unreadable(path: path, reason: "it is not a run of 'dev app-report'")
        }
        self = run
    }

    /// Writes the run to a file.
    ///
    /// - Throws: `FileError` if it cannot be written.
    package func write(to path: String) throws(FileError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { return }
        try writeFile(Array(data) + [UInt8(ascii: "\n")], to: path)
    }
}
