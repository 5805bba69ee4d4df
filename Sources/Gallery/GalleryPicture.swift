import Files
import ImageCodec
package import Scene

/// A picture of the gallery: the name of its files, and what is known of it without opening them.
package struct GalleryPicture: Hashable, Sendable {
    /// 32 hexadecimal digits for the size and the pixels, by which equal pictures share their files.
    package var digest: String
    /// The width in pixels.
    package var width: Int
    /// The height in pixels.
    package var height: Int
    /// Whether all pixels have one color.
    package var isBlank: Bool

    /// The widest that thumbnails are, in pixels.
    package static let thumbnailWidth = 240
    /// The tallest that thumbnails are, in pixels. Chosen: all screens have their full width, whole pages less.
    package static let thumbnailHeight = 720

    /// Examines a picture.
    package init(of pixmap: Pixmap) {
        var digest = FastDigest()
        digest.add("\(pixmap.width)x\(pixmap.height)")
        pixmap.pixels.withUnsafeBytes { digest.add($0) }
        self.digest = digest.text
        width = pixmap.width
        height = pixmap.height
        isBlank = pixmap.pixels.allSatisfy { [first = pixmap.pixels.first] in $0 == first }
    }

    /// The size of the thumbnail in pixels.
    package var thumbnailSize: (width: Int, height: Int) {
        GalleryPicture.thumbnailSize(width: width, height: height)
    }

    /// Returns the size of the thumbnail of a picture in pixels.
    package static func thumbnailSize(width: Int, height: Int) -> (width: Int, height: Int) {
        let scale = min(
            1, Double(GalleryPicture.thumbnailWidth) / Double(max(1, width)),
            Double(GalleryPicture.thumbnailHeight) / Double(max(1, height)))
        func reduced(_ length: Int) -> Int {
            min(length, max(1, Int((Double(length) * scale).rounded())))
        }
        return (reduced(width), reduced(height))
    }
}
