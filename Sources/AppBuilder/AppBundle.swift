import Files
import Foundation

/// The bundle of an app: a folder with its program, its information property list, and links to its resources, where
/// `Bundle.main` finds them.
struct AppBundle {
    /// The path of the folder.
    let path: String

    /// Creates the bundle in the folder of a build.
    init(inBuildFolder folder: String) { path = folder + "/App.app" }

    /// The path of the program.
    var program: String { path + "/program" }

    private init(path: String) { self.path = path }

    /// Makes the bundle again, beside the one that is there, whose program may run: it is replaced when all of the new one
    /// is made.
    ///
    /// - Parameters:
    ///   - targets: The targets whose resources it holds; of two with one name, that of the later target.
    ///   - program: The path of the program, which is moved into it; nil for none.
    /// - Throws: `FileError` if a file cannot be written.
    func write(_ targets: [AppTarget], program: String? = nil) throws(FileError) {
        let new = AppBundle(path: path + ".new"), old = AppBundle(path: path + ".old")
        try new.remove()
        try old.remove()
        try new.writeFiles(of: targets)
        if let program { try Self.move(program, to: new.program) }
        // There is none at first.
        if rename(path, old.path) != 0, errno != ENOENT {
            throw FileError.unwritable(path: old.path, reason: String(cString: strerror(errno)))
        }
        try Self.move(new.path, to: path)
        try old.remove()
    }

    private static func move(_ source: String, to target: String) throws(FileError) {
        guard rename(source, target) == 0 else {
            throw FileError.unwritable(path: target, reason: String(cString: strerror(errno)))
        }
    }

    private func remove() throws(FileError) {
        do { try FileManager.default.removeItem(atPath: path) } catch CocoaError.fileNoSuchFile {
        } catch {
            throw FileError.unwritable(path: path, reason: error.localizedDescription)
        }
    }

    private func writeFiles(of targets: [AppTarget]) throws(FileError) {
        try makeDirectory(path, for: path)
        var resources: [String: String] = [:]
        for target in targets { resources.merge(target.resources) { $1 } }
        for (place, source) in resources.sorted(by: { $0.key < $1.key }) {
            guard !place.contains(".."), !place.hasPrefix("/"), !["program", "Info.plist"].contains(place),
                !isInsideLink(place)
            else { continue }
            let link = joinedPath(path, place)
            try makeDirectory(directoryName(of: link), for: link)
            // A name that is taken stays what it is: a folder whose files come one by one.
            guard symlink(realPath(of: source) ?? source, link) == 0 || errno == EEXIST else {
                throw FileError.unwritable(path: link, reason: String(cString: strerror(errno)))
            }
        }
        try writeModels(of: targets)
        let list = targets.last { !$0.informationList.isEmpty }?.informationList
        if let list { try writeFile(list, to: path + "/Info.plist") }
    }

    /// Whether a folder of a place in the bundle is a link, which leads into the project.
    private func isInsideLink(_ place: String) -> Bool {
        var folder = path
        return place.split(separator: "/").dropLast().contains { part in
            folder = joinedPath(folder, String(part))
            var information = stat()
            return lstat(folder, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
        }
    }

    /// Makes the folders that models of Core Data are compiled to, which code asks for before it opens a store. They are
    /// empty: the classes know their entities.
    private func writeModels(of targets: [AppTarget]) throws(FileError) {
        for source in targets.flatMap(\.sources) where source.hasSuffix(DataModel.suffix) {
            let name = source.split(separator: "/").last?.dropLast(DataModel.suffix.count) ?? ""
            let folder = joinedPath(path, name + ".momd")
            try makeDirectory(folder, for: folder)
        }
    }
}
