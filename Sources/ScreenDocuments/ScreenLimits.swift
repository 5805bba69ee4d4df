import Files

/// Limits on the size of a screen, so that no file can exhaust the machine's resources.
package enum ScreenLimits {
    /// The size of a screen file in bytes. Chosen: a thousand times that of a large screen.
    package static let fileBytes = FileKind.screen.byteLimit
    /// The nesting depth of views, including component instances.
    /// Chosen: every stage can recurse to this depth within the stack of a worker thread.
    package static let nestedViews = 400
    /// The hint for a file that nests deeper than its format can.
    package static var nestingHint: String { "a screen may nest \(nestedViews) views" }
    /// The number of views in a scene, including repeated ones. Chosen: thirty times a screen of a thousand
    /// rows.
    package static let views = 50_000
    /// The number of rows that are made of a list's cells. Chosen: far more than any screen has room for.
    package static let rows = 1_000
    /// The length of a string with interpolated parameters, in characters.
    package static let interpolatedCharacters = 1_000_000
    /// The magnitude of a length in points. Chosen: a hundred times the tallest scrolling screenshot; in
    /// pixels at 3x it still fits all integer types in use.
    package static let points = 1e7
    /// The magnitude of a constraint's multiplier. Chosen: the limit of layout.
    package static let multiplier = 1e6
}
