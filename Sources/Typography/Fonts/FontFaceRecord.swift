/// What is known of a face without opening its file.
public struct FontFaceRecord: Hashable, Sendable {
    /// The file with its directory.
    public var path: String
    /// The face's number in a collection, 0 in a file of one face.
    public var indexInFile: Int
    /// The family's name.
    public var family: String
    /// The PostScript name.
    public var postScriptName: String
    /// The full name.
    public var fullName: String
    /// The heaviness.
    public var weight: FontWeight
    /// Upright or italic.
    public var slant: FontSlant
    /// Whether it comes with Maquette rather than from the user.
    public var isShipped: Bool
}
