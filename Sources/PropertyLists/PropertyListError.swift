/// Why data is not a property list, or not one that is read.
package struct PropertyListError: Error, Hashable, Sendable {
    /// The reason, as a part of a sentence whose subject is the file.
    package var message: String
    /// What to do.
    package var hint = "convert the file with plutil, or get it again from its source"
    /// The line, counted from 1; nil for the file as a whole.
    package var line: Int?

    /// Creates an error.
    package init(_ message: String, hint: String? = nil, line: Int? = nil) {
        self.message = message
        if let hint { self.hint = hint }
        self.line = line
    }

    static func tooLarge(_ limits: PropertyListLimits) -> PropertyListError {
        PropertyListError(
            "it stands for more than \(limits.values) values or \(limits.bytes >> 20) MB of text",
            hint:
                "parts that name one another many times are refused; write out what is needed, in several files"
        )
    }

    static func tooDeep(_ limits: PropertyListLimits, line: Int? = nil) -> PropertyListError {
        PropertyListError(
            "it has more than \(limits.depth) values inside one another",
            hint: "translations need no more than three; take the others out", line: line)
    }
}
