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
        /// The digest of what other sources can see of what is left of it, which was compiled.
        var compiled: String
        /// What was left out.
        var omitted: [OmittedCode]
        /// The lines of the source where the program had stopped, before which functions end; nil for none.
        var stops: [Int]?
    }

    var entries: [Entry]
    /// The modules that could be imported.
    var knownModules: [String]
    /// The digests of what can be seen of the modules that were compiled before, by name.
    var interfaces: [String: String]
    /// The settings and the installation that it was compiled with.
    var settings: String

    /// Whether the build had a source with the same text, and knew all modules that it imports, as another does.
    ///
    /// - Parameters:
    ///   - entry: The source as it is in the other record.
    ///   - other: The other record.
    /// - Returns: Whether it did; false if that is not known.
    func importsAreKnown(of entry: Entry, to other: ModuleRecord) -> Bool {
        guard knownModules == other.knownModules,
            let own = entries.first(where: { $0.source == entry.source })
        else { return false }
        return own.digest == entry.digest && !own.omitted.contains { $0.kind == .module }
    }

    /// The types of modules that are not there, for which others are declared; nil in records of earlier versions.
    var absentTypes: [String]?

    /// Whether one process compiled all sources; nil in records of earlier versions.
    var isCompiledAtOnce: Bool?

    private static let limit = FileKind.report

    /// Reads the record in the folder of a module; nil if there is none.
    init?(in folder: String) {
        guard let bytes = try? readFile(Self.path(in: folder), as: Self.limit),
            let record = try? JSONDecoder().decode(ModuleRecord.self, from: Data(bytes))
        else { return nil }
        self = record
    }

    init(entries: [Entry], knownModules: [String], interfaces: [String: String], settings: String) {
        self.entries = entries
        self.knownModules = knownModules
        self.interfaces = interfaces
        self.settings = settings
    }

    /// The digest of what other modules can see of this one.
    var interface: String {
        var digest = FastDigest()
        for entry in entries { digest.add(entry.compiled) }
        return digest.text
    }

    /// Whether it is of the same sources and settings as another, of which nothing has changed but bodies.
    func differsInBodiesAlone(from other: ModuleRecord) -> Bool {
        knownModules == other.knownModules && settings == other.settings && interfaces == other.interfaces
            && entries.map(\.source) == other.entries.map(\.source)
            && entries.map(\.interface) == other.entries.map(\.interface)
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
    ///
    /// - Parameters:
    ///   - unit: The source.
    ///   - old: What the last build knew of it; nil if it was not there.
    init(_ unit: ModuleBuild.Unit, _ old: ModuleRecord.Entry?) {
        source = unit.source
        digest = FastDigest.text(of: unit.text)
        interface = old?.digest == digest ? old?.interface ?? "" : SourceInterface.digest(of: unit.text)
        (compiled, omitted) = ("", [])
    }
}
