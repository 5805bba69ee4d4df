package import Diagnostics
import Files
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
) { parse(bytes, file: file, library: IBLibrary { _, _ in nil }) }

private func parse(_ bytes: [UInt8], file: String, library: IBLibrary) -> (
    document: ScreenDocument?, diagnostics: [Diagnostic]
) {
    let root: XMLElement
    do {
        root = try readInterfaceBuilderXML(bytes)
    } catch {
        return (nil, [error.diagnostic(file: file)])
    }
    if let problem = IBHeader.problem(of: root) { return (nil, [problem.diagnostic(file: file)]) }
    var reader = IBDocumentReader(file: IBFile(root: root, name: file), library: library)
    return reader.read()
}

/// Reads a storyboard or XIB file from disk.
///
/// - Parameters:
///   - path: the path of the file.
///   - file: the file as the user named it; nil for the path.
/// - Returns: as for bytes; it is also an error if the file cannot be read.
package func readInterfaceBuilderFile(atPath path: String, file: String? = nil) -> (
    document: ScreenDocument?, diagnostics: [Diagnostic]
) {
    switch fileBytes(atPath: path, file: file ?? path, as: .interfaceBuilder) {
    case .success(let bytes):
        parse(bytes, file: file ?? path, library: IBLibrary(nextToFile: path))
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
    return readXMLRoot(bytes, .interfaceBuilder).flatMap(IBHeader.foreignSystem)
}
