package import Diagnostics
import Files
package import ScreenDocuments
import XML

/// A storyboard or XIB file whose scenes are made one by one, when code asks for them.
package final class InterfaceFile {
    private let file: IBFile
    private let translation: Translation
    /// What is to be said about the translation of what was made since this was last emptied.
    package var diagnostics: [Diagnostic] = []

    private init(_ file: IBFile, _ translation: Translation) {
        self.file = file
        self.translation = translation
    }

    /// Reads a storyboard or XIB file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - locale: The language and region that its texts are translated to.
    ///   - idiom: The device, for texts that differ by it.
    ///   - documents: What was read before.
    /// - Returns: The file, or the error; nil if there is no such file.
    package static func read(
        atPath path: String, translatedTo locale: String, on idiom: LayoutTraits.Idiom,
        from documents: InterfaceDocuments
    ) -> Result<InterfaceFile, InterfaceFileError>? {
        documents.document(atPath: path)?.map { document in
            InterfaceFile(
                IBFile(document, name: path, path: path), Translation(ofFile: path, to: locale, on: idiom))
        }
    }

    /// The path of the file.
    package var path: String { file.name }

    /// The global tint color of a storyboard; nil for that of the system.
    package var tintColor: ColorValue? { file.tintColor }

    /// What is to be said about the values of the file, and about what was made of it so far.
    package var problems: [Diagnostic] { file.resources.problems.diagnostics(file: path) }

    /// Returns the id of the controller with a storyboard identifier; of the initial one for nil.
    package func controllerID(named identifier: String?) -> String? { file.controllerID(named: identifier) }

    /// Returns the id of the controller of a class, of several the one with the first id; nil if there is none.
    package func controllerID(ofClass name: String) -> String? {
        file.graph.controllers.filter { $0.value["customClass"] == name }.keys.min()
    }

    /// The storyboard identifiers in the file, sorted.
    package var identifiers: [String] { file.identifiers }

    /// Returns where a storyboard reference leads; nil for other objects.
    package func reference(_ id: String) -> StoryboardReference? {
        file.graph.controllers[id].flatMap(StoryboardReference.init)
    }

    /// Returns where a controller is in the file.
    package func place(ofController id: String) -> Place {
        file.graph.controllers[id].map(file.resources.place) ?? Place(file: path)
    }

    /// Returns the tab bar item of a controller, for a navigation controller else that of its root; nil if the file has
    /// none.
    package func tabItem(ofController id: String, for traits: LayoutTraits) -> Element? {
        IBScreenComposer(file: file, library: IBLibrary(search: nil)).tabItem(ofController: id, in: file)
            .map { item in
                let scene = finished(SceneDocument(root: item), for: traits)
                return scene.root
            }
    }

    /// The ids of the child controllers of a container, in their order.
    package func childIDs(ofController id: String) -> [String] { file.graph.contents[id] ?? [] }

    /// The id that the destinations of unwind segues and connections to the first responder have.
    private func objects(besideControllerID id: String) -> [XMLElement] {
        let scenes = file.root.child("scenes")?.children ?? []
        let scene = scenes.first { scene in
            scene.child("objects")?.children.contains { $0["id"] == id } ?? false
        }
        return scene?.child("objects")?.children.filter { $0["id"] != id } ?? []
    }

    /// Returns the scene of a controller for some traits; nil if there is none.
    package func scene(ofController id: String, for traits: LayoutTraits) -> InterfaceScene? {
        guard let node = file.graph.controllers[id], let scene = file.scene(ofController: id) else {
            return nil
        }
        let composer = IBScreenComposer(file: file, library: IBLibrary(search: nil))
        var element = composer.emptyController(node, scene, .init(file: file, id: id))
        element.subviews += scene.bars?.subviews ?? []
        if var root = scene.root, root.origin?.isLoadedFromNib != true {
            root.origin?.slot = "view"
            if let size = scene.canvas.size { root.origin?.designSize = size }
            element.subviews.append(root)
        }
        let document = finished(SceneDocument(root: element, variations: scene.variations), for: traits)
        var made = InterfaceScene(controller: document.root)
        made.children = file.graph.contents[id] ?? []
        for (view, embed) in file.graph.embeds { made.embeds[view] = embed.controllerID }
        made.objects = objects(besideControllerID: id).compactMap(InterfaceObject.init)
        return made
    }

    /// Returns a scene in the language and for the traits of the render.
    ///
    /// Views and constraints that are not installed stay in it if outlets lead to them.
    /// Source: "Size Classes Design Help" (Apple's documentation): a runtime object for an uninstalled view is still created.
    private func finished(_ document: SceneDocument, for traits: LayoutTraits) -> SceneDocument {
        let (translated, notes) = document.translated(by: translation, file: path)
        diagnostics += notes
        guard !translated.variations.isEmpty else { return translated.installed() }
        var outlets: Set<String> = []
        translated.root.collectOutlets(into: &outlets)
        return translated.resolved(for: traits, keeping: outlets).installed(keeping: outlets)
    }

    /// Returns the top-level views of a XIB file for some traits, with the connections of the File's Owner.
    package func nib(for traits: LayoutTraits) -> InterfaceScene {
        let objects = file.root.child("objects")?.children ?? []
        let owner = file.filesOwner
        var origin = ElementOrigin(tag: "placeholder")
        origin.connections = owner?.interfaceConnections ?? []
        let place = owner.map(file.resources.place) ?? Place(file: file.name)
        var controller = Element(
            id: owner?["id"] ?? "-1", className: "UIViewController", place: place, origin: origin)
        var variations: [TraitVariation] = []
        for source in file.sources {
            let scene = file.read(source)
            guard var root = scene.root else { continue }
            if let size = scene.canvas.size { root.origin?.designSize = size }
            controller.subviews.append(root)
            variations += scene.variations
        }
        let document = finished(SceneDocument(root: controller, variations: variations), for: traits)
        var made = InterfaceScene(controller: document.root)
        made.objects = objects.compactMap(InterfaceObject.init)
        return made
    }
}

