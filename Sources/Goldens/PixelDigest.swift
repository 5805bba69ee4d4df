import Files
import ImageCodec
import Scene

/// The digest of the pixels of a golden picture, kept in its file, so that an equal picture need neither be encoded
/// nor decoded.
///
/// It is trusted only with a file whose image data are those it was written with: beside it is the digest of all of the
/// file but its texts.
enum PixelDigest {
    /// The keyword of the text in PNG files.
    private static let keyword = "Maquette-Pixels"

    /// Returns the digest of a picture.
    static func text(of picture: Pixmap) -> String {
        var digest = FastDigest()
        digest.add("\(picture.width)x\(picture.height)")
        picture.pixels.withUnsafeBytes { digest.add($0) }
        return digest.text
    }

    /// Returns the PNG file of a picture with the digest of its pixels in it.
    static func adding(of picture: Pixmap, to file: [UInt8]) -> [UInt8] {
        PNGText.addingPlain("\(text(of: picture)) \(contentDigest(of: file))", keyword: keyword, to: file)
    }

    /// Returns the digest of the pixels in a file; nil if it has none that can be trusted.
    static func stored(in file: [UInt8]) -> String? {
        guard let digests = PNGText.plainText(keyword: keyword, in: file)?.split(separator: " "),
            digests.count == 2, digests[1] == contentDigest(of: file)
        else { return nil }
        return String(digests[0])
    }

    /// Whether a golden's bytes are a picture, not the digest alone.
    static func isPicture(_ golden: [UInt8]) -> Bool { golden.first == 0x89 }

    /// Returns the digest of a file without its texts.
    private static func contentDigest(of file: [UInt8]) -> String {
        let parts = PNGText.partsAroundTexts(of: file)
        var digest = FastDigest()
        for part in [parts.head, parts.rest] { part.withUnsafeBytes { digest.add($0) } }
        return digest.text
    }
}
