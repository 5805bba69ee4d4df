import Diagnostics
import XML

/// What all scenes of an Interface Builder document share while it is read.
final class IBResources {
    /// The file as the user named it.
    let file: String
    /// The colours.
    let colors: IBColors
    /// What is recorded of images.
    let images: IBImages
    /// The names of the outlets that lead to an object, by its id.
    let outletNames: [String: [String]]
    /// What there is to say.
    let problems = ProblemList()
    /// Notes that are said once with a count.
    let tally = IBTally()

    /// The resources of a document.
    init(document: XMLElement, file: String) {
        self.file = file
        colors = IBColors(document: document)
        images = IBImages(document: document)
        var outlets: [String: [String]] = [:]
        document.forEach { node in
            guard node.name == "outlet" || node.name == "outletCollection",
                let destination = node["destination"], let property = node["property"]
            else { return }
            outlets[destination, default: []].append(property)
        }
        outletNames = outlets
    }

    /// The place of an element.
    func place(_ node: XMLElement) -> Place { Place(file: file, line: node.line) }
}

extension XMLElement {
    /// Calls a function with this element and all inside, superelements first.
    func forEach(_ body: (XMLElement) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }
}
