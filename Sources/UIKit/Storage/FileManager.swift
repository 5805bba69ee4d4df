import Diagnostics
public import Foundation

/// Files of the app: the folders that the system gives an app belong to one render.
///
/// It takes the place of Foundation's class, whose folders are in the user's home. The folders of a render are made
/// when they are asked for, are empty then, and go with the render.
open class FileManager: Foundation.FileManager, @unchecked Sendable {  // Used by the one task of its render.
    /// The file manager of the render.
    open override class var `default`: FileManager { ApplicationState.current.fileManager }

    /// The folders of the app, in a temporary folder; nil before they are asked for.
    private var container: URL?
    /// Whether the container could be made so far.
    private var isContainerMade = true

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

    /// Removes the folders of the render.
    func removeContainer() {
        guard let container, isContainerMade else { return }
        try? removeItem(at: container)
        self.container = nil
    }

    private var isInRender: Bool { RenderEnvironment.current.applicationHolder != nil }

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
            let missing = super.temporaryDirectory.appendingPathComponent("maquette-app", isDirectory: true)
            container = missing
            RenderEnvironment.current.report(
                Diagnostic(.appFolder, "the folders of the app cannot be made: \(error.localizedDescription)")
            )
            return name.isEmpty ? missing : missing.appendingPathComponent(name, isDirectory: true)
        }
    }

    private func makeContainer() throws -> URL {
        let pattern = super.temporaryDirectory.appendingPathComponent("maquette-app-XXXXXX").path
        var name = Array(pattern.utf8CString)
        guard mkdtemp(&name) != nil else { throw CocoaError(.fileWriteUnknown) }
        let path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        let url = URL(fileURLWithPath: path, isDirectory: true)
        container = url
        return url
    }

    /// The place of a folder in an app's container. Source: Apple's File System Programming Guide.
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
