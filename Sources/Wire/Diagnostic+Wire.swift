package import Diagnostics

extension WireWriter {
    /// Writes a diagnostic.
    package mutating func write(_ diagnostic: Diagnostic) {
        write(name: diagnostic.code.name)
        write(count: diagnostic.severity.rawValue)
        write(diagnostic.message)
        write(optional: diagnostic.place) { writer, place in
            writer.write(name: place.file)
            writer.write(optional: place.line) { $0.write($1) }
            writer.write(optional: place.column) { $0.write($1) }
        }
        write(optional: diagnostic.view) { $0.write($1) }
        write(list: diagnostic.notes) { $0.write($1) }
        write(list: diagnostic.hints) { $0.write(name: $1) }
        write(list: diagnostic.subjects) { writer, subject in
            writer.write(subject.name)
            writer.write(subject.count)
        }
    }
}

extension WireReader {
    /// Reads a diagnostic.
    ///
    /// - Parameter code: Returns the code of a name; nil if there is none.
    /// - Returns: The diagnostic.
    /// - Throws: If its code is unknown or never has its severity, and what reading its parts throws.
    package mutating func diagnostic(
        code: (String) -> DiagnosticCode?
    ) throws(WireError) -> Diagnostic {
        guard let code = code(try name()) else { throw error(.unknownCode) }
        guard let severity = Diagnostic.Severity(rawValue: try count()) else { throw error(.unknownCase) }
        let message = try text()
        let place = try optional { reader throws(WireError) in
            Place(
                file: try reader.name(),
                line: try reader.optional { reader throws(WireError) in try reader.integer() },
                column: try reader.optional { reader throws(WireError) in try reader.integer() })
        }
        let view = try optional { reader throws(WireError) in try reader.text() }
        let notes = try list { reader throws(WireError) in try reader.text() }
        let hints = try list { reader throws(WireError) in try reader.name() }
        let subjects = try list { reader throws(WireError) in
            Diagnostic.Subject(try reader.text(), count: try reader.integer())
        }
        let diagnostic = Diagnostic(
            code, message, of: subjects, at: place, view: view, notes: notes, hints: hints)
        // The context decides the severity.
        let contexts: [Diagnostic.Context] = [.input, .drawnScreen, .component, .lint]
        guard
            let reported = contexts.lazy.map(diagnostic.reported).first(where: { $0.severity == severity })
        else { throw error(.range) }
        return reported
    }
}
