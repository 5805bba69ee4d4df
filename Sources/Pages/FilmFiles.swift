import CPages

/// The page of a film: what it is made of.
package enum FilmFiles {
    /// The program, which needs the constants `frames`, the times and pictures, and `end`, the length. It shows the
    /// picture of the slider's time; the arrow keys of a slider step through time.
    package static let program = PageFile(CPagesFilmProgram()).text

    /// The style of the page.
    package static let style = PageFile(CPagesFilmStyle()).text
}
