import Files

/// How large an XML file may be, so that none can exhaust the machine.
enum XMLLimits {
    /// Chosen: fifty times a large storyboard.
    static let fileBytes = FileKind.interfaceBuilder.byteLimit
    /// Bytes in which the first element begins. Chosen: twenty times the longest in public projects.
    static let headerBytes = 64 * 1024
    /// Elements inside one another. Chosen: a view takes two, and a screen has at most 400 views deep.
    static let depth = 2 * ScreenLimits.nestedViews + 64
    /// Elements of a file. Chosen: ten times the largest file that Xcode still opens.
    static let elements = 1_000_000
}
