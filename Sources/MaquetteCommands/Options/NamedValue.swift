import ArgumentParser
import Maquette

/// Parses a flag value that is one of several names, ignoring case.
///
/// Not a conformance to `ExpressibleByArgument`: that would have to be public and would expose the parser.
enum NamedValue<Value: RawRepresentable<String> & CaseIterable> {
    /// Returns the value with a name.
    static func read(_ text: String) throws -> Value {
        let known = Value.allCases.map(\.rawValue)
        if let name = known.first(where: { $0.lowercased() == text.lowercased() }),
            let value = Value(rawValue: name)
        {
            return value
        }
        let hint = NearestName.of(text, among: known).map { "; did you mean '\($0)'?" } ?? ""
        throw ValidationError("'\(text)' is none of \(known.joined(separator: ", "))\(hint)")
    }
}
