import Diagnostics
import Files
import PropertyLists
import SwiftPorting
import XML

/// A model of Core Data, from which Xcode makes classes.
///
/// Source: the files of Xcode and the classes that it makes of them.
struct DataModel {
    /// The end of the name of a model with versions, a folder.
    static let suffix = ".xcdatamodeld"
    private static let versionSuffix = ".xcdatamodel"

    private(set) var entities: [DataModelEntity] = []

    /// Why the model, or what says which version is the current one, cannot be read.
    private(set) var problems: [Diagnostic] = []

    /// Reads the current version of a model; one that cannot be read has no entities.
    init(path: String) {
        do throws(ProjectFileError) {
            let contents = try version(of: path) + "/contents"
            let root: XMLElement
            let bytes = try projectFile(contents)
            do throws(XMLError) { root = try readXML(bytes, Self.options) } catch {
                throw ProjectFileError(error, in: contents)
            }
            guard root.name == "model" else {
                throw ProjectFileError(contents, "it is not a data model", line: root.line)
            }
            entities = root.children.filter { $0.name == "entity" }.compactMap(DataModelEntity.init)
        } catch {
            problems.append(error.diagnostic("its classes are left out"))
        }
    }

    /// Chosen: far more than models need.
    private static let options = XMLOptions(
        fileBytes: 8 << 20, textBytes: 8 << 20, depth: 16, elements: 100_000, declarations: .none)

    /// Returns the folder of the version that is named as the current one, or of the last.
    private mutating func version(of path: String) throws(ProjectFileError) -> String {
        let names = Set(
            FolderWalk(root: path).files { $0 == "contents" }.files.compactMap { file in
                file.dropFirst(path.count + 1).split(separator: "/").first.map(String.init)
            })
        let versions = names.filter { $0.hasSuffix(Self.versionSuffix) }.sorted()
        guard let last = versions.last else { throw ProjectFileError(path, "it has no version of the model") }
        let file = path + "/.xccurrentversion"
        guard versions.count > 1, FileType(at: file) != nil else { return joinedPath(path, last) }
        do throws(ProjectFileError) {
            let name = try PropertyList(atPath: file).dictionary?["_XCCurrentVersionName"]?.string
            if let name, versions.contains(name) { return joinedPath(path, name) }
            throw ProjectFileError(file, "it names a version that is not there")
        } catch {
            problems.append(error.diagnostic("the last version is taken"))
        }
        return joinedPath(path, last)
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
            } else if let end = file.firstRange(of: suffix + "/")?.lowerBound {
                models.insert(file[..<end] + suffix)
            } else if file.hasSuffix(suffix) {
                models.insert(file)
            }
        }
        return found + models.sorted()
    }
}
