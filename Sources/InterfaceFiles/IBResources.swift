import Diagnostics
import Geometry
import ScreenDocuments
import XML

/// The data that all scenes of an Interface Builder document share while it is read.
final class IBResources {
    /// The file as the user named it.
    let file: String
    /// The colors that the document names.
    let colors: IBColors
    /// The recorded properties of images.
    let images: IBImages
    /// The names of the outlets that refer to an object, by the object's id.
    let outletNames: [String: [String]]
    /// The views beside a scene's controller, by id; outlets make them parts of others.
    let viewsBeside: [String: XMLElement]
    /// The sizes of their own that views of custom classes had when the file was saved, by id.
    let designableSizes: [String: Size]
    /// Receives the reports.
    let problems: ProblemList
    /// The key paths that were reported, each once by class.
    var reportedKeyPaths: Set<String> = []
    /// Notes that are reported once with a count.
    let tally = ViewTally()

    /// Creates the resources of a document, whose problems are added to a list.
    init(document: XMLElement, file: String, problems: ProblemList) {
        self.file = file
        self.problems = problems
        colors = IBColors(document: document)
        images = IBImages(document: document)
        var outlets: [String: [String]] = [:]
        var views: [String: XMLElement] = [:]
        document.forEach { node in
            if node.name == "objects" {
                for child in node.children where child.isView {
                    if let id = child["id"] { views[id] = child }
                }
            }
            guard node.name == "outlet" || node.name == "outletCollection",
                let destination = node["destination"], let property = node["property"]
            else { return }
            outlets[destination, default: []].append(property)
        }
        outletNames = outlets
        viewsBeside = views
        var sizes: [String: Size] = [:]
        for designable in document.child("designables")?.children ?? [] {
            guard let name = designable["name"] else { continue }
            sizes[name] = designable.size("intrinsicContentSize")
        }
        designableSizes = sizes
    }

    /// Returns the location of an element.
    func place(_ node: XMLElement) -> Place { Place(file: file, line: node.line) }
}

extension XMLElement {
    /// Calls a function with this element and its descendants in preorder.
    func forEach(_ body: (XMLElement) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }
}
