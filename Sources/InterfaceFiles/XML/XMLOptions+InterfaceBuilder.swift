import Files
import ScreenDocuments
import XML

extension XMLOptions {
    /// The limits for Interface Builder documents.
    static let interfaceBuilder = XMLOptions(
        // Chosen: fifty times a large storyboard.
        fileBytes: FileKind.interfaceBuilder.byteLimit,
        // Entities are disabled, so that the size of the file is the limit.
        textBytes: .max,
        // Chosen: a view uses two levels, and a screen has at most 400 levels of views.
        depth: 2 * ScreenLimits.nestedViews + 64,
        // Chosen: ten times the largest file that Xcode still opens.
        elements: 1_000_000,
        declarations: .none)

    /// The number of bytes that contain the start of the root element. Chosen: twenty times the longest in
    /// public projects.
    static let headerBytes = 64 * 1024
}
