import Files
import Foundation
import SwiftPorting

/// What the last build left out of the sources of a module, so that a change inside functions does not mean to find it
/// again.
struct ModuleRecord: Codable {
    /// A source as it was ported.
    struct Entry: Codable {
        /// The path of the source.
        var source: String
        /// The digest of the ported text.
        var digest: String
        /// The digest of what other sources can see of it.
        var interface: String
        /// What was left out.
        var omitted: [OmittedCode]
    }

    var entries: [Entry]
    /// The modules that could be imported.
    var knownModules: [String]
    /// The settings and the installation that it was compiled with.
    var settings: String

    private static let limit = FileKind.report

    /// Reads the record in the folder of a module; nil if there is none.
    init?(in folder: String) {
        guard let bytes = try? readFile(Self.path(in: folder), as: Self.limit),
            let record = try? JSONDecoder().decode(ModuleRecord.self, from: Data(bytes))
        else { return nil }
        self = record
    }

    init(entries: [Entry], knownModules: [String], settings: String) {
        self.entries = entries
        self.knownModules = knownModules
        self.settings = settings
    }

    /// Writes the record.
    func write(in folder: String) throws(FileError) {
        guard let data = try? JSONEncoder().encode(self) else { return }
        try writeFile(Array(data), to: Self.path(in: folder))
    }

    /// Removes the record, since its texts are about to be written over.
    static func remove(in folder: String) { unlink(path(in: folder)) }

    private static func path(in folder: String) -> String { folder + "/omitted.json" }
}

extension ModuleRecord.Entry {
    /// Describes a ported source of which nothing is left out yet.
    init(_ unit: ModuleBuild.Unit) {
        source = unit.source
        digest = FastDigest.text(of: unit.text)
        interface = SourceInterface.digest(of: unit.text)
        omitted = []
    }
}
