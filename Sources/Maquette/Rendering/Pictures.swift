import ImageCodec

/// Why an image file could not be decoded.
public struct PictureError: Error, Hashable, Sendable {
    /// Which file, the cause, and how to fix it.
    public var diagnostic: Diagnostic
}

/// Decodes the bytes of an image file.
public func decodePicture(_ bytes: [UInt8], name: String) throws(PictureError) -> Pixmap {
    do throws(ImageError) {
        return try decodeImage(bytes)
    } catch {
        throw PictureError(diagnostic: error.diagnostic(forImageNamed: name))
    }
}

/// Encodes a picture as PNG.
public func encodePicture(_ picture: Pixmap) -> [UInt8] { encodePNG(picture) }
