import ScreenDocuments
import Scripts

/// What the scenes and states of a document are called in the names of outputs: their names without characters that file
/// names do not have, made distinct after that in the order of the document.
struct DocumentNames {
    /// By the scene's name; empty where the document has a single unnamed scene.
    private let scenes: [String: String]

    /// Creates the names of a document.
    init(of document: ScreenDocument) {
        let names = document.scenes.compactMap(\.name)
        scenes = Dictionary(zip(names, OutputName.parts(of: names))) { first, _ in first }
    }

    /// Returns what a scene is called; nil for one without a name.
    func part(of scene: SceneDocument) -> String? { scene.name.flatMap { scenes[$0] } }

    /// Returns what continues the name of a document in the names of its outputs, such as `.Profile.error`, with an empty
    /// text for what it continues with nothing but the conditions.
    static func continuations(of document: ScreenDocument) -> [String] {
        let names = DocumentNames(of: document)
        return document.scenes.flatMap { scene in
            let own = names.part(of: scene).map { "." + $0 } ?? ""
            return [own] + StatePictures(of: scene).parts.values.map { "\(own).\($0)" }
        }
    }
}

extension StatePictures {
    /// The pictures of the states of a scene.
    init(of scene: SceneDocument) {
        // A state without overrides is another name for the scene as declared.
        self.init(
            states: scene.stateNames,
            scripts: scene.states.reduce(into: [:]) { $0[$1.name] = $1.script?.script },
            namesBase: scene.states.contains(where: \.isEmpty))
    }
}
