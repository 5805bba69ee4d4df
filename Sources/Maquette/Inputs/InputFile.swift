/// An input file and how it was named.
public struct InputFile: Hashable, Sendable {
    /// The path as the user gave it, or as it was found below a folder that the user gave.
    public var path: String
    /// Whether the file was found in a folder, where not every file has to be an iOS screen.
    public var isFound: Bool
    /// The first part of every output's name; nil for the document's own name.
    public var screenName: String?

    /// Creates an input file.
    public init(path: String, isFound: Bool = false, screenName: String? = nil) {
        self.path = path
        self.isFound = isFound
        self.screenName = screenName
    }
}
