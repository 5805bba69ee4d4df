package import Diagnostics
import Files
package import InterfaceFiles
package import ScreenDocuments
package import YAML

/// Reads the text of a screen file, YAML or JSON.
///
/// - Parameters:
///   - text: the contents of the file.
///   - file: the file as the user named it, for locations and the document's name.
/// - Returns: the document, or nil if there is an error, and all diagnostics in the order of the file.
///   Invalid content never throws.
package func parseScreenFile(_ text: String, file: String) -> (
    document: ScreenDocument?, diagnostics: [Diagnostic]
) {
    parseScreenFile(text, file: file, extendable: ExtendableFiles())
}

/// Reads the bytes of a screen file, in UTF-8 or UTF-16.
///
/// - Parameters:
///   - bytes: the contents of the file.
///   - file: the file as the user named it.
/// - Returns: as for text; it is an error if the bytes are not text or exceed the size limit.
package func parseScreenFile(_ bytes: [UInt8], file: String) -> (
    document: ScreenDocument?, diagnostics: [Diagnostic]
) { parseScreenFile(bytes, file: file, extendable: ExtendableFiles()) }

/// Reads a screen file from disk, including the file it extends.
///
/// - Parameters:
///   - path: the path of the file.
///   - file: the file as the user named it; nil for the path.
///   - search: finds the storyboards that references in an extended storyboard lead to.
/// - Returns: as for bytes; it is also an error if the file cannot be read.
package func readScreenFile(
    atPath path: String, file: String? = nil, search: StoryboardSearch = StoryboardSearch()
) -> (document: ScreenDocument?, diagnostics: [Diagnostic]) {
    readScreenFile(
        atPath: path, file: file ?? path, extendable: ExtendableFiles(nextToFile: path, search: search))
}

/// Reads a screen file that may extend other files from disk.
func readScreenFile(atPath path: String, file: String, extendable: ExtendableFiles) -> (
    document: ScreenDocument?, diagnostics: [Diagnostic]
) {
    switch fileBytes(atPath: path, file: file, as: .screen) {
    case .success(let bytes): parseScreenFile(bytes, file: file, extendable: extendable)
    case .failure(let refusal): (nil, [refusal.diagnostic])
    }
}

private func parseScreenFile(_ bytes: [UInt8], file: String, extendable: ExtendableFiles) -> (
    document: ScreenDocument?, diagnostics: [Diagnostic]
) {
    let place = Place(file: file)
    guard bytes.count <= ScreenLimits.fileBytes else {
        let limit = ScreenLimits.fileBytes / (1024 * 1024)
        return (nil, [Diagnostic(.fileSize, "the file is larger than \(limit) MB", at: place)])
    }
    do throws(ContentProblem) {
        return parseScreenFile(
            try FileText.string(of: bytes, as: .screen), file: file, extendable: extendable)
    } catch {
        return (nil, [error.diagnostic(ofFileNamed: file)])
    }
}

private func parseScreenFile(_ text: String, file: String, extendable: ExtendableFiles) -> (
    document: ScreenDocument?, diagnostics: [Diagnostic]
) {
    let problems = ProblemList()
    let parser = ScreenFileParser(
        source: SourceText(text, file: file), problems: problems, extendable: extendable)
    let document = parser.document()
    let diagnostics = extendable.diagnostics + problems.diagnostics(file: file)
    return (problems.holdsError ? nil : document, diagnostics)
}
