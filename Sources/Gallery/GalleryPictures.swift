package import Files
import ImageCodec
package import Scene
import Synchronization

/// The pictures and thumbnails of a gallery. Equal pictures are written once; several threads add them.
package final class GalleryPictures: Sendable {
    private let folder: String
    private let written = Mutex<Set<String>>([])

    /// Creates the pictures of the gallery in a folder.
    package init(in folder: String) { self.folder = folder }

    /// Adds a picture, and writes its files if no equal one has been added.
    package func add(_ pixmap: Pixmap) throws(FileError) -> GalleryPicture {
        let picture = GalleryPicture(of: pixmap)
        guard written.withLock({ $0.insert(picture.digest).inserted }) else { return picture }
        try writeFile(
            encodePNG(pixmap), to: "\(folder)/\(GalleryFile.picture(picture.digest).path)")
        try writeFile(
            picture.thumbnail(of: pixmap), to: "\(folder)/\(GalleryFile.thumbnail(picture.digest).path)")
        return picture
    }
}

extension GalleryPicture {
    /// Returns the thumbnail of the picture as PNG.
    package func thumbnail(of pixmap: Pixmap) -> [UInt8] {
        let size = thumbnailSize
        return encodePNG(pixmap.reduced(width: size.width, height: size.height))
    }
}
