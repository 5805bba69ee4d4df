import ImageCodec
import Scene
import UIKit

/// Images that are read from data or a file: PNG, JPEG, WebP and GIF.
///
/// Frames of GIFs are read as they are seen; other formats have one image.
public final class CGImageSource {
    /// The bytes of the file, or as many as there are.
    private(set) var bytes: [UInt8]
    /// Whether all bytes are there.
    private(set) var isFinal: Bool
    /// What the header says; nil for data that is no image, or not yet.
    private(set) var header: ImageHeader?
    private(set) var error: ImageError?
    private var player: GIFPlayer?

    init(_ bytes: [UInt8], isFinal: Bool = true) {
        (self.bytes, self.isFinal) = (bytes, isFinal)
        read()
    }

    /// Replaces the data with more of the same file.
    func update(_ bytes: [UInt8], isFinal: Bool) {
        (self.bytes, self.isFinal) = (bytes, isFinal)
        player = nil
        read()
    }

    private func read() {
        (header, error) = (nil, nil)
        do throws(ImageError) { header = try ImageHeader(bytes) } catch { self.error = error }
    }

    /// The number of images that can be decoded.
    var count: Int { header.map { $0.isDecoded ? $0.delays.count : 0 } ?? 0 }

    /// How far the source is.
    var status: CGImageSourceStatus {
        if !isFinal { return header == nil ? .statusReadingHeader : .statusIncomplete }
        if case .truncated? = error { return .statusUnexpectedEOF }
        if error != nil { return .statusInvalidData }
        return header?.isDecoded == true ? .statusComplete : .statusUnknownType
    }

    /// Decodes an image; nil, with a diagnostic, where it cannot be decoded.
    ///
    /// - Parameters:
    ///   - index: The index of the image, from 0.
    ///   - isUpright: Whether the orientation of the file is applied.
    /// - Returns: The pixels.
    func pixmap(at index: Int, isUpright: Bool) -> Pixmap? {
        guard let header, index >= 0, index < max(count, 1) else { return nil }
        do throws(ImageError) {
            if header.format == "GIF" {
                if player == nil { player = try GIFPlayer(bytes) }
                return try player?.frame(at: index)
            }
            let upright = try decodeImage(bytes)
            return isUpright ? upright : upright.upright(from: header.orientation.inverse)
        } catch {
            if isFinal { RenderEnvironment.current.report(error.diagnostic(forImageNamed: "data")) }
            return nil
        }
    }
}
