/// An input file and how it was named.
public struct InputFile: Hashable, Codable, Sendable {
    /// The path as the user gave it, or as it was found below a folder that the user gave.
    public var path: String
    /// Whether the file was found in a folder, where not every file has to be an iOS screen.
    public var isFound: Bool
    /// The folder that the user gave, in which the file was found; nil if it was not found so.
    var root: String?
    /// The first part of every output's name; nil for the document's own name.
    public var screenName: String?

    /// Creates an input file.
    public init(path: String, isFound: Bool = false, screenName: String? = nil) {
        self.path = path
        self.isFound = isFound
        self.screenName = screenName
    }

    /// Creates a file that was found below a folder that the user gave.
    init(path: String, foundIn root: String) {
        self.init(path: path, isFound: true)
        self.root = root
    }
}
