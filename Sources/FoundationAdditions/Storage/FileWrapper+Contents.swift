// How wrappers are read, written, compared and serialized.
extension FileWrapper {
    /// Returns what is at a URL, and its attributes.
    static func contents(
        of url: URL, options: ReadingOptions
    ) throws -> (Content, attributes: [String: Any]) {
        let manager = FileManager.default
        guard let attributes = try? manager.attributesOfItem(atPath: url.path) else {
            guard manager.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
            // A folder that is remembered alone.
            return (.directory([:]), [:])
        }
        let named = Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory?:
            var children: [String: FileWrapper] = [:]
            for name in try manager.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
            }
            return (.directory(children), named)
        case .typeSymbolicLink?:
            let path = try manager.destinationOfSymbolicLink(atPath: url.path)
            return (.symbolicLink(destination(path, of: url)), named)
        default:
            let reading: Data.ReadingOptions = options.contains(.withoutMapping) ? [] : .mappedIfSafe
            return (.regularFile(try Data(contentsOf: url, options: reading)), named)
        }
    }

    private static func destination(_ path: String, of link: URL) -> URL {
        path.hasPrefix("/")
            ? URL(fileURLWithPath: path)
            : URL(fileURLWithPath: path, relativeTo: link.deletingLastPathComponent())
    }

    /// Writes what the wrapper holds to a URL where nothing is.
    func writeContents(to url: URL, options: WritingOptions) throws {
        let manager = FileManager.default
        switch content {
        case .directory(let children):
            try manager.createDirectory(at: url, withIntermediateDirectories: false)
            for (key, child) in children.sorted(by: { $0.key < $1.key }) {
                try child.write(
                    to: url.appendingPathComponent(key), options: options.subtracting(.atomic),
                    originalContentsURL: nil)
            }
        case .regularFile(let data): try data.write(to: url, options: [])
        case .symbolicLink(let destination):
            try manager.createSymbolicLink(atPath: url.path, withDestinationPath: destination.relativePath)
        }
    }

    /// Whether another wrapper is of the same kind and date, and has the same files.
    ///
    /// Source: the documentation of `matchesContents(of:)`: the bytes of files are not compared.
    func matches(_ other: FileWrapper) -> Bool {
        switch (content, other.content) {
        case (.directory(let own), .directory(let others)):
            own.count == others.count
                && own.allSatisfy { key, child in others[key].map(child.matches) ?? false }
        case (.regularFile, .regularFile): date != nil && date == other.date
        case (.symbolicLink(let own), .symbolicLink(let other)): own.relativePath == other.relativePath
        default: false
        }
    }

    private var date: Date? { fileAttributes[FileAttributeKey.modificationDate.rawValue] as? Date }

    /// The wrapper as a property list.
    var propertyList: [String: Any] {
        var list: [String: Any] = [:]
        list["name"] = filename
        list["preferredName"] = preferredFilename
        switch content {
        case .directory(let children): list["files"] = children.mapValues(\.propertyList)
        case .regularFile(let data): list["data"] = data
        case .symbolicLink(let url): list["destination"] = url.relativePath
        }
        return list
    }

    /// Creates a wrapper from a property list; nil for one of another kind.
    convenience init?(propertyList: Any) {
        guard let list = propertyList as? [String: Any] else { return nil }
        if let data = list["data"] as? Data {
            self.init(regularFileWithContents: data)
        } else if let path = list["destination"] as? String {
            self.init(symbolicLinkWithDestinationURL: URL(fileURLWithPath: path))
        } else if let files = list["files"] as? [String: Any] {
            let children = files.compactMapValues { FileWrapper(propertyList: $0) }
            guard children.count == files.count else { return nil }
            self.init(content: .directory(children))
            for child in children.values { child.parents.append(WeakTarget(object: self)) }
        } else {
            return nil
        }
        filename = list["name"] as? String
        preferredFilename = list["preferredName"] as? String
    }
}
