import Maquette
import ScreenDocuments

/// The storyboards of a run by their names, to find what references lead to.
struct StoryboardIndex {
    /// The storyboards in the order of files.
    private(set) var storyboards: [Storyboard] = []
    private var byName: [String: [Int]] = [:]

    struct Storyboard {
        /// The index of the file.
        var file: Int
        /// The folders of the file and its name.
        var path: [Substring]
        /// The scenes and segues.
        var flow: StoryboardFlow
        /// The names of its scenes; nil for that of a file with a single one.
        var scenes: [String?]
    }

    /// How many references are followed one after another. Chosen: Xcode refuses a reference to a reference.
    private static let followed = 4

    /// Adds a storyboard.
    mutating func add(_ flow: StoryboardFlow, of document: ScreenDocument, path: String, file: Int) {
        byName[document.name, default: []].append(storyboards.count)
        storyboards.append(
            Storyboard(
                file: file, path: path.split(separator: "/"), flow: flow, scenes: document.scenes.map(\.name))
        )
    }

    /// Returns the controller that a storyboard reference leads to, by file and object id; nil for other
    /// controllers, and if none of the storyboards has it.
    func resolved(_ id: String, in storyboard: Storyboard) -> (file: Int, id: String)? {
        var current = storyboard
        var controller = current.flow.controllers.first { $0.id == id }
        for _ in 0..<Self.followed {
            guard let reference = controller?.reference else { break }
            guard let next = target(of: reference, from: current) else { return nil }
            (current, controller) = next
        }
        guard let controller, controller.reference == nil,
            controller.id != id || current.file != storyboard.file
        else { return nil }
        return (current.file, controller.id)
    }

    private func target(
        of reference: StoryboardFlow.Reference, from storyboard: Storyboard
    ) -> (Storyboard, StoryboardFlow.Controller)? {
        var candidates = [storyboard]
        if let name = reference.storyboard, !name.isEmpty {
            // Of several with one name, the nearest.
            let found = (byName[name] ?? []).map { storyboards[$0] }
            let near = found.map { zip($0.path, storyboard.path).prefix { $0 == $1 }.count }
            candidates = found.indices.sorted { (near[$1], $0) < (near[$0], $1) }.map { found[$0] }
        }
        for candidate in candidates {
            let controller = candidate.flow.controllers.first { controller in
                reference.identifier.map { $0 == controller.identifier } ?? controller.isInitial
            }
            if let controller { return (candidate, controller) }
        }
        return nil
    }
}
