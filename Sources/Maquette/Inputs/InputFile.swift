/// A file that is to be read, and how it came to be named.
public struct InputFile: Hashable, Sendable {
    /// The file as the user named it, or as it was found below a folder that the user named.
    public var path: String
    /// Whether it was found in a folder, where some files need not be screens for iOS.
    public var isFound: Bool
    /// The first part of every output's name; nil for the screen's own.
    public var screenName: String?

    /// A file.
    public init(path: String, isFound: Bool = false, screenName: String? = nil) {
        self.path = path
        self.isFound = isFound
        self.screenName = screenName
    }
}
