import ScreenFiles
import Scripts

/// The pictures of a screen's states: one of a state, or those that its script takes.
struct StatePictures {
    /// The states in order.
    let states: [String]
    /// The scripts of those that have one.
    let scripts: [String: Script]
    /// Whether a state is another name for the screen as declared.
    let namesBase: Bool

    struct Picture: Hashable {
        /// The state; nil for the screen as declared.
        var state: String?
        /// The picture of the state's script.
        var capture: Script.Capture?
        /// When it is taken, in seconds after the screen has appeared; nil for the time of the capture.
        var time: Double?

        /// The name where states are named; nil for the screen as declared.
        var name: String? { state.map { Script.pictureName(state: $0, capture: capture?.name) } }
    }

    /// The names of the states and of their pictures.
    private var ownNames: [String] {
        states.flatMap { state in
            [state] + pictures(of: state).compactMap(\.name).filter { $0 != state }
        }
    }

    /// The names that select pictures.
    var names: [String] { ownNames + (ownNames.isEmpty ? [] : [StateSelection.baseName]) }

    /// What states and pictures are called in the names of outputs, by their names.
    var parts: [String: String] {
        Dictionary(zip(ownNames, OutputName.parts(of: ownNames))) { first, _ in first }
    }

    /// Returns the pictures of a state.
    private func pictures(of state: String) -> [Picture] {
        guard let script = scripts[state] else { return [Picture(state: state)] }
        return script.captures.map { Picture(state: state, capture: $0) }
    }

    /// Returns the selected pictures, and the names that select none.
    func selected(_ selection: StateSelection) -> (pictures: [Picture], unknown: [String]) {
        switch selection {
        case .declared: return ([Picture()], [])
        case .all: return ((namesBase ? [] : [Picture()]) + states.flatMap(pictures), [])
        case .named(let names):
            var found: [Picture] = [], unknown: [String] = []
            for name in names.map(ownName) {
                let named =
                    name == StateSelection.baseName
                    ? [Picture()]
                    : states.contains(name)
                        ? pictures(of: name) : states.flatMap(pictures).filter { $0.name == name }
                if named.isEmpty { unknown.append(name) }
                // A state and one of its pictures may both be named.
                found += named.filter { !found.contains($0) || $0.capture?.name == nil }
            }
            return (found, unknown)
        }
    }

    /// Returns the name of a state or picture for one that was given, which may be what it is called in the names of
    /// outputs.
    private func ownName(_ given: String) -> String {
        ownNames.contains(given) ? given : parts.first { $0.value == given }?.key ?? given
    }

    /// Returns pictures at some times after the screen has appeared instead of those that scripts take; nil stands
    /// for all times.
    static func taken(at times: [Double?], insteadOf pictures: [Picture]) -> [Picture] {
        var states: [String?] = []
        for picture in pictures where !states.contains(picture.state) { states.append(picture.state) }
        return states.flatMap { state in times.map { Picture(state: state, time: $0) } }
    }

    /// Returns what is wrong with the scripts of a screen in Swift.
    func problems(at place: Place) -> [Diagnostic] {
        var problems = states.flatMap { scripts[$0]?.problems(at: place) ?? [] }
        var known: Set<String> = []
        for name in states.flatMap(pictures).compactMap(\.name) where !known.insert(name).inserted {
            problems.append(Diagnostic(.screenName, "two pictures are called '\(name)'", at: place))
        }
        return problems
    }
}
