extension NSURL {
    /// The options for making a bookmark. Raw values match Apple's.
    public struct BookmarkCreationOptions: OptionSet, Hashable, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The bookmark has little information; each has little here.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// The bookmark has what a file of an alias needs.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        /// The bookmark carries the access to the file, of macOS.
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        /// The access that the bookmark carries is for reading alone, of macOS.
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
        /// The bookmark does not carry the access to the file.
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// The options for finding what a bookmark is of. Raw values match Apple's.
    public struct BookmarkResolutionOptions: OptionSet, Hashable, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The user is asked for nothing.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// No volume is mounted.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        /// The access to the file is taken from the bookmark, of macOS.
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
        /// The access to the file is not taken from the bookmark.
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }
}

/// What the data of a bookmark holds here: the path of the file.
///
/// On a device it holds more, by which a file is found that was moved.
private struct Bookmark: Codable {
    var path: String
    var isDirectory: Bool

    /// Reads the data of a bookmark; throws for other data, as for that of a device.
    init(_ data: Data) throws {
        guard let read = try? PropertyListDecoder().decode(Bookmark.self, from: data) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self = read
    }

    init(of url: URL) throws {
        guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
        var isDirectory: ObjCBool = false
        // The attributes alone would not find a folder that the manager remembers.
        let manager = FileManager.default
        guard
            manager.fileExists(atPath: url.path, isDirectory: &isDirectory)
                || manager.fileExists(atPath: url.path)
        else { throw CocoaError(.fileReadNoSuchFile) }
        (path, self.isDirectory) = (url.path, isDirectory.boolValue)
    }

    var data: Data {
        get throws {
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .binary
            return try encoder.encode(self)
        }
    }

    /// Returns the URL of the file; throws if it is not there any more.
    func resolved() throws -> URL {
        guard FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile) }
        return URL(fileURLWithPath: path, isDirectory: isDirectory)
    }
}

extension URL {
    /// The options for making a bookmark.
    public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
    /// The options for finding what a bookmark is of.
    public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

    /// Returns the data of a bookmark of the file; throws if there is none. It is the path, on which options, keys and
    /// the URL to which it may be relative have no effect.
    public func bookmarkData(
        options: BookmarkCreationOptions = [],
        includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data { try Bookmark(of: self).data }

    /// Creates the URL of the file that a bookmark is of; throws if it is not there, or the data is no bookmark of a render.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        self = try Bookmark(data).resolved()
        bookmarkDataIsStale = false
    }

    /// Creates the URL of the file that the file of an alias is of, or that of the file itself if it is no alias.
    public init(resolvingAliasFileAt url: URL, options: BookmarkResolutionOptions = []) throws {
        let data = try Data(contentsOf: url)
        self = try (try? Bookmark(data))?.resolved() ?? url
    }

    /// Writes the data of a bookmark to a file.
    public static func writeBookmarkData(_ data: Data, to url: URL) throws { try data.write(to: url) }

    /// Returns the data of a bookmark in a file; throws if it is none of a render.
    public static func bookmarkData(withContentsOf url: URL) throws -> Data {
        let data = try Data(contentsOf: url)
        _ = try Bookmark(data)
        return data
    }
}

extension NSURL {
    /// Returns the data of a bookmark of the file; throws if there is none.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: [URLResourceKey]? = nil,
        relativeTo relativeURL: URL? = nil
    ) throws -> Data {
        guard let path else { throw CocoaError(.fileReadUnsupportedScheme) }
        return try Bookmark(of: URL(fileURLWithPath: path)).data
    }
}
