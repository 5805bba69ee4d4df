/// Limits on scripts, so that no file can exhaust the machine's resources.
package enum ScriptLimits {
    /// The number of steps of a script. Chosen: ten times a long test of an app.
    package static let steps = 1000
    /// The number of captured images of a script. Chosen: each replays the script.
    package static let captures = 100
    /// The length of a text that is typed or expected, in characters. Chosen: a long letter.
    package static let characters = 10_000
    /// The length of a pause and of all that a script waits for, in seconds. Chosen: more than anything on a screen
    /// lasts.
    package static let seconds = 600.0
    /// The number of a row, a section, a tab or a page. Chosen: the largest list that is shown.
    package static let items = 1_000_000
    /// The scale of a pinch. Chosen: more than any screen has room for.
    package static let scales = 0.05...20
    /// The magnitude of a coordinate in points. Chosen: that of lengths in screen files.
    package static let points = 1e7
}
