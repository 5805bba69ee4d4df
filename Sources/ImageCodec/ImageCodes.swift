package import Diagnostics

extension DiagnosticCode {
    package static let imageUnreadable = DiagnosticCode(
        "image.unreadable", .error, "image cannot be read",
        cause: "The file is not an image, is damaged, or is in a format that is not supported.",
        remedy: "Get the file again from its source, or convert it to PNG.")

    /// The codes of this module.
    package static let imageCodes: [DiagnosticCode] = [imageUnreadable]
}
