import Files
import Foundation
import SwiftPorting
import XML

/// A model of Core Data, from which Xcode makes classes.
///
/// Source: the files of Xcode and the classes that it makes of them.
struct DataModel {
    /// The end of the name of a model with versions, a folder.
    static let suffix = ".xcdatamodeld"
    private static let versionSuffix = ".xcdatamodel"

    /// The entities.
    private(set) var entities: [DataModelEntity] = []

    /// Reads the current version of a model; one that cannot be read has no entities.
    init(path: String) {
        guard let version = Self.version(of: path),
            let bytes = try? readFile(version + "/contents", as: .source),
            let root = try? readXML(bytes, Self.options), root.name == "model"
        else { return }
        entities = root.children.filter { $0.name == "entity" }.compactMap(DataModelEntity.init)
    }

    /// Chosen: far more than models need.
    private static let options = XMLOptions(
        fileBytes: 8 << 20, textBytes: 8 << 20, depth: 16, elements: 100_000, declarations: .none)

    /// Returns the folder of the version that is named as the current one, or of the last.
    private static func version(of path: String) -> String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let versions = names.filter { $0.hasSuffix(versionSuffix) }.sorted().map { joinedPath(path, $0) }
        guard let bytes = try? readFile(path + "/.xccurrentversion", as: .source),
            let list = try? PropertyListSerialization.propertyList(
                from: Data(bytes), options: [], format: nil) as? [String: Any],
            let name = list["_XCCurrentVersionName"] as? String,
            let named = versions.first(where: { $0.hasSuffix("/" + name) })
        else { return versions.last }
        return named
    }

    /// The classes that Xcode makes, as a source.
    var source: String {
        let made = entities.filter { $0.generation != .none }
        guard !made.isEmpty else { return "" }
        let byEntity = Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
        return "import Foundation\nimport CoreData\n"
            + made.map { $0.declaration(of: byEntity) }.joined()
    }

    // MARK: Files of targets

    /// Whether a name may be that of a source or of a part of a model.
    static func isSourceName(_ name: String) -> Bool { name.hasSuffix(".swift") || name == "contents" }

    /// Returns the sources and the models among files, which may be parts of models.
    static func sources(among files: [String]) -> [String] {
        var found: [String] = [], models: Set<String> = []
        for file in files {
            if file.hasSuffix(".swift") {
                found.append(file)
            } else if let end = file.range(of: suffix + "/")?.lowerBound {
                models.insert(file[..<end] + suffix)
            } else if file.hasSuffix(suffix) {
                models.insert(file)
            }
        }
        return found + models.sorted()
    }
}
