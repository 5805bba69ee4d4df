import ArgumentParser
import Maquette

/// Reads a flag's value that is one of a few words. Case does not count.
///
/// Not a conformance to the parser's own protocol: that would have to be public, and so would the parser.
enum Word<Value: RawRepresentable<String> & CaseIterable> {
    /// The value that a word stands for.
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
