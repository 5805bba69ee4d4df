import Files
import Foundation
import Maquette

/// The state of a file, used to detect changes.
struct FileStamp: Hashable, Sendable {
    /// The path of the file.
    var path: String
    /// The modification time in seconds and nanoseconds.
    var seconds: Int
    var nanoseconds: Int
    /// The size in bytes.
    var size: Int

    /// Returns the states of the screen files, of their copies in other languages and of all files in their image
    /// folders.
    static func all(of paths: [String], assets: [String]) -> [FileStamp] {
        let found = InputFinder.files(for: paths)
        let files = found.flatMap { LocalizedCopies(around: $0)?.files ?? [$0] }
        var folders = assets
        for file in files {
            let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
            for candidate in [folder, "\(folder)/images", "\(folder)/../images"]
            where !folders.contains(candidate) { folders.append(candidate) }
        }
        let images = folders.flatMap { folder in
            (fileNames(in: folder) ?? []).map { "\(folder)/\($0)" }
        }
        return (files + images).compactMap(FileStamp.init(path:))
    }

    init?(path: String) {
        var information = stat()
        guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { return nil }
        self.path = path
        seconds = Int(information.st_mtim.tv_sec)
        nanoseconds = Int(information.st_mtim.tv_nsec)
        size = Int(information.st_size)
    }
}
