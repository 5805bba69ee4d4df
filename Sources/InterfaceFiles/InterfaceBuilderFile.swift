package import Diagnostics
import Files
package import ScreenDocuments
import XML

/// Reads the bytes of a storyboard or XIB file.
///
/// - Parameters:
///   - bytes: the contents of the file.
///   - file: the file as the user named it, for locations and the document's name.
/// - Returns: the document with a scene for each controller or top-level view, or nil if the file cannot be
///   read, and all diagnostics. Invalid content never throws.
package func parseInterfaceBuilderFile(_ bytes: [UInt8], file: String) -> (
    document: ScreenDocument?, diagnostics: [Diagnostic]
) { parse(bytes, file: file, path: nil, search: nil) }

private func parse(
    _ bytes: [UInt8], file: String, path: String?, search: StoryboardSearch?
) -> (document: ScreenDocument?, diagnostics: [Diagnostic]) {
    let root: XMLElement
    do {
        root = try readInterfaceBuilderXML(bytes)
    } catch {
        return (nil, [error.diagnostic(file: file)])
    }
    if let problem = IBHeader.problem(of: root) { return (nil, [problem.diagnostic(file: file)]) }
    var reader = IBDocumentReader(
        file: IBFile(root: root, name: file, path: path), library: IBLibrary(search: search))
    return reader.read()
}

/// Reads a storyboard or XIB file from disk.
///
/// - Parameters:
///   - path: the path of the file.
///   - file: the file as the user named it; nil for the path.
///   - search: finds the storyboards that references lead to.
/// - Returns: as for bytes; it is also an error if the file cannot be read.
package func readInterfaceBuilderFile(
    atPath path: String, file: String? = nil, search: StoryboardSearch = StoryboardSearch()
) -> (document: ScreenDocument?, diagnostics: [Diagnostic]) {
    switch fileBytes(atPath: path, file: file ?? path, as: .interfaceBuilder) {
    case .success(let bytes):
        parse(bytes, file: file ?? path, path: path, search: search)
    case .failure(let refusal): (nil, [refusal.diagnostic])
    }
}

/// Returns the platform that an Interface Builder document is made for, which is in its header.
///
/// - Parameter path: the path of the file.
/// - Returns: `macOS`, `tvOS` or `watchOS`; nil for iOS, and for files that do not specify it.
package func readForeignSystem(ofInterfaceBuilderFileAtPath path: String) -> String? {
    guard
        case .success(let bytes) = fileBytes(
            atPath: path, file: path, as: .interfaceBuilder, first: XMLOptions.headerBytes)
    else {
        return nil
    }
    // The start may end in the middle of a character of UTF-16.
    let start = bytes.count.isMultiple(of: 2) ? bytes : Array(bytes.dropLast())
    let content = try? FileText.markup(of: start, as: .interfaceBuilder)
    return readXMLRoot(content?.bytes ?? bytes, .interfaceBuilder, isUTF8: content?.isUTF8 ?? false)
        .flatMap(IBHeader.foreignSystem)
}
