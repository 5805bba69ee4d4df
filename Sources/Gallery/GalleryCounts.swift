import Diagnostics

/// How many scenes and pictures a gallery has, and how many of them are folded.
package struct GalleryCounts: Hashable, Sendable {
    package var scenes = 0
    package var pictures = 0
    /// Pictures of a single color.
    package var blanks = 0
    /// Pictures that equal another of the same device, orientation and appearance.
    package var duplicates = 0
    /// Pictures of bars without content.
    package var shells = 0
    /// Shots without a picture.
    package var failures = 0

    /// The counts on one line: `19 scenes, 40 pictures; folded: 2 blank, 1 duplicate`.
    package var summary: String {
        let folded = [
            blanks > 0 ? "\(blanks) blank" : nil, duplicates > 0 ? counted(duplicates, "duplicate") : nil,
            shells > 0 ? counted(shells, "shell") : nil,
        ].compactMap(\.self)
        return "\(counted(scenes, "scene")), \(counted(pictures, "picture"))"
            + (folded.isEmpty ? "" : "; folded: " + folded.joined(separator: ", "))
    }
}
