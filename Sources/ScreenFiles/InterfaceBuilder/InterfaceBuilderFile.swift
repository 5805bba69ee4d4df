public import Diagnostics
import Files
import Foundation
import XML

/// Reads the bytes of a storyboard or xib.
///
/// - Parameters:
///   - bytes: the file's whole content.
///   - file: the file as the user named it, for places and for the document's name.
/// - Returns: the document with a scene for each controller or top-level view, or nil where the file is
///   none that can be read; and everything there is to say. Content never throws.
public func parseInterfaceBuilderFile(_ bytes: [UInt8], file: String) -> (
    document: ScreenDocument?, diagnostics: [Diagnostic]
) { parse(bytes, file: file, library: IBLibrary { _ in nil }) }

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

/// Reads a storyboard or xib from disk.
///
/// - Parameters:
///   - path: where it lies.
///   - file: the file as the user named it; nil for the path.
/// - Returns: as for its bytes; a file that cannot be read is an error too.
public func readInterfaceBuilderFile(atPath path: String, file: String? = nil) -> (
    document: ScreenDocument?, diagnostics: [Diagnostic]
) {
    switch fileBytes(atPath: path, file: file ?? path, as: .interfaceBuilder) {
    case .success(let bytes):
        parse(bytes, file: file ?? path, library: IBLibrary(besideFile: path))
    case .failure(let refusal): (nil, [refusal.diagnostic])
    }
}

/// The system that a file of Interface Builder is made for, by the beginning of it.
///
/// - Parameter path: where it lies.
/// - Returns: `macOS`, `tvOS` or `watchOS`; nil for iOS, and for files that do not say.
public func readForeignSystem(ofInterfaceBuilderFileAtPath path: String) -> String? {
    guard
        case .success(let bytes) = fileBytes(
            atPath: path, file: path, as: .interfaceBuilder, first: XMLOptions.headerBytes)
    else {
        return nil
    }
    return readXMLRoot(bytes, .interfaceBuilder).flatMap(IBHeader.foreignSystem)
}
