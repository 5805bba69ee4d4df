import Diagnostics
import Geometry
import ScreenDocuments
import XML

/// Reads a whole Interface Builder document.
struct IBDocumentReader {
    private let file: IBFile
    private let library: IBLibrary
    private var usedNames: Set<String> = []

    /// Creates a reader of a document with the storyboards that it may refer to.
    init(file: IBFile, library: IBLibrary) {
        self.file = file
        self.library = library
    }

    /// Returns the document and all diagnostics.
    mutating func read() -> (document: ScreenDocument?, diagnostics: [Diagnostic]) {
        let sources = file.sources
        var scenes: [SceneDocument] = [], indices: [String: Int] = [:]
        for source in sources {
            guard let scene = scene(source, isOnly: sources.count == 1) else { continue }
            if let id = source.controller?["id"] { indices[id] = scenes.count }
            scenes.append(scene)
        }
        reportReferences()
        let resources = file.resources
        let name = ScreenDocument.name(ofFile: file.name)
        var document = ScreenDocument(file: file.name, name: name, scenes: scenes)
        document.contents = IBContents(of: file.root).text
        if let note = document.emptinessNote { resources.problems.report(note) }
        let diagnostics =
            resources.problems.diagnostics(file: file.name) + resources.tally.diagnostics(file: file.name)
        document.ownerClass = file.filesOwner?["customClass"]
        // Source: Resource Programming Guide, "iOS Supports Device-Specific Resources".
        document.isForPad = IBHeader.isForPad(file.root) || name.hasSuffix("~ipad")
        document.otherFiles = library.paths
        document.flow = IBFlowReader.flow(of: file.root, scenes: scenes, indices: indices)
        return (document, diagnostics)
    }

    /// Reports the storyboard references that lead nowhere, whether an image shows them or not.
    private func reportReferences() {
        for scene in file.root.child("scenes")?.children ?? [] {
            for node in scene.child("objects")?.children ?? [] {
                guard let reference = StoryboardReference(node),
                    let problem = library.problem(of: reference, in: file)
                else { continue }
                file.resources.problems.report(problem.diagnostic(at: file.resources.place(node)))
            }
        }
    }

    private mutating func scene(_ source: IBSceneSource, isOnly: Bool) -> SceneDocument? {
        let scene = file.read(source)
        guard let view = scene.root ?? scene.bars else { return nil }
        var names = source.names
        if let initial = file.root["initialViewController"], initial == source.controller?["id"] {
            names.append("initial")
        }
        var document = SceneDocument(
            name: isOnly ? nil : uniqueName(of: source), root: view, identifiers: names,
            variations: scene.variations, canvas: scene.canvas)
        document.tintColor = file.tintColor
        addScreen(of: source, scene, to: &document)
        return document
    }

    /// Adds what a device shows for a scene, with its variations.
    private func addScreen(of source: IBSceneSource, _ scene: IBScene, to document: inout SceneDocument) {
        var composer = IBScreenComposer(file: file, library: library)
        if let id = source.controller?["id"] {
            document.screen = composer.screen(ofController: id)
            // These include the variations of the scene itself.
            if document.screen != nil { document.variations = composer.variations }
        } else if let root = scene.root {
            document.screen = composer.screen(ofView: root, in: scene)
        }
    }

    /// Returns the first name of a scene that no scene before it has. Where the author's names are all taken, the
    /// scene is numbered; an object id, which says nothing to a reader, follows only the name of an element.
    private mutating func uniqueName(of source: IBSceneSource) -> String {
        let given = source.givenNames
        if let name = given.first(where: { usedNames.insert($0).inserted }) { return name }
        if let name = given.first { return numbered(name) }
        let plain = source.names.first ?? "scene"
        if usedNames.insert(plain).inserted { return plain }
        let name = "\(plain)-\((source.controller ?? source.root)?["id"] ?? source.sceneID ?? "2")"
        return usedNames.insert(name).inserted ? name : numbered(name)
    }

    private mutating func numbered(_ name: String) -> String {
        var number = 2
        while !usedNames.insert("\(name)-\(number)").inserted { number += 1 }
        return "\(name)-\(number)"
    }
}
