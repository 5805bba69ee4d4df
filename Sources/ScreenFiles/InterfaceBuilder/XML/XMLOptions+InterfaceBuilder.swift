import Files
import XML

extension XMLOptions {
    /// How files of Interface Builder are read.
    static let interfaceBuilder = XMLOptions(
        // Chosen: fifty times a large storyboard.
        fileBytes: FileKind.interfaceBuilder.byteLimit,
        // Without entities the file's own size is the limit.
        textBytes: .max,
        // Chosen: a view takes two, and a screen has at most 400 views deep.
        depth: 2 * ScreenLimits.nestedViews + 64,
        // Chosen: ten times the largest file that Xcode still opens.
        elements: 1_000_000,
        declarations: .none)

    /// Bytes in which the first element begins. Chosen: twenty times the longest in public projects.
    static let headerBytes = 64 * 1024
}
