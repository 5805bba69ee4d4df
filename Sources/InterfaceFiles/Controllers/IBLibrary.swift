import Files
import ScreenDocuments

/// The storyboards that one refers to, each opened once.
final class IBLibrary {
    private let search: StoryboardSearch?
    private var files: [String: IBFile] = [:]
    /// The paths where storyboards were looked for, whether they are there or not.
    private(set) var paths: [String] = []

    /// The maximum number of storyboards that are opened for one document. Chosen: more than large apps have.
    private static let limit = 64

    /// Creates a library.
    ///
    /// - Parameter search: Finds the files; nil for a document that is not from a file, which has no others.
    init(search: StoryboardSearch?) { self.search = search }

    /// Returns the document and the id of the controller that a reference in a document leads to.
    func target(
        of reference: StoryboardReference, in file: IBFile
    ) throws(StoryboardReferenceError) -> (file: IBFile, id: String) {
        var other = file
        if let name = reference.storyboard {
            guard let search, let path = file.path else { throw .noStoryboard(name) }
            paths += search.paths(named: name, bundle: reference.bundle, from: path)
            other = try open(
                try search.storyboard(named: name, bundle: reference.bundle, from: path), named: name)
        }
        guard let id = other.controllerID(named: reference.identifier), other.graph.controllers[id] != nil
        else {
            throw .noController(
                reference.identifier,
                storyboard: reference.storyboard ?? ScreenDocument.name(ofFile: file.name),
                identifiers: other.identifiers)
        }
        return (other, id)
    }

    /// Returns why a reference in a document leads nowhere, without opening what it leads to for drawing; nil if it leads
    /// to a controller.
    func problem(of reference: StoryboardReference, in file: IBFile) -> StoryboardReferenceError? {
        if let name = reference.storyboard, let search, let path = file.path {
            paths += search.paths(named: name, bundle: reference.bundle, from: path)
            paths += search.paths(named: name, bundle: reference.bundle, from: path)
            return search.problem(of: reference, to: name, from: path)
        }
        do throws(StoryboardReferenceError) {
            _ = try target(of: reference, in: file)
            return nil
        } catch {
            return error
        }
    }

    private func open(_ path: String, named name: String) throws(StoryboardReferenceError) -> IBFile {
        if let known = files[path] { return known }
        guard files.count < IBLibrary.limit else { throw .noStoryboard(name) }
        switch fileBytes(atPath: path, file: path, as: .interfaceBuilder) {
        case .failure(let refusal): throw .unreadable(refusal.diagnostic)
        case .success(let bytes):
            do throws(XMLProblem) {
                let file = IBFile(root: try readInterfaceBuilderXML(bytes), name: path, path: path)
                files[path] = file
                return file
            } catch {
                throw .unreadable(error.diagnostic(file: path))
            }
        }
    }
}
