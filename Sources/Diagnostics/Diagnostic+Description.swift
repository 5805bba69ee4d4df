extension Diagnostic.Severity: CustomStringConvertible {
    /// The name of the severity in messages.
    public var description: String {
        switch self {
        case .note: "note"
        case .warning: "warning"
        case .error: "error"
        }
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The text for a terminal: `place: severity: message [code]`, followed by a line for each note and
    /// hint, without control characters.
    public var description: String {
        var head = "\(severity): \(message)"
        if let view { head += " (\(view))" }
        head += " [\(code.name)]"
        if let place { head = "\(place): \(head)" }
        let tail = notes.map { "  note: \($0)" } + hints.map { "  hint: \($0)" }
        return ([head] + tail).joined(separator: "\n").printable
    }
}
