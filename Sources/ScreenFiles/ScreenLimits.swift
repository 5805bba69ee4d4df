import Files

/// How large a screen may be, so that no file can exhaust the machine.
public enum ScreenLimits {
    /// Bytes of a screen file. Chosen: a thousand times a large screen.
    public static let fileBytes = FileKind.screen.byteLimit
    /// Views inside one another, instances of components counted.
    /// Chosen: every stage walks the tree within the stack of a worker thread at this depth.
    public static let nestedViews = 400
    /// Views of a scene, repeated ones counted. Chosen: thirty times a screen of a thousand rows.
    public static let views = 50_000
    /// Characters of words put together from parameters.
    public static let interpolatedCharacters = 1_000_000
    /// The magnitude of a length in points. Chosen: a hundred times the tallest scroll capture;
    /// its pixels at 3x still fit every integer they meet.
    public static let points = 1e7
    /// The magnitude of a constraint's multiplier. Chosen: what layout takes.
    public static let multiplier = 1e6
}
