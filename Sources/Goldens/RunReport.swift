package import Files

/// The report of an earlier test run, as it is in its folder.
package struct RunReport: Sendable {
    /// A result of the run.
    package struct Result: Hashable, Sendable {
        /// The golden's name.
        package var name: String
        /// The golden's kind.
        package var kind: GoldenKind
        /// The outcome in one word.
        package var outcome: String
        /// The path of the copy of the golden that the result was compared with; nil if there is none.
        package var expectedFile: String?
        /// The path of the actual result; nil if there is none.
        package var actualFile: String?

        /// The name of the golden's file in the store.
        package var fileName: String { name + kind.fileExtension }
        /// Whether the result was equal to its golden.
        package var isSame: Bool { outcome == "same" }
    }

    /// Why a report cannot be used.
    package enum Problem: Error, Hashable, Sendable {
        /// The file cannot be read.
        case unreadable(FileError)
        /// The file is not a report, or one of another version.
        case foreign(path: String)
    }

    /// The path of the folder.
    package let folder: String
    /// The whole report.
    package let json: JSONValue
    /// The results in the order of the run.
    package let results: [Result]

    /// The path of the report in a folder.
    package static func path(in folder: String) -> String { "\(folder)/report.json" }

    /// Reads the report in a folder.
    package init(in folder: String) throws(Problem) {
        let path = RunReport.path(in: folder), bytes: [UInt8]
        do throws(FileError) { bytes = try readFile(path, as: .report) } catch { throw .unreadable(error) }
        guard let json = JSONValue(reading: bytes),
            json["schemaVersion"]?.integerValue == GoldenReport.schemaVersion,
            json["record"]?.stringValue.flatMap(RecordMode.init(rawValue:)) != nil,
            let items = json["results"]?.items
        else { throw .foreign(path: path) }
        let results = items.compactMap(Result.init)
        guard results.count == items.count else { throw .foreign(path: path) }
        self.folder = folder
        self.json = json
        self.results = results
    }

    /// The screens that were not rendered; the name of an input that could not be read is its path.
    package var unrendered: [(name: String, input: String)] {
        (json["notRendered"]?.items ?? []).compactMap { item in
            guard let name = item["name"]?.stringValue, let input = item["input"]?.stringValue else {
                return nil
            }
            return (name, input)
        }
    }

    /// The files that the results were made of, with their digests.
    package var sources: [GoldenReport.Source] {
        (json["sources"]?.items ?? []).compactMap { item in
            guard let file = item["file"]?.stringValue, let digest = item["digest"]?.stringValue else {
                return nil
            }
            return GoldenReport.Source(file: file, digest: digest)
        }
    }

    /// The files that have changed since the run, or are gone.
    package var changedSources: [String] {
        sources.filter { ContentDigest.text(ofFile: $0.file) != $0.digest }.map(\.file)
    }
}

extension RunReport.Result {
    /// Reads a result; nil if it is none, or its name leads out of the store.
    init?(_ json: JSONValue) {
        guard let name = json["name"]?.stringValue, let outcome = json["outcome"]?.stringValue,
            let kind = json["kind"]?.stringValue.flatMap(GoldenKind.init(rawValue:)),
            !name.split(separator: "/").contains(".."), !name.hasPrefix("/"), !name.utf8.contains(0)
        else { return nil }
        self.name = name
        self.kind = kind
        self.outcome = outcome
        expectedFile = json["expectedFile"]?.stringValue
        actualFile = json["actualFile"]?.stringValue
    }
}
