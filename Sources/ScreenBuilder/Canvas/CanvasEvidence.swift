/// How many public files show a convention.
///
/// Measured: frames that Xcode saved in 904 storyboards and xibs of 137 public repositories, on 2026-11-22: the
/// files with a trustworthy view, margin or inset that has the value, and the repositories they are of; for rules
/// found since, also those that were counted on 2026-11-27 in files which are kept for judging.
struct CanvasEvidence: Hashable, Sendable {
    /// Files that show it.
    var files: Int
    /// The repositories they are of.
    var repositories: Int
    /// Whether fewer than three repositories show it, so that it may be the habit of one.
    var isThin: Bool

    /// A rule that at least three repositories show.
    static func files(_ files: Int, of repositories: Int) -> CanvasEvidence {
        CanvasEvidence(files: files, repositories: repositories, isThin: false)
    }

    /// A rule that one or two repositories show.
    static func thin(_ files: Int, of repositories: Int) -> CanvasEvidence {
        CanvasEvidence(files: files, repositories: repositories, isThin: true)
    }
}
