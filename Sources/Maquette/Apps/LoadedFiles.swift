import Assets
import InterfaceFiles
import Typography
import VectorImages

/// What a session has read and decoded of files, so that another process can do so before it is asked to.
package struct LoadedFiles: Codable, Hashable, Sendable {
    /// The images by where they were searched for.
    private var images: [AssetSearchPaths: Set<ImageFile>] = [:]
    /// The paths of the storyboards and XIB files that code has asked for.
    private var documents: Set<String> = []
    /// The rows of the faces of fonts that are open.
    private var faces: Set<Int> = []

    /// Creates a value without any files.
    package init() {}

    /// Takes notice of what a session has now.
    package init(of session: RenderSession) {
        for (places, lookup) in session.lookups {
            let files = lookup.loadedFiles
            if !files.isEmpty { images[places] = Set(files) }
        }
        documents = Set(session.interfaceDocuments.paths)
        faces = Set(session.fonts.openFaces)
    }

    /// Returns what others do not have.
    package func subtracting(_ others: LoadedFiles) -> LoadedFiles {
        var left = self
        for (places, files) in others.images {
            left.images[places]?.subtract(files)
            if left.images[places]?.isEmpty == true { left.images[places] = nil }
        }
        left.documents.subtract(others.documents)
        left.faces.subtract(others.faces)
        return left
    }

    /// Reads and decodes them in a session.
    package func load(in session: RenderSession) {
        for (places, files) in images { session.assets(in: places).load(Array(files)) }
        session.fonts.open(faces)
        for path in documents { session.interfaceDocuments.load(path) }
        session.forgetUnconvertedFiles()
    }
}
