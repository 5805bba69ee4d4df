package import Diagnostics

/// An error of decoding an image.
package enum ImageError: Error, Hashable, Sendable {
    /// The data is empty.
    case empty
    /// The first bytes are not those of any known image format.
    case unknownFormat
    /// A known format without a decoder, such as "HEIC".
    case unsupportedFormat(String)
    /// The library that decodes the format is not installed.
    case missingLibrary(ImageLibrary)
    /// The data of the named format ends after `byteCount` bytes, before the image is complete.
    case truncated(String, byteCount: Int)
    /// The header states more pixels than the limits allow.
    case tooLarge(width: Int, height: Int)
    /// The data violates the format; the detail says how.
    case corrupt(String, detail: String)
}

extension ImageError: CustomStringConvertible {
    /// One sentence in lower case, without a period.
    package var description: String {
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

    /// The remedies, if known.
    package var hints: [String] {
        switch self {
        case .unsupportedFormat, .unknownFormat: ["convert the image to PNG"]
        case .missingLibrary(let library):
            ["install the package \(library.package), or convert the image to PNG"]
        case .truncated: ["get the file again from its source"]
        case .empty, .tooLarge, .corrupt: []
        }
    }

    /// Returns a diagnostic about the image of the given name.
    package func diagnostic(forImageNamed name: String, at place: Place? = nil) -> Diagnostic {
        Diagnostic(
            .imageUnreadable, "image '\(name)': \(description)", of: name, at: place, hints: hints)
    }
}
