import Files
import Foundation

/// Real files that hostile projects corrupt.
package struct HostileMaterial: Sendable {
    /// The paths, sorted.
    package let files: [String]

    /// Extensions of files that the tool reads.
    private static let endings = [
        ".storyboard", ".xib", ".yaml", ".json", ".png", ".jpg", ".gif", ".webp", ".svg", ".pdf",
        ".strings",
        ".stringsdict", ".xcstrings", ".otf", ".ttf", ".dic",
    ]

    /// Creates a list of the files in some folders.
    package init(folders: [String]) {
        files = folders.flatMap { folder in
            FolderWalk(root: folder).files { name in
                HostileMaterial.endings.contains(where: name.hasSuffix)
            }.files
        }
    }

    /// Creates a list of the files of a clone, and of the corpus next to it or at `MAQUETTE_CORPUS`.
    package init(root: String) {
        let corpus =
            ProcessInfo.processInfo.environment["MAQUETTE_CORPUS"] ?? root + "/../shared/corpus"
        self.init(
            folders: ["assets", "Tests/Fixtures", "fonts"].map { "\(root)/\($0)" }
                + ["ib", "ib2"].map { "\(corpus)/\($0)" })
    }

    /// Returns the bytes of a file; nil if it is too large to be written many times.
    static func bytes(of path: String) -> [UInt8]? {
        guard let bytes = try? readFile(path, as: .image), bytes.count < 2 << 20 else { return nil }
        return bytes
    }
}
