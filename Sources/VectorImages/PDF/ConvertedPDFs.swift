import Files
import Synchronization

/// PDF files that another process has converted, for a process that cannot start programs.
package final class ConvertedPDFs: Sendable {
    /// The folder of the SVG files, each named by the digest of its PDF.
    private let folder: String
    private let missing = Mutex<[String]>([])

    /// Creates the converted files of a folder, which need not exist.
    package init(in folder: String) { self.folder = folder }

    /// Whether all PDF files that were asked for since the paths of others were taken have been converted.
    package var isComplete: Bool { missing.withLock(\.isEmpty) }

    /// Returns the paths of the PDF files that were asked for since this was called last and have not been converted, in
    /// that order.
    package func takeMissingPaths() -> [String] {
        missing.withLock { paths in
            defer { paths = [] }
            return paths
        }
    }

    /// Returns the image of a PDF.
    ///
    /// - Parameters:
    ///   - path: The path of the PDF.
    ///   - bytes: Its contents.
    /// - Returns: The image.
    /// - Throws: `VectorImageError` if it has not been converted, or not to an image.
    package func image(ofPDFAtPath path: String, _ bytes: [UInt8]) throws(VectorImageError) -> VectorImage {
        let program = PDFProgram.standard
        guard let svg = try? readFile(Self.path(of: bytes, in: folder), as: .image) else {
            missing.withLock { $0.append(path) }
            throw .missingProgram(format: "PDF", program: program.name, package: program.package)
        }
        return try imageOfPDF(svg: svg, with: program)
    }

    /// Converts a PDF, for a process that cannot.
    ///
    /// - Parameters:
    ///   - path: The path of the PDF.
    ///   - folder: The folder for SVG files, which is made if it does not exist.
    /// - Returns: Whether there is an SVG of it, also one that was made before.
    package static func convert(_ path: String, into folder: String) -> Bool {
        guard let bytes = try? readFile(path, as: .image) else { return false }
        let target = self.path(of: bytes, in: folder)
        if FileType(at: target) == .file { return true }
        guard let svg = try? svg(ofPDFAtPath: path), (try? makeDirectory(folder, for: target)) != nil else {
            return false
        }
        return (try? writeFile(svg, to: target)) != nil
    }

    private static func path(of bytes: [UInt8], in folder: String) -> String {
        "\(folder)/\(ContentDigest.text(of: bytes)).svg"
    }
}
