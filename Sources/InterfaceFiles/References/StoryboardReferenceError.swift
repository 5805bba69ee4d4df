package import Diagnostics

/// Why a storyboard reference leads nowhere.
package enum StoryboardReferenceError: Error {
    /// No storyboard has the name.
    case noStoryboard(String)
    /// The storyboard has no controller of the identifier, or no initial one for nil; the others that it has.
    case noController(String?, storyboard: String, identifiers: [String])
    /// The storyboard cannot be read.
    case unreadable(Diagnostic)

    /// Returns the diagnostic of a reference at a place.
    package func diagnostic(at place: Place) -> Diagnostic {
        let start = "the storyboard reference leads nowhere: "
        switch self {
        case .noStoryboard(let name):
            return Diagnostic(
                .storyboardController, start + "there is no storyboard '\(name)'", of: name, at: place,
                hints: ["searched: the folder of the file, the one around it, and the project"])
        case .noController(let identifier?, let storyboard, let identifiers):
            return Diagnostic(
                .storyboardController, start + "'\(storyboard)' has no controller '\(identifier)'",
                of: identifier, at: place, hints: NearestName.hints(for: identifier, among: identifiers))
        case .noController(nil, let storyboard, let identifiers):
            return Diagnostic(
                .storyboardController, start + "'\(storyboard)' has no initial controller", of: storyboard,
                at: place,
                hints: identifiers.isEmpty
                    ? [] : ["give the reference one of: \(identifiers.prefix(8).joined(separator: ", "))"])
        case .unreadable(let problem):
            var diagnostic = problem.reported(in: .component)
            diagnostic.notes.append("a storyboard reference leads there, at \(place)")
            return diagnostic
        }
    }
}
