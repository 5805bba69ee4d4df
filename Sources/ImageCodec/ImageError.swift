public import Diagnostics

/// Why bytes did not become a picture.
public enum ImageError: Error, Hashable, Sendable {
    /// There are no bytes at all.
    case empty
    /// The first bytes are those of no image format that is known by name.
    case unknownFormat
    /// A known format that has no decoder here, such as "HEIC".
    case unsupportedFormat(String)
    /// The library that decodes the format is not on this machine.
    case missingLibrary(ImageLibrary)
    /// The file of the named format ends after `byteCount` bytes, before its picture does.
    case truncated(String, byteCount: Int)
    /// The header claims more device pixels than the limits allow.
    case tooLarge(width: Int, height: Int)
    /// The file of the named format breaks the format's rules; the detail says how.
    case corrupt(String, detail: String)
}

extension ImageError: CustomStringConvertible {
    /// One sentence, lower case, without a full stop.
    public var description: String {
        switch self {
        case .empty: "the image is empty (0 bytes)"
        case .unknownFormat: "not an image: the first bytes are those of no known format"
        case .unsupportedFormat(let name): "\(name) images are not supported"
        case .missingLibrary(let library):
            "\(library.format) images need the library \(library.file), which is not on this machine"
        case .truncated(let name, let byteCount):
            "the \(name) is truncated: it ends after \(byteCount) byte\(byteCount == 1 ? "" : "s")"
        case .tooLarge(let width, let height):
            "the image is too large: its header claims \(width)x\(height) pixels"
        case .corrupt(let name, let detail): "the \(name) is corrupt: \(detail)"
        }
    }

    /// What to do about it, where that is known.
    public var hints: [String] {
        switch self {
        case .unsupportedFormat, .unknownFormat: ["convert the image to PNG"]
        case .missingLibrary(let library):
            ["install the package \(library.package), or convert the image to PNG"]
        case .truncated: ["get the file again from its source"]
        case .empty, .tooLarge, .corrupt: []
        }
    }

    /// The error as a diagnostic about the image of the given name.
    public func diagnostic(forImageNamed name: String, at place: Place? = nil) -> Diagnostic {
        .error("image '\(name)': \(description)", at: place, hints: hints)
    }
}
