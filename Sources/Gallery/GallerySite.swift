package import Files

/// Writes the files of a gallery, scene by scene, so that memory does not grow with the pictures.
///
/// All names in the folder are digests and numbers; nothing from a project becomes part of a path.
package struct GallerySite {
    private let folder: String
    private var scene: GallerySceneBuilder?
    private var entries: [JSONValue] = []
    /// The first shot of each picture under each conditions: the numbers of its scene and in the scene.
    private var known: [[String]: [Int]] = [:]
    /// The counts so far.
    package private(set) var counts = GalleryCounts()

    /// Whether there is a map.
    private var hasMap = false

    /// The number of the scene that the last shot belongs to.
    package var sceneNumber: Int { scene?.number ?? entries.count }

    /// Starts a gallery in an empty folder.
    package init(in folder: String) { self.folder = folder }

    /// Adds a shot. Those of one scene follow one another.
    package mutating func add(_ shot: GalleryShot) throws(FileError) {
        if scene?.holds(shot) != true {
            try finishScene()
            scene = GallerySceneBuilder(number: entries.count, shot)
        }
        let fold = fold(of: shot)
        scene?.add(shot, fold, &counts)
    }

    /// Writes the map of the scenes.
    package mutating func add(_ map: GalleryMap) throws(FileError) {
        try writeFile(ScriptFile.bytes(calling: "map", [map.json.text]), to: path(of: .map))
        hasMap = true
    }

    /// Writes the list of scenes and the page.
    package mutating func finish() throws(FileError) {
        try finishScene()
        counts.scenes = entries.count
        let list = JSONValue.members([
            "summary": .string(counts.summary), "failures": .integer(counts.failures), "map": .bool(hasMap),
            "scenes": .array(entries),
        ])
        try writeFile(ScriptFile.bytes(calling: "list", [list.text]), to: path(of: .list))
        try writeFile(Array(GalleryPage().text.utf8), to: path(of: .page))
    }

    private func path(of file: GalleryFile) -> String { "\(folder)/\(file.path)" }

    private mutating func finishScene() throws(FileError) {
        guard let scene else { return }
        try writeFile(
            ScriptFile.bytes(calling: "scene", [String(scene.number), scene.json]),
            to: path(of: .scene(scene.number)))
        entries.append(scene.entry)
        self.scene = nil
    }

    /// Why a shot is folded; nil if it is not.
    private mutating func fold(of shot: GalleryShot) -> GalleryFold? {
        guard let picture = shot.picture, let scene else { return nil }
        if picture.isBlank { return .blank }
        let key = shot.comparedConditions + [picture.digest]
        if let twin = known[key] { return .duplicate(of: twin) }
        known[key] = [scene.number, scene.count]
        return shot.tree.isShell ? .shell : nil
    }
}
