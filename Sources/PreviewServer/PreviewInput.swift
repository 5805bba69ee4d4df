import Files
import Maquette

/// A file of the project: what was read of it, and whether that is still its content.
struct PreviewInput: Sendable {
    /// What was read of the file for a choice of a state.
    struct Content: Sendable {
        /// What was read.
        var loaded: LoadedInput
        /// The version of the file when it was read.
        var version: Int
        /// Why the file cannot be read now, while `loaded` is of an earlier version.
        var problems: [Diagnostic] = []
    }

    let file: InputFile
    /// Its place on disk.
    let place: String
    /// Grows with each change of a file that this one may depend on.
    var version: Int
    /// What was read, by the state that is chosen in a page; nil for the states that the server was started with.
    private(set) var contents: [String?: Content] = [:]
    /// The names of its scenes; nil is the name of one that is alone.
    private(set) var sceneNames: [String?] = []
    /// The places of the files that its scenes are drawn from.
    private var sources: Set<String> = []

    /// Creates an input, and takes what was read of it.
    init(_ file: InputFile, version: Int, _ loaded: LoadedInput) {
        (self.file, self.version) = (file, version)
        place = PreviewInput.place(file.path)
        take(loaded, of: version, for: nil)
    }

    /// Whether what was read for a state is still the content of the files.
    func isCurrent(_ state: String?) -> Bool { contents[state]?.version == version }

    /// Takes what was read of a version. If nothing could be read, the earlier content stays, with the problems.
    mutating func take(_ loaded: LoadedInput, of version: Int, for state: String?) {
        var content = Content(loaded: loaded, version: version)
        if loaded.recipes.isEmpty, loaded.document == nil, let earlier = contents[state],
            !earlier.loaded.recipes.isEmpty
        {
            content = earlier
            content.version = version
            content.problems = loaded.diagnostics.filter { $0.severity == .error }
        }
        contents[state] = content
        guard state == nil else { return }
        sceneNames = PreviewInput.sceneNames(of: content.loaded)
        sources = Set(Set(content.loaded.recipes.flatMap(\.sourceFiles)).map(PreviewInput.place))
    }

    /// The names of the scenes of an input; nil is the name of one that is alone.
    private static func sceneNames(of loaded: LoadedInput) -> [String?] {
        guard !loaded.recipes.isEmpty else { return loaded.diagnostics.isEmpty ? [] : [nil] }
        var known: Set<String?> = []
        return loaded.recipes.map(\.scene).filter { known.insert($0).inserted }
    }

    /// Whether it is drawn from a file at a place on disk.
    func depends(on place: String) -> Bool {
        guard let content = contents[nil], !content.loaded.recipes.isEmpty, content.problems.isEmpty else {
            // What a file that cannot be read would depend on is not known.
            return true
        }
        return place == self.place || sources.contains(place)
    }

    /// Returns the place of a path on disk, by which paths are compared; also of a file that does not exist.
    static func place(_ path: String) -> String {
        if let real = realPath(of: path) { return real }
        let folder = directoryName(of: path)
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return joinedPath(realPath(of: folder) ?? folder, name)
    }
}
