package import Diagnostics
import Files

extension FontLibrary {
    /// Returns why a font may be missing that the project has: files that were given are pointers of Git LFS; nil if none
    /// is.
    package func pointerProblem(ofFontNamed name: String) -> Diagnostic? {
        let pointers = diagnostics.filter { $0.code == .filePointer }
        guard let first = pointers.first else { return nil }
        let files = first.subjects.map { "'\($0.name)'" }.joined() + (pointers.count > 1 ? " and others" : "")
        return Diagnostic(
            .filePointer,
            "no font is named '\(name)', and another is drawn; it may be in \(files), which is a Git LFS pointer: "
                + "run 'git lfs pull'", of: name, hints: first.hints)
    }
}
