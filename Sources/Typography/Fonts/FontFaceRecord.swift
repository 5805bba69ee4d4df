/// What is known of a face without opening its file.
package struct FontFaceRecord: Hashable, Sendable {
    /// The file with its directory.
    package var path: String
    /// The face's number in a collection, 0 in a file of one face.
    package var indexInFile: Int
    /// The family's name.
    package var family: String
    /// The PostScript name.
    package var postScriptName: String
    /// The full name.
    package var fullName: String
    /// The weight of the strokes, from 100 to 900.
    package var weight: FontWeight
    /// Upright or italic.
    package var slant: FontSlant
    /// Whether it comes with Maquette rather than from the user.
    package var isShipped: Bool
}
