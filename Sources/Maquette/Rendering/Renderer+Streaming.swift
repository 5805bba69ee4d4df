import Files
import ImageCodec
import Raster
import Typography
import UIKitCore

/// Why the file of a screen could not be written.
public struct WritingError: Error, Hashable, Sendable {
    /// Which file, the cause, and how to fix it.
    public var diagnostic: Diagnostic

    /// Creates an error.
    package init(diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

/// A screen is drawn band by band, and each band is encoded and written to the file before the next is drawn:
/// neither the pixels nor the file are held in memory as a whole, however tall the picture is.
extension Renderer {
    /// How streaming a picture ended.
    private enum End {
        case complete
        /// The picture was started as opaque but is not.
        case notOpaque
        /// The receiver does not accept more data.
        case refused
        case failed(RasterError)
    }

    /// Writes the file of a screen that was rendered at least to its commands: `RenderedScreen.file` if
    /// present, otherwise the bytes of `RenderedScreen.png`.
    public mutating func writeFile(of screen: RenderedScreen, to path: String) throws(WritingError) {
        if let file = screen.file { return try write(file, to: path) }
        // Nearly every screen is opaque; one that is not shows this in its first band.
        for isOpaque in [true, false] {
            switch try writePNG(of: screen, isOpaque: isOpaque, to: path) {
            case .notOpaque: continue
            case .complete, .refused: return
            case .failed(let error): throw WritingError(diagnostic: error.diagnostic)
            }
        }
    }

    private mutating func writePNG(
        of screen: RenderedScreen, isOpaque: Bool, to path: String
    ) throws(WritingError) -> End {
        var end = End.complete
        do throws(FileError) {
            _ = try Files.writeFile(to: path) { append in
                end = streamFile(screen, isOpaque: isOpaque, append)
                if case .complete = end { return true }
                return false
            }
        } catch {
            throw WritingError(diagnostic: error.diagnostic)
        }
        return end
    }

    private func write(_ file: [UInt8], to path: String) throws(WritingError) {
        do throws(FileError) {
            try Files.writeFile(file, to: path)
        } catch {
            throw WritingError(diagnostic: error.diagnostic)
        }
    }

    /// The initial capacity of a file buffer in bytes, enough for nearly every screen.
    private static let typicalFileSize = 1 << 20

    /// Returns the file of a screen as bytes.
    public mutating func file(of screen: RenderedScreen) throws(WritingError) -> [UInt8] {
        if let file = screen.file { return file }
        for isOpaque in [true, false] {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(Renderer.typicalFileSize)
            let end = streamFile(screen, isOpaque: isOpaque) { piece in
                bytes += piece
                return true
            }
            switch end {
            case .complete, .refused: return bytes
            case .notOpaque: continue
            case .failed(let error): throw WritingError(diagnostic: error.diagnostic)
            }
        }
        return []
    }

    /// Draws and encodes a screen, passing on the file in chunks.
    private mutating func streamFile(
        _ screen: RenderedScreen, isOpaque: Bool, _ append: ([UInt8]) -> Bool
    ) -> End {
        guard let list = screen.commands else { return .complete }
        let scale = screen.variant.device.scale, text = engine(for: screen.variant.locale)
        do throws(RasterError) {
            guard let size = try bandedPixelSize(of: list, scale: scale) else { return .complete }
            var encoder = PNGBandEncoder(size: size, isOpaque: isOpaque, options: pngOptions)
            var end = End.complete
            try rasterizeBands(
                list, scale: scale, text: text, rowCount: bandHeight(of: size, encoder), workers: threads,
                cache: shapes
            ) { band in
                let piece = encoder.add(band, workers: threads)
                guard !encoder.foundTransparency else {
                    end = .notOpaque
                    return false
                }
                guard append(piece) else {
                    end = .refused
                    return false
                }
                return true
            }
            return end
        } catch {
            return .failed(error)
        }
    }

    /// The approximate number of pixels in a band that several threads draw: 6 MB.
    ///
    /// Chosen: smaller bands start threads too often; larger ones allocate new memory instead of reusing that
    /// of the previous band, which is measurable in a process that draws a single screen.
    private static let sharedBandPixels = 3 << 19

    /// Returns the height of a band: a few strips of the encoder, because starting a band has a cost, or as
    /// many for each of several threads.
    private func bandHeight(of size: PixelSize, _ encoder: PNGBandEncoder) -> Int {
        guard threads > 1 else { return encoder.rowCount * 3 }
        return encoder.rowCount * threads
            * max(1, Renderer.sharedBandPixels / (encoder.rowCount * size.width * threads))
    }
}
