/// The program that reads PDF files.
public struct PDFProgram: Hashable, Sendable {
    /// Its name, looked for on `PATH`, or its path.
    public var name: String
    /// The package of Debian and Ubuntu that holds it.
    public var package: String
    /// Seconds after which it is stopped.
    public var timeout: Double

    /// A program by its name.
    public init(name: String, package: String, timeout: Double) {
        self.name = name
        self.package = package
        self.timeout = timeout
    }

    /// Poppler's. Chosen: ten seconds, a hundred times what an icon takes.
    public static let standard = PDFProgram(name: "pdftocairo", package: "poppler-utils", timeout: 10)
}

/// Reads the first page of a PDF file into outlines.
///
/// Chosen: Poppler's own program turns the page into SVG, whose outlines `readSVG` takes, so that icons of
/// asset catalogues stay outlines. It is run, never linked, and only where a PDF is shown. Its releases may
/// write curves differently, so pixels can differ between machines with different ones.
public func readPDF(
    atPath path: String, with program: PDFProgram = .standard
) throws(VectorImageError) -> VectorImage {
    // A file name is no option.
    let file = path.hasPrefix("/") ? path : "./" + path
    let result = runProgram(
        program.name, ["-svg", "-f", "1", "-l", "1", file, "-"], timeout: program.timeout,
        byteLimit: 32 << 20)
    switch result {
    case .missing:
        throw .missingProgram(format: "PDF", program: program.name, package: program.package)
    case .timedOut: throw .timedOut(program: program.name)
    case .tooLong: throw .tooComplex("PDF")
    case .failed: throw .corrupt("PDF", detail: "\(program.name) cannot read it", line: nil)
    case .finished(let output):
        do throws(VectorImageError) {
            return try readSVG(output)
        } catch .tooComplex {
            throw .tooComplex("PDF")
        } catch {
            throw .corrupt("PDF", detail: "\(program.name) gave no picture of it", line: nil)
        }
    }
}