/// Why a storyboard or XIB file cannot be read.
package struct InterfaceFileError: Error {
    /// The cause with its place.
    package var diagnostic: Diagnostic
}

/// A scene of a storyboard without the controllers in it, or the views of a XIB file.
package struct InterfaceScene: Sendable {
    /// The controller with its bar items and its root view; of a XIB file, the File's Owner with the top-level
    /// views.
    package var controller: Element
    /// The ids of the child controllers of a container, in their order.
    package var children: [String] = []
    /// The ids of the controllers in container views, by the id of the view.
    package var embeds: [String: String] = [:]
    /// The other objects of the scene.
    package var objects: [InterfaceObject] = []
}

/// An object of a scene that is neither a controller nor a view.
package struct InterfaceObject: Hashable, Sendable {
    /// The id in the document.
    package var id: String
    /// The tag, such as `tapGestureRecognizer` or `exit`.
    package var tag: String
    /// The class; nil for that of the tag.
    package var customClass: String?
    /// The attributes of the tag by name.
    package var attributes: [String: String]
    /// The outlets, actions and segues of the object.
    package var connections: [InterfaceConnection]
    /// Whether it stands for the first responder.
    package var isFirstResponder: Bool

    init?(_ node: XMLElement) {
        guard let id = node["id"], !node.isView else { return nil }
        self.id = id
        tag = node.name
        customClass = node["customClass"]
        attributes = Dictionary(node.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
        connections = node.interfaceConnections
        isFirstResponder = node["placeholderIdentifier"] == "IBFirstResponder"
    }
}

extension Element {
    /// Adds the ids of what the outlets of the element and of those in it lead to.
    fileprivate func collectOutlets(into ids: inout Set<String>) {
        for connection in origin?.connections ?? []
        where connection.kind == .outlet || connection.kind == .outletCollection {
            ids.insert(connection.destination)
        }
        for subview in subviews { subview.collectOutlets(into: &ids) }
    }
}
