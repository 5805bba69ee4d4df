/// An error that the compiler reports about a ported source.
package struct CompilerMessage: Hashable, Sendable {
    /// The path that the message names.
    package var file: String
    /// The line, from 1.
    package var line: Int
    /// The column in bytes, from 1.
    package var column: Int
    /// What is wrong.
    package var text: String

    /// Whether an expression takes the compiler more steps than it may use.
    package var isOfTooManySteps: Bool { Self.isOfTooManySteps(text) }

    /// Whether a message says that an expression takes the compiler more steps than it may use.
    static func isOfTooManySteps(_ text: String) -> Bool {
        text.contains("unable to type-check this expression in reasonable time")
    }

    /// Whether the compiler did not come to its end.
    package var isOfCrash: Bool { text == Self.crash }

    private static let crash = "the compiler crashes here"

    /// Whether the message is about what paths through a function set, return and read, which the compiler looks at when
    /// all types are right.
    ///
    /// Source: the errors of Swift's mandatory passes on SIL, `DiagnosticsSIL.def`.
    package var isOfFlow: Bool {
        Self.beginningsOfFlow.contains(where: text.hasPrefix)
            || Self.partsOfFlow.contains(where: text.contains)
    }

    private static let beginningsOfFlow = [
        "missing return in", "return from initializer without initializing all stored properties",
        "return from enum initializer method without storing to 'self'",
    ]
    private static let partsOfFlow = [
        "' used before being initialized", "captured by a closure before being initialized",
        "not initialized at ", "isn't called on all paths before", "isn't called before",
        "before 'super.init' call", "before 'self.init' call",
        "before all stored properties are initialized",
    ]

    /// Returns the name that a message does not find in a scope; nil for other messages.
    package static func missingName(in text: String) -> String? {
        let start = ["cannot find type '", "cannot find '"].first(where: text.hasPrefix)
        guard let rest = start.map({ text.dropFirst($0.count) }), let end = rest.firstRange(of: "' in scope")
        else { return nil }
        return String(rest[..<end.lowerBound])
    }

    /// The name that is not found and may be that of a type; nil for other messages.
    ///
    /// The names of types begin with a capital letter and have a small one, unlike those of constants of C. A name with the
    /// prefix of a framework of the system is missing in that, and not in another module.
    package var missingTypeName: String? {
        guard text.hasSuffix("' in scope"), let name = Self.missingName(in: text), let first = name.first,
            first.isUppercase, name.contains(where: \.isLowercase), !name.contains("_")
        else { return nil }
        let isOfSystem =
            Self.systemPrefixes.contains(String(name.prefix(2)))
            && name.dropFirst(2).first?.isUppercase ?? false
        return isOfSystem ? nil : name
    }

    /// Whether a name is missing that no superclass declares: those of members begin with a small letter.
    var isCertain: Bool { Self.missingName(in: text)?.first?.isUppercase ?? false }

    /// The prefixes of frameworks of the system that other modules hardly use.
    private static let systemPrefixes: Set = [
        "UI", "CA", "CF", "CG", "CI", "CL", "CT", "AV", "MK", "MT", "NW", "UN", "UT", "WK",
    ]

    /// Creates a message.
    package init(file: String, line: Int, column: Int, text: String) {
        self.file = file
        self.line = line
        self.column = column
        self.text = text
    }

    /// Reads a line of the compiler's output: `path:line:column: error: text`; nil for other lines.
    package init?(_ line: some StringProtocol) {
        guard let mark = line.firstRange(of: ": error: ") else { return nil }
        let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard place.count >= 3, let column = Int(place[place.count - 1]),
            let number = Int(place[place.count - 2]), number > 0, column > 0
        else { return nil }
        self.init(
            file: place.dropLast(2).joined(separator: ":"), line: number, column: column,
            text: String(line[mark.upperBound...]))
    }

    /// Returns the errors in the output of a compiler, each once; or else where it has crashed.
    ///
    /// - Parameter output: What the compiler has written.
    /// - Returns: The messages, in their order.
    package static func all(in output: String) -> [CompilerMessage] {
        var known: Set<CompilerMessage> = []
        let errors = output.split(separator: "\n").compactMap { CompilerMessage($0) }.filter {
            known.insert($0).inserted
        }
        return errors.isEmpty ? crashes(in: output) : errors
    }

    /// Returns the innermost place that each crash of the compiler names.
    ///
    /// Source: the dumps of Swift's compiler, lines such as `3. While type-checking expression at [/a.swift:2:5 - line:2:9]`
    /// and `4. While silgen emitFunction SIL function "@f" for 'f()' (at /a.swift:1:1)` behind `Stack dump:`.
    private static func crashes(in output: String) -> [CompilerMessage] {
        var found: [CompilerMessage] = [], isNew = false
        for line in output.split(separator: "\n") {
            if line.hasPrefix("Stack dump:") { isNew = true }
            guard line.first?.isNumber ?? false,
                let match = line.matches(of: /(?:at \[|\(at )(\/.+?):(\d+):(\d+)/).last,
                let number = Int(match.2), let column = Int(match.3), number > 0, column > 0
            else { continue }
            let message = CompilerMessage(
                file: String(match.1), line: number, column: column, text: crash)
            if isNew { found.append(message) } else if !found.isEmpty { found[found.count - 1] = message }
            isNew = false
        }
        return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
