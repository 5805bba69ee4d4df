import Diagnostics
import Files

/// Collects the shots of one scene.
struct GallerySceneBuilder {
    /// The number of the scene.
    let number: Int
    private let input: String
    private let scene: String?
    private var trees: [String] = []
    private var treeIndices: [String: Int] = [:]
    private var shots: [String] = []
    private var folds: [GalleryFold?] = []
    private var names: Set<String> = []
    private var texts: Set<String> = []
    private var images: Set<String> = []
    private var severities: [Diagnostic.Severity: Set<Diagnostic>] = [:]
    private let fileDiagnostics: [Diagnostic]
    /// The first shot with a picture, and the first that is not folded.
    private var first: GalleryShot?
    private var cover: GalleryShot?
    /// The shots in the dark, which may be what the cover is in a dark page.
    private var dark: [GalleryShot] = []

    /// Starts the scene of a shot.
    init(number: Int, _ shot: GalleryShot) {
        (self.number, input, scene) = (number, shot.input, shot.scene)
        fileDiagnostics = shot.fileDiagnostics
    }

    /// The number of shots.
    var count: Int { shots.count }

    /// Whether a shot is of this scene.
    func holds(_ shot: GalleryShot) -> Bool {
        // As bytes: two paths that are canonically equivalent may name different files.
        shot.input.utf8.elementsEqual(input.utf8) && shot.scene == scene
    }

    /// Adds a shot and counts it.
    mutating func add(_ shot: GalleryShot, _ fold: GalleryFold?, _ counts: inout GalleryCounts) {
        if treeIndices[shot.tree.json] == nil {
            treeIndices[shot.tree.json] = trees.count
            trees.append(shot.tree.json)
        }
        shots.append(value(of: shot, fold, tree: treeIndices[shot.tree.json] ?? 0).text)
        folds.append(fold)
        names.formUnion(shot.tree.names)
        texts.formUnion(shot.tree.texts)
        images.formUnion(shot.imageNames)
        let own = shot.fileDiagnostics.filter { $0.view.map(shot.tree.names.contains) ?? false }
        for diagnostic in shot.diagnostics + shot.findings + own {
            severities[diagnostic.severity, default: []].insert(diagnostic)
        }
        if shot.picture != nil {
            first = first ?? shot
            if fold == nil { cover = cover ?? shot }
            if shot.appearance == "dark" { dark.append(shot) }
        }
        counts.pictures += shot.picture == nil ? 0 : 1
        counts.failures += shot.picture == nil ? 1 : 0
        switch fold {
        case .blank: counts.blanks += 1
        case .duplicate: counts.duplicates += 1
        case .shell: counts.shells += 1
        case nil: break
        }
    }

    /// The data of the scene's page as a JSON text.
    var json: String {
        let images = JSONValue.array(images.sorted().map(JSONValue.string)).text
        let file = JSONValue.array(fileDiagnostics.map(GallerySceneBuilder.value)).text
        return "{\"images\":\(images),\"trees\":[\(trees.joined(separator: ","))],"
            + "\"shots\":[\(shots.joined(separator: ","))],\"file\":\(file)}"
    }

    /// The scene in the list of scenes.
    var entry: JSONValue {
        let shot = cover ?? first, cover = shot?.picture
        let twin = shot.flatMap { shot in dark.first { $0.differsInAppearance(from: shot) } }
        let size = cover?.thumbnailSize ?? (width: 0, height: 0)
        func words(_ set: Set<String>) -> JSONValue { .string(set.sorted().joined(separator: "\n")) }
        func count(_ severity: Diagnostic.Severity) -> JSONValue {
            .integer(severities[severity]?.count ?? 0)
        }
        return .members([
            "scene": .optional(scene), "file": .string(input), "shots": .integer(shots.count),
            "cover": .optional(cover?.digest), "dark": .optional(twin?.picture?.digest),
            "width": .integer(size.width), "height": .integer(size.height),
            "errors": count(.error), "warnings": count(.warning), "notes": count(.note),
            "fold": .optional(fold), "names": words(names), "texts": words(texts), "images": words(images),
        ])
    }

    /// Why the whole scene is folded: all of its shots are.
    private var fold: String? {
        let reasons = folds.compactMap { $0?.name }
        guard reasons.count == folds.count else { return nil }
        return ["shell", "duplicate"].first(where: reasons.contains) ?? reasons.first
    }

    private func value(of shot: GalleryShot, _ fold: GalleryFold?, tree: Int) -> JSONValue {
        var twin: JSONValue = .null
        if case .duplicate(let numbers) = fold { twin = .array(numbers.map(JSONValue.integer)) }
        return .members([
            "state": .optional(shot.state),
            "conditions": .array(
                shot.conditions.map { .array([.string($0.name), .string($0.value)]) }),
            "picture": .optional(shot.picture?.digest), "width": .integer(shot.picture?.width ?? 0),
            "height": .integer(shot.picture?.height ?? 0), "scale": .number(shot.scale),
            "tree": .integer(tree), "fold": .optional(fold?.name), "twin": twin,
            "diagnostics": .array((shot.diagnostics + shot.findings).map(GallerySceneBuilder.value)),
        ])
    }

    static func value(of diagnostic: Diagnostic) -> JSONValue {
        .members([
            "severity": .string(diagnostic.severity.description), "code": .string(diagnostic.code.name),
            "title": .string(diagnostic.code.title), "message": .string(diagnostic.message),
            "view": .optional(diagnostic.view), "place": .optional(diagnostic.place?.description),
            "more": .array((diagnostic.notes + diagnostic.hints).map(JSONValue.string)),
        ])
    }
}
