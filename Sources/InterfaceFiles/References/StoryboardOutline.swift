import Diagnostics
import Files
import XML

/// The controllers of a storyboard that references may lead to.
struct StoryboardOutline: Sendable {
    /// The storyboard identifiers, sorted.
    let identifiers: [String]
    /// Whether it has an initial controller.
    let hasInitialController: Bool

    /// Reads a storyboard.
    ///
    /// - Returns: The outline, or why the file cannot be read; nil for none, and for one of another platform.
    static func read(atPath path: String) -> Result<StoryboardOutline, StoryboardReferenceError>? {
        guard FileType(at: path) == .file else { return nil }
        switch fileBytes(atPath: path, file: path, as: .interfaceBuilder) {
        case .failure(let refusal): return .failure(.unreadable(refusal.diagnostic))
        case .success(let bytes):
            do throws(XMLProblem) {
                let root = try readInterfaceBuilderXML(bytes)
                return IBHeader.problem(of: root) == nil ? .success(StoryboardOutline(root)) : nil
            } catch {
                return .failure(.unreadable(error.diagnostic(file: path)))
            }
        }
    }

    private init(_ document: XMLElement) {
        let graph = IBSceneGraph(document: document)
        identifiers = graph.controllers.values.compactMap { $0["storyboardIdentifier"] }.sorted()
        hasInitialController = document["initialViewController"].map { graph.controllers[$0] != nil } ?? false
    }

    /// Returns why a reference to the storyboard leads nowhere; nil if it leads to a controller.
    func problem(of reference: StoryboardReference, named name: String) -> StoryboardReferenceError? {
        let isFound = reference.identifier.map(identifiers.contains) ?? hasInitialController
        return isFound
            ? nil : .noController(reference.identifier, storyboard: name, identifiers: identifiers)
    }
}
