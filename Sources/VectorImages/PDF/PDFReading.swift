import Processes

/// The program that reads PDF files.
package struct PDFProgram: Hashable, Sendable {
    /// The name, searched on `PATH`, or the path.
    package var name: String
    /// The package of Debian and Ubuntu that contains it.
    package var package: String
    /// The timeout in seconds, after which it is killed.
    package var timeout: Double

    /// Creates a program description.
    package init(name: String, package: String, timeout: Double) {
        self.name = name
        self.package = package
        self.timeout = timeout
    }

    /// Poppler's `pdftocairo`. Chosen: a timeout of ten seconds, a hundred times what an icon takes.
    package static let standard = PDFProgram(name: "pdftocairo", package: "poppler-utils", timeout: 10)
}

/// Reads the first page of a PDF as a vector image.
///
/// - Parameters:
///   - path: The path of the file.
///   - program: The program that reads it.
/// - Returns: The image.
/// - Throws: `VectorImageError` if the program is not installed, or makes no image of the file.
package func readPDF(
    atPath path: String, with program: PDFProgram = .standard
) throws(VectorImageError) -> VectorImage {
    try imageOfPDF(svg: try svg(ofPDFAtPath: path, with: program), with: program)
}

/// Converts the first page of a PDF to SVG.
///
/// Chosen: Poppler's program converts the page, and `readSVG` reads the result, so that icons of asset catalogs
/// stay vectors. It is run, never linked, and only when a PDF is shown. Its versions may write curves
/// differently, so pixels can differ between machines with different versions.
///
/// - Parameters:
///   - path: The path of the file.
///   - program: The program that reads it.
/// - Returns: The SVG.
/// - Throws: `VectorImageError` if the program is not installed, or does not convert the file.
package func svg(
    ofPDFAtPath path: String, with program: PDFProgram = .standard
) throws(VectorImageError) -> [UInt8] {
    // A file name must not be parsed as an option.
    let file = path.hasPrefix("/") ? path : "./" + path
    var converter = Program(program.name, ["-svg", "-f", "1", "-l", "1", file, "-"])
    converter.timeout = program.timeout
    converter.output = .captured(atMost: 32 << 20)
    // The status of the shell, and of some systems, for a program that is not found.
    guard let result = try? converter.run(), result.end != .exited(status: 127) else {
        throw .missingProgram(format: "PDF", program: program.name, package: program.package)
    }
    switch result.end {
    case .timedOut: throw .timedOut(program: program.name)
    case .wroteTooMuch: throw .tooComplex("PDF")
    case .exited(status: 0): return result.output
    case .exited, .signaled: throw .corrupt("PDF", detail: "\(program.name) cannot read it", line: nil)
    }
}

/// Reads what a program has made of a PDF.
func imageOfPDF(svg: [UInt8], with program: PDFProgram) throws(VectorImageError) -> VectorImage {
    do throws(VectorImageError) {
        return try readSVG(svg)
    } catch .tooComplex {
        throw .tooComplex("PDF")
    } catch {
        throw .corrupt("PDF", detail: "\(program.name) gave no picture of it", line: nil)
    }
}
