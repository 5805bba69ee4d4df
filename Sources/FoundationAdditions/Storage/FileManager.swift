import Diagnostics
public import Foundation
import RenderContext

/// The file manager of the app, whose folders belong to one render.
///
/// It takes the place of Foundation's class, whose folders are in the user's home. The folders of a render are made
/// when first requested, are empty then, and are removed with the render. Where they cannot be made, as in an app's
/// program, which may not write, folders that code makes in them are remembered, and hold nothing.
open class FileManager: Foundation.FileManager, @unchecked Sendable {  // Used by the one task of its render.
    /// The file manager of the render.
    open override class var `default`: FileManager { RenderContext.current.shared { FileManager() } }

    /// The folders of the app, in a temporary folder; nil before they are first requested.
    private var container: URL?
    /// The folder that the container is made in; nil for that of the system for temporary files.
    package var containerParent: URL?
    /// Whether the container could be made so far.
    private var isContainerMade = true
    /// The paths of the folders that code has made in a container that could not be made.
    private var rememberedFolders: Set<String> = []

    /// Creates a file manager.
    public override init() { super.init() }

    /// Returns the folder of a kind in the app's container.
    open override func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL]
    {
        guard isInRender else { return super.urls(for: directory, in: domainMask) }
        guard domainMask.contains(.userDomainMask), let name = Self.name(of: directory) else { return [] }
        return [folder(name)]
    }

    /// The folder for temporary files, in the app's container.
    open override var temporaryDirectory: URL {
        guard isInRender else { return super.temporaryDirectory }
        return folder("tmp")
    }

    /// The app's container.
    open override var homeDirectoryForCurrentUser: URL {
        guard isInRender else { return super.homeDirectoryForCurrentUser }
        return folder("")
    }

    /// Returns the folder that apps of a group share, in the app's container.
    open func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        isInRender ? folder("Groups/" + groupIdentifier.replacing("/", with: "-")) : nil
    }

    /// The token of the user's iCloud account; nil, as nobody is signed in.
    open var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Returns the iCloud container; nil, as there is none.
    open func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    // MARK: Remembered folders

    /// Returns a path in a container that could not be made, without a slash at its end; nil for any other.
    private func remembered(_ path: String) -> String? {
        guard !isContainerMade, let container else { return nil }
        let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        return path == container.path || path.hasPrefix(container.path + "/") ? path : nil
    }

    /// Creates a directory at a URL, with those above it if requested.
    open override func createDirectory(
        atPath path: String, withIntermediateDirectories createIntermediates: Bool,
        attributes: [FileAttributeKey: Any]? = [:]
    ) throws {
        guard let path = remembered(path) else {
            return try super.createDirectory(
                atPath: path, withIntermediateDirectories: createIntermediates, attributes: attributes)
        }
        rememberedFolders.insert(path)
    }

    /// Creates a directory at a path, with those above it if requested.
    open override func createDirectory(
        at url: URL, withIntermediateDirectories createIntermediates: Bool,
        attributes: [FileAttributeKey: Any]? = [:]
    ) throws {
        guard remembered(url.path) != nil else {
            return try super.createDirectory(
                at: url, withIntermediateDirectories: createIntermediates, attributes: attributes)
        }
        try createDirectory(
            atPath: url.path, withIntermediateDirectories: createIntermediates, attributes: attributes)
    }

    private func isFolder(_ path: String) -> Bool {
        rememberedFolders.contains { $0 == path || $0.hasPrefix(path + "/") } || path == container?.path
    }

    /// Returns whether there is a file or directory at a path.
    open override func fileExists(atPath path: String) -> Bool {
        remembered(path).map(isFolder) ?? super.fileExists(atPath: path)
    }

    /// Returns the names of the items in a directory.
    open override func contentsOfDirectory(atPath path: String) throws -> [String] {
        guard let path = remembered(path), isFolder(path) else {
            return try super.contentsOfDirectory(atPath: path)
        }
        let inner = rememberedFolders.filter { $0.hasPrefix(path + "/") }
        return Set(
            inner.compactMap { $0.dropFirst(path.count + 1).split(separator: "/").first.map(String.init) }
        )
        .sorted()
    }

    /// Removes the file or directory at a path.
    open override func removeItem(atPath path: String) throws {
        guard let path = remembered(path), isFolder(path) else { return try super.removeItem(atPath: path) }
        rememberedFolders = rememberedFolders.filter { $0 != path && !$0.hasPrefix(path + "/") }
    }

    /// Removes the file or directory at a URL.
    open override func removeItem(at url: URL) throws {
        guard remembered(url.path) != nil else { return try super.removeItem(at: url) }
        try removeItem(atPath: url.path)
    }

    // MARK: Folders of the render

    /// Whether the folders of the render are on the disk.
    package var hasFoldersOnDisk: Bool { isContainerMade && container != nil }

    /// Removes the folders of the render from the disk.
    package func removeContainer() {
        guard let container, isContainerMade else { return }
        try? removeItem(at: container)
        self.container = nil
    }

    private var isInRender: Bool { RenderContext.currentRender != nil }

    /// Returns a folder of the container, making it where it is missing. Where that fails, as it does for code that may
    /// not write, which is reported once, there is no folder at the URL.
    private func folder(_ name: String) -> URL {
        do {
            let container = try container ?? makeContainer()
            let url = name.isEmpty ? container : container.appendingPathComponent(name, isDirectory: true)
            if isContainerMade { try createDirectory(at: url, withIntermediateDirectories: true) }
            return url
        } catch {
            isContainerMade = false
            let missing =
                container
                ?? super.temporaryDirectory.appendingPathComponent("maquette-app", isDirectory: true)
            container = missing
            RenderEnvironment.current.report(
                Diagnostic(
                    .appFolder,
                    "the folders of the app cannot be made in '\(missing.deletingLastPathComponent().path)': "
                        + error.localizedDescription,
                    hints: ["set TMPDIR to a folder that can be written"]))
            return name.isEmpty ? missing : missing.appendingPathComponent(name, isDirectory: true)
        }
    }

    private func makeContainer() throws -> URL {
        let parent = containerParent ?? super.temporaryDirectory
        let pattern = parent.appendingPathComponent("maquette-app-XXXXXX").path
        var name = Array(pattern.utf8CString)
        guard mkdtemp(&name) != nil else {
            throw CocoaError(errno == ENOENT ? .fileNoSuchFile : .fileWriteNoPermission)
        }
        let path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        let url = URL(fileURLWithPath: path, isDirectory: true)
        container = url
        return url
    }

    /// The path of a folder in an app's container. Source: Apple's File System Programming Guide.
    private static func name(of directory: SearchPathDirectory) -> String? {
        switch directory {
        case .documentDirectory: "Documents"
        case .libraryDirectory: "Library"
        case .applicationSupportDirectory: "Library/Application Support"
        case .cachesDirectory: "Library/Caches"
        default: nil
        }
    }
}
