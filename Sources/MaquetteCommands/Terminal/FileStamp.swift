import Foundation
import Maquette

/// A file's state, by which a later change is noticed.
struct FileStamp: Hashable, Sendable {
    /// The file.
    var path: String
    /// Seconds and nanoseconds of the last change.
    var seconds: Int
    var nanoseconds: Int
    /// Bytes.
    var size: Int

    /// The states of screen files and of all files in the folders their images come from.
    static func all(of paths: [String], assets: [String]) -> [FileStamp] {
        let files = InputFinder.files(for: paths)
        var folders = assets
        for file in files {
            let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
            for candidate in [folder, "\(folder)/images", "\(folder)/../images"]
            where !folders.contains(candidate) { folders.append(candidate) }
        }
        let images = folders.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
                .map { "\(folder)/\($0)" }
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
