import RenderContext

/// A directory, a regular file or a symbolic link in memory, as documents of several files are read and written.
///
/// Source: `FileWrapper` (Apple's documentation). The children of a directory are read with it, and the data of a
/// regular file is mapped where the system can.
open class FileWrapper: NSObject {
    /// The options for reading. Raw values match Apple's.
    public struct ReadingOptions: OptionSet, Hashable, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Everything is read at once, as it is here without the option.
        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        /// Files are not mapped into memory.
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    /// The options for writing. Raw values match Apple's.
    public struct WritingOptions: OptionSet, Hashable, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// What is written takes the place of a former version once it is complete.
        public static let atomic = WritingOptions(rawValue: 1 << 0)
        /// The wrapper and those in it take the names under which they are written.
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    /// What a wrapper holds.
    enum Content {
        /// The files of a directory by the keys that they have in it.
        case directory([String: FileWrapper])
        /// The bytes of a regular file.
        case regularFile(Data)
        /// The destination of a symbolic link.
        case symbolicLink(URL)
    }

    /// What the wrapper holds.
    final var content: Content
    /// The directories that hold the wrapper.
    final var parents: [WeakTarget] = []

    /// The name that the wrapper should have in a directory; nil for none. A change gives it a new key in its directories.
    open var preferredFilename: String? {
        didSet { if preferredFilename != oldValue { changeKeys() } }
    }
    /// The name of the file that was read or written; nil before that.
    open var filename: String?
    /// The attributes of the file by the raw values of `FileAttributeKey`; empty unless it was read.
    open var fileAttributes: [String: Any] = [:]

    /// Creates a directory of files, each under the name by which it is given.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .directory([:])
        super.init()
        for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
            if child.preferredFilename == nil { child.preferredFilename = name }
            adopt(child, as: freeKey(for: name))
        }
    }

    /// Creates a regular file with data.
    public init(regularFileWithContents contents: Data) {
        content = .regularFile(contents)
        super.init()
    }

    /// Creates a symbolic link to a URL.
    public init(symbolicLinkWithDestinationURL url: URL) {
        content = .symbolicLink(url)
        super.init()
    }

    /// Creates the wrapper of what is at a URL, with its name; throws if there is nothing that can be read.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = .directory([:])
        super.init()
        try read(from: url, options: options)
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
    }

    /// Creates a wrapper from the data of `serializedRepresentation`; nil for other data.
    public convenience init?(serializedRepresentation serializeRepresentation: Data) {
        guard
            let list = try? PropertyListSerialization.propertyList(
                from: serializeRepresentation, options: [], format: nil)
        else { return nil }
        self.init(propertyList: list)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder inCoder: NSCoder) { nil }

    init(content: Content) {
        self.content = content
        super.init()
    }

    // MARK: What it holds

    /// Whether it is a directory.
    open var isDirectory: Bool { if case .directory = content { true } else { false } }
    /// Whether it is a regular file.
    open var isRegularFile: Bool { if case .regularFile = content { true } else { false } }
    /// Whether it is a symbolic link.
    open var isSymbolicLink: Bool { if case .symbolicLink = content { true } else { false } }

    /// The files of a directory by their keys; nil for anything else.
    open var fileWrappers: [String: FileWrapper]? {
        if case .directory(let children) = content { children } else { nil }
    }
    /// The bytes of a regular file; nil for anything else.
    open var regularFileContents: Data? { if case .regularFile(let data) = content { data } else { nil } }
    /// The destination of a symbolic link; nil for anything else.
    open var symbolicLinkDestinationURL: URL? {
        if case .symbolicLink(let url) = content { url } else { nil }
    }

    // MARK: Directories

    /// Adds a file to the directory under its preferred name, or under one that no other file has; returns the key.
    ///
    /// As on a device, an exception is raised if this is no directory, or the file has no preferred name.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard let name = child.preferredFilename, !name.isEmpty else {
            raise("a file without a preferred name is added")
            return ""
        }
        guard isDirectory else {
            raise("a file is added to what is no directory")
            return ""
        }
        let key = freeKey(for: name)
        adopt(child, as: key)
        return key
    }

    /// Adds a regular file to the directory; returns its key.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Removes a file from the directory; does nothing if it is not in it.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .directory(var children) = content, let key = keyForChildFileWrapper(child) else { return }
        children[key] = nil
        content = .directory(children)
        child.parents.removeAll { $0.object == nil || $0.object === self }
    }

    /// Returns the key of a file in the directory; nil if it is not in it.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    private func adopt(_ child: FileWrapper, as key: String) {
        guard case .directory(var children) = content else { return }
        children[key] = child
        content = .directory(children)
        child.parents.append(WeakTarget(object: self))
    }

    /// Returns a name that no file of the directory has. Source: the names of the images in documents of TextEdit that
    /// hold two of the same name, as "1__#$!@%!#__image.png".
    private func freeKey(for name: String) -> String {
        let taken = fileWrappers ?? [:]
        guard taken[name] != nil else { return name }
        var number = 1
        while taken["\(number)__#$!@%!#__\(name)"] != nil { number += 1 }
        return "\(number)__#$!@%!#__\(name)"
    }

    private func changeKeys() {
        guard preferredFilename?.isEmpty == false else { return }
        for case let parent as FileWrapper in parents.map(\.object) {
            parent.removeFileWrapper(self)
            parent.addFileWrapper(self)
        }
    }

    private func raise(_ reason: String) {
        NSException(name: .invalidArgumentException, reason: reason).raise()
    }

    // MARK: Files

    /// Reads what is at a URL in the place of what the wrapper holds.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        (content, fileAttributes) = try FileWrapper.contents(of: url, options: options)
        if case .directory(let children) = content {
            for child in children.values { child.parents.append(WeakTarget(object: self)) }
        }
    }

    /// Writes the wrapper and what is in it to a URL; a former version is replaced. All files are written, so that the
    /// URL of the original has no effect.
    open func write(
        to url: URL, options: WritingOptions = [], originalContentsURL: URL?
    ) throws {
        let manager = FileManager.default
        let isReplacing = manager.fileExists(atPath: url.path)
        if options.contains(.atomic), isReplacing {
            let name = ".\(url.lastPathComponent).\(RenderContext.current.makeNumber())"
            let other = url.deletingLastPathComponent().appendingPathComponent(name)
            try writeContents(to: other, options: options)
            try manager.removeItem(at: url)
            try manager.moveItem(at: other, to: url)
        } else {
            if isReplacing { try manager.removeItem(at: url) }
            try writeContents(to: url, options: options)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    /// Returns whether a file is of the same kind and of the same date, and a directory has the same files.
    open func matchesContents(of url: URL) -> Bool {
        guard let other = try? FileWrapper(url: url) else { return false }
        return matches(other)
    }

    /// The wrapper and what is in it as data that `init(serializedRepresentation:)` reads.
    open var serializedRepresentation: Data? {
        try? PropertyListSerialization.data(fromPropertyList: propertyList, format: .binary, options: 0)
    }
}
