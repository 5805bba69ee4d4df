import ImageCodec

/// Why bytes did not become a picture.
public struct PictureError: Error, Hashable, Sendable {
    /// Which, why, and what to do.
    public var diagnostic: Diagnostic
}

/// The picture in the bytes of an image file.
public func decodePicture(_ bytes: [UInt8], name: String) throws(PictureError) -> Pixmap {
    do throws(ImageError) {
        return try decodeImage(bytes)
    } catch {
        throw PictureError(diagnostic: error.diagnostic(forImageNamed: name))
    }
}

/// A picture as PNG.
public func encodePicture(_ picture: Pixmap) -> [UInt8] { encodePNG(picture) }
