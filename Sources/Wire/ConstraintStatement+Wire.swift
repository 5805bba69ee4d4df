package import Scene

extension WireWriter {
    /// Writes what is said of a constraint.
    package mutating func write(_ statement: ConstraintStatement) {
        write(statement.sentence)
        write(statement.text)
        write(optional: statement.identifier) { $0.write($1) }
        write(statement.outcome)
        write(statement.isOwn)
        write(optional: statement.other) { $0.write($1) }
    }
}

extension WireReader {
    /// Reads what is said of a constraint.
    package mutating func constraintStatement() throws(WireError) -> ConstraintStatement {
        let sentence = try text(), words = try text()
        let identifier = try optional { reader throws(WireError) in try reader.text() }
        let outcome: ConstraintStatement.Outcome = try value(), isOwn = try flag()
        let other = try optional { reader throws(WireError) in try reader.text() }
        return ConstraintStatement(
            sentence: sentence, text: words, identifier: identifier, outcome: outcome, isOwn: isOwn,
            other: other)
    }
}
