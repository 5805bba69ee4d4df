import Diagnostics
import Geometry

/// Reads a whole Interface Builder document.
struct IBDocumentReader {
    private let root: XMLNode
    private let file: String
    private let resources: IBResources
    private let canvases: IBCanvasReader
    private var usedNames: Set<String> = []

    /// A reader of a document that the header says can be read.
    init(root: XMLNode, file: String) {
        self.root = root
        self.file = file
        resources = IBResources(document: root, file: file)
        canvases = IBCanvasReader(document: root)
    }

    /// The document, and what there is to say.
    mutating func read() -> (document: ScreenDocument?, diagnostics: [Diagnostic]) {
        let sources = IBSceneSource.all(in: root)
        let scenes = sources.compactMap { scene($0, isOnly: sources.count == 1) }
        if scenes.isEmpty {
            resources.problems.report(
                Diagnostic(.note, "the document has no views", at: Place(file: file)))
        }
        let name = IBDocumentReader.name(ofFile: file)
        let diagnostics =
            resources.problems.diagnostics(file: file) + resources.tally.diagnostics(file: file)
        return (ScreenDocument(file: file, name: name, scenes: scenes), diagnostics)
    }

    private mutating func scene(_ source: IBSceneSource, isOnly: Bool) -> SceneDocument? {
        var reader = IBSceneReader(
            resources: resources, usesAutoLayout: root.isYes("useAutolayout"))
        let canvas = canvases.canvas(of: source)
        let view =
            source.root.flatMap { reader.root($0, of: source.controller) } ?? barsView(source, &reader)
        guard let view else { return nil }
        var names = source.names
        if let initial = root["initialViewController"], initial == source.controller?["id"] {
            names.append("initial")
        }
        return SceneDocument(
            name: isOnly ? nil : uniqueName(of: source), root: view, identifiers: names,
            variations: reader.variations, canvas: canvas)
    }

    /// The bars of a controller that has no view of its own, where they lie on the canvas.
    private func barsView(_ source: IBSceneSource, _ reader: inout IBSceneReader) -> Element? {
        guard let controller = source.controller else { return nil }
        var view = XMLNode(name: "view", line: controller.line)
        view.attributes = [("id", controller["id"] ?? "controller")]
        view.children = source.bars
        return reader.root(view, of: nil)
    }

    private mutating func uniqueName(of source: IBSceneSource) -> String {
        let names = source.names
        let plain = names.first ?? "scene"
        if usedNames.insert(plain).inserted { return plain }
        let id = (source.controller ?? source.root)?["id"] ?? source.sceneID ?? "2"
        var name = "\(plain)-\(id)"
        while !usedNames.insert(name).inserted { name += "-2" }
        return name
    }

    private static func name(ofFile path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        for ending in [".storyboard", ".xib"] where file.hasSuffix(ending) && file.count > ending.count {
            return String(file.dropLast(ending.count))
        }
        return file
    }
}
