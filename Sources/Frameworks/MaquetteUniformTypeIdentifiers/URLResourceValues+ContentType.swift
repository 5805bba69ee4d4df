public import UIKit

extension URLResourceKey {
    /// The key of the kind of content of a file.
    ///
    /// Foundation on Linux reads no kinds, so that the value asks for the path, of which the kind is found.
    public static var contentTypeKey: URLResourceKey { .pathKey }
}

extension URLResourceValues {
    /// The kind of content of a file, by its end and by what is there; nil if it was not asked for.
    public var contentType: UTType? {
        guard let path else { return nil }
        let end = UTType(filenameExtension: URL(fileURLWithPath: path).pathExtension)
        switch try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType {
        case .typeDirectory?:
            guard let end, !end.isDynamic, end.conforms(to: .package) || end.conforms(to: .bundle) else {
                return .folder
            }
            return end
        case .typeSymbolicLink?: return .symbolicLink
        default: return end ?? .data
        }
    }
}
