import Glibc

/// The variables of a program.
package struct ProgramEnvironment: Sendable {
    /// The names of the variables of this process that it does not get; nil if it gets none of them.
    private var removed: Set<String>?
    private var added: [String: String]

    /// The variables of this process.
    package static let inherited = ProgramEnvironment(removed: [], added: [:])

    /// The variables of this process, with changes.
    ///
    /// - Parameters:
    ///   - added: Variables in addition to those of this process, or instead of them.
    ///   - removed: The names of variables of this process that are left out.
    /// - Returns: The variables.
    package static func inherited(adding added: [String: String], removing removed: Set<String> = [])
        -> ProgramEnvironment
    {
        ProgramEnvironment(removed: removed, added: added)
    }

    /// No variables but these.
    package static func only(_ variables: [String: String]) -> ProgramEnvironment {
        ProgramEnvironment(removed: nil, added: variables)
    }

    /// The variables as `NAME=value`.
    var entries: [String] {
        var entries = added.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        guard let removed else { return entries }
        var next = environ
        while let entry = next.pointee {
            let text = String(cString: entry)
            let name = String(text.prefix { $0 != "=" })
            if !removed.contains(name), added[name] == nil { entries.append(text) }
            next += 1
        }
        return entries
    }
}
